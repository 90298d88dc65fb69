"""Shows a few words in a small window of its own process, with whatever this computer has.

Run as a program: small_window.py MODE TITLE TEXT BUTTON [BUTTON]. MODE "message" stays until it
is closed; "question" has two buttons and exits with AGREED or DECLINED; "progress" reads lines
from standard input, shows the newest, closes at its end, and exits with STOPPED when the person
presses the button. UNABLE says that nothing was found to show it with.
Written for Python 2.7 as well: it must also be able to say that a Python is too old.
"""

import importlib
import os
import subprocess
import sys
import textwrap
import threading

if False:  # for the type checker only: Python 2.7 has no typing
    from typing import IO, Any, Iterator, List, Optional

STOPPED = DECLINED = 10
UNABLE = 11
AGREED = 12
WIDTH = 460  # pixels
LONGEST = 120  # characters of a progress line


def main(arguments):
    # type: (List[str]) -> int
    """Show what the arguments say; return the exit status."""
    mode, title, text = arguments[:3]
    buttons = arguments[3:]
    if sys.platform not in ("win32", "darwin") and not _has_display():
        return UNABLE
    for way in (_tkinter, _windows, _macos, _linux):
        try:
            status = way(mode, title, text, buttons)
        except Exception:
            continue
        if status != UNABLE:
            return status
    return UNABLE


def _has_display():
    # type: () -> bool
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _tkinter(mode, title, text, buttons):
    # type: (str, str, str, List[str]) -> int
    new = sys.version_info[0] > 2
    tkinter = importlib.import_module("tkinter" if new else "Tkinter")  # type: Any
    ttk = importlib.import_module("tkinter.ttk" if new else "ttk")  # type: Any
    root = tkinter.Tk()
    root.title(title)
    root.resizable(width=False, height=False)
    status = [0]

    def leave(answer=0 if mode == "message" else STOPPED):
        # type: (int) -> None
        status[0] = answer
        root.destroy()

    frame = ttk.Frame(root, padding=24)
    frame.grid()
    ttk.Label(frame, text=text, wraplength=WIDTH, justify="left").grid(sticky="w")
    newest = _progress_in(ttk, frame) if mode == "progress" else None
    _add_buttons(ttk, frame, mode, buttons, leave)
    root.protocol("WM_DELETE_WINDOW", leave)
    root.bind("<Escape>", lambda _event: leave())
    root.eval("tk::PlaceWindow . center")
    # Whatever is shown later, the window keeps its size.
    root.update_idletasks()
    root.geometry("%dx%d" % (root.winfo_reqwidth(), root.winfo_reqheight()))
    if newest is not None:
        _follow(root, newest, leave)
    root.mainloop()
    return status[0]


def _add_buttons(ttk, frame, mode, buttons, leave):
    # type: (Any, Any, str, List[str], Any) -> None
    row = ttk.Frame(frame)
    row.grid(sticky="e", pady=(18, 0))
    answers = {buttons[-1]: leave}
    if mode == "question":
        answers[buttons[0]] = lambda: leave(AGREED)
    # The first is the one that is wanted most, and at the right.
    for button in reversed(buttons):
        command = answers[button]
        made = ttk.Button(row, text=button, command=command)
        made.pack(side="left", padx=(8, 0))
        made.bind("<Return>", lambda _event, command=command: command())
        made.focus_set()


def _progress_in(ttk, frame):
    # type: (Any, Any) -> Any
    bar = ttk.Progressbar(frame, mode="indeterminate", length=WIDTH)
    bar.grid(pady=(16, 6), sticky="ew")
    bar.start(15)
    # Room for the two lines that a long sentence needs.
    newest = ttk.Label(frame, text="\n", foreground="#666666", wraplength=WIDTH)
    newest.grid(sticky="nw")
    frame.rowconfigure(newest.grid_info()["row"], minsize=newest.winfo_reqheight())
    return newest


def _follow(root, newest, leave):
    # type: (Any, Any, Any) -> None
    lines = []  # type: List[Optional[str]]
    reader = threading.Thread(target=_read, args=(lines,))
    reader.daemon = True
    reader.start()

    def look():
        # type: () -> None
        line = lines[-1] if lines else ""
        if line is None:
            leave(0)
        else:
            newest.configure(text=line[:LONGEST])
            root.after(100, look)

    look()


def _read(lines):
    # type: (List[Optional[str]]) -> None
    for line in iter(sys.stdin.readline, ""):
        if line.strip():
            lines.append(line.strip())
    lines.append(None)


def _windows(mode, title, text, _buttons):
    # type: (str, str, str, List[str]) -> int
    if sys.platform == "win32":
        ctypes = importlib.import_module("ctypes")  # type: Any
        ok_or_cancel, yes_or_no, information, asking = 0x1, 0x4, 0x40, 0x20
        kinds = {
            "message": information,
            "progress": information | ok_or_cancel,
            "question": asking | yes_or_no,
        }
        cancelled, yes = 2, 6
        pressed = ctypes.windll.user32.MessageBoxW(None, text, title, kinds[mode])
        if mode == "question":
            return AGREED if pressed == yes else DECLINED
        return STOPPED if pressed == cancelled and mode == "progress" else 0
    return UNABLE


def _macos(mode, title, text, buttons):
    # type: (str, str, str, List[str]) -> int
    if not _found("osascript"):
        return UNABLE
    listed, cancel = "{item 3 of argv}", ""
    if mode == "question":
        listed, cancel = "{item 4 of argv, item 3 of argv}", " cancel button (item 4 of argv)"
    script = (
        "on run argv\n"
        "display dialog (item 1 of argv) with title (item 2 of argv) "
        "buttons %s default button (item 3 of argv)%s\n"
        "end run" % (listed, cancel)
    )
    command = ["osascript", "-e", script, text, title] + buttons
    if mode == "question":
        return AGREED if subprocess.call(command) == 0 else DECLINED
    return _attend(command, mode, STOPPED)


def _linux(mode, title, text, buttons):
    # type: (str, str, str, List[str]) -> int
    if mode == "question":
        return _linux_question(title, text, buttons)
    for command in _linux_commands(mode, title, text, buttons[0]):
        if _found(command[0]):
            # Only zenity and xmessage tell a pressed button from a closed window.
            answer = STOPPED if command[0] in ("zenity", "xmessage") else 0
            return _attend(command, mode, answer)
    return UNABLE


def _linux_question(title, text, buttons):
    # type: (str, str, List[str]) -> int
    yes, no = buttons
    answers = "%s:0,%s:%d" % (yes, no, DECLINED)
    commands = [
        [
            "zenity", "--question", "--no-markup", "--width=%d" % WIDTH, "--title=" + title,
            "--text=" + text, "--ok-label=" + yes, "--cancel-label=" + no,
        ],
        ["kdialog", "--title", title, "--yes-label", yes, "--no-label", no, "--yesno", text],
        ["xmessage", "-center", "-title", title, "-buttons", answers, _folded(text)],
    ]  # fmt: skip
    for command in commands:
        if _found(command[0]):
            window = subprocess.Popen(command, stderr=subprocess.PIPE)
            complaint = window.communicate()[1]
            if window.returncode == 0:
                return AGREED
            if b"display" not in complaint.lower():
                return DECLINED
            # It could not show anything: nobody was asked.
    return UNABLE


def _linux_commands(mode, title, text, button):
    # type: (str, str, str, str) -> Iterator[List[str]]
    if mode == "progress":
        yield [
            "zenity", "--progress", "--pulsate", "--no-markup", "--width=%d" % WIDTH,
            "--title=" + title, "--text=" + text, "--cancel-label=" + button,
        ]  # fmt: skip
    else:
        yield [
            "zenity", "--info", "--no-markup", "--width=%d" % WIDTH,
            "--title=" + title, "--text=" + text, "--ok-label=" + button,
        ]  # fmt: skip
    yield ["kdialog", "--title", title, "--msgbox", text]
    yield ["xmessage", "-center", "-title", title, "-buttons", button, _folded(text)]
    # The text is an argument, never a part of the script.
    script = 'printf "%s\\n\\n" "$0"; printf "[%s] " "$1"; read -r answer'
    for terminal in ("x-terminal-emulator", "xterm"):
        yield [terminal, "-e", "sh", "-c", script, text, button]
    yield ["notify-send", "--expire-time=60000", title, text]


def _folded(text):
    # type: (str) -> str
    return "\n".join(textwrap.fill(part, 72) for part in text.split("\n"))


def _found(program):
    # type: (str) -> bool
    folders = os.environ.get("PATH", os.defpath).split(os.pathsep)
    return any(os.access(os.path.join(folder, program), os.X_OK) for folder in folders)


def _attend(command, mode, answer):
    # type: (List[str], str, int) -> int
    """Wait for the person or, in progress, for the end of the lines: then close the window."""
    pipe = subprocess.PIPE if mode == "progress" else None
    window = subprocess.Popen(command, stdin=pipe)
    if mode != "progress":
        window.wait()
        return 0
    ended = threading.Event()
    feeder = threading.Thread(target=_feed, args=(window.stdin, ended))
    feeder.daemon = True
    feeder.start()
    while not ended.is_set():
        if window.poll() is not None and answer:
            return answer
        ended.wait(0.1)
    if window.poll() is None:
        window.terminate()
    return 0


def _feed(pipe, ended):
    # type: (IO[bytes], threading.Event) -> None
    for line in iter(sys.stdin.readline, ""):
        try:
            # What zenity shows as its newest line; the others do not read.
            pipe.write(("# " + line).encode("utf-8"))
            pipe.flush()
        except (IOError, ValueError):
            pass
    ended.set()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
