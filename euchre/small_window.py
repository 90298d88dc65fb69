"""Shows a few words in a small window of its own process, with whatever this computer has.

Run as a program: small_window.py MODE TITLE TEXT BUTTON. MODE "message" stays until it is
closed; "progress" also reads lines from standard input, shows the newest, closes at its end,
and exits with STOPPED when the person presses the button. UNABLE says that nothing was found.
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

STOPPED = 10
UNABLE = 11
LONGEST = 68  # characters of a progress line


def main(arguments):
    # type: (List[str]) -> int
    """Show what the arguments say; return the exit status."""
    mode, title, text, button = arguments
    if sys.platform not in ("win32", "darwin") and not _has_display():
        return UNABLE
    for way in (_tkinter, _windows, _macos, _linux):
        try:
            status = way(mode, title, text, button)
        except Exception:
            continue
        if status != UNABLE:
            return status
    return UNABLE


def _has_display():
    # type: () -> bool
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _tkinter(mode, title, text, button):
    # type: (str, str, str, str) -> int
    new = sys.version_info[0] > 2
    tkinter = importlib.import_module("tkinter" if new else "Tkinter")  # type: Any
    ttk = importlib.import_module("tkinter.ttk" if new else "ttk")  # type: Any
    root = tkinter.Tk()
    root.title(title)
    root.resizable(width=False, height=False)
    status = [0]

    def leave(answer=STOPPED if mode == "progress" else 0):
        # type: (int) -> None
        status[0] = answer
        root.destroy()

    frame = ttk.Frame(root, padding=24)
    frame.grid()
    ttk.Label(frame, text=text, wraplength=460, justify="left").grid(sticky="w")
    if mode == "progress":
        _show_progress(ttk, root, frame, leave)
    close = ttk.Button(frame, text=button, command=leave)
    close.grid(sticky="e", pady=(18, 0))
    close.focus_set()
    root.protocol("WM_DELETE_WINDOW", leave)
    root.bind("<Escape>", lambda _event: leave())
    root.eval("tk::PlaceWindow . center")
    root.mainloop()
    return status[0]


def _show_progress(ttk, root, frame, leave):
    # type: (Any, Any, Any, Any) -> None
    bar = ttk.Progressbar(frame, mode="indeterminate", length=460)
    bar.grid(pady=(16, 6), sticky="ew")
    bar.start(15)
    newest = ttk.Label(frame, foreground="#666666")
    newest.grid(sticky="w")
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


def _windows(mode, title, text, _button):
    # type: (str, str, str, str) -> int
    if sys.platform == "win32":
        ctypes = importlib.import_module("ctypes")  # type: Any
        ok_or_cancel, cancelled, information = 0x1, 2, 0x40
        kind = information | (ok_or_cancel if mode == "progress" else 0)
        pressed = ctypes.windll.user32.MessageBoxW(None, text, title, kind)
        return STOPPED if pressed == cancelled and mode == "progress" else 0
    return UNABLE


def _macos(mode, title, text, button):
    # type: (str, str, str, str) -> int
    if not _found("osascript"):
        return UNABLE
    script = (
        "on run argv\n"
        "display dialog (item 1 of argv) with title (item 2 of argv) "
        "buttons {item 3 of argv} default button 1\n"
        "end run"
    )
    return _attend(["osascript", "-e", script, text, title, button], mode, STOPPED)


def _linux(mode, title, text, button):
    # type: (str, str, str, str) -> int
    for command in _linux_commands(mode, title, text, button):
        if _found(command[0]):
            # Only zenity and xmessage tell a pressed button from a closed window.
            answer = STOPPED if command[0] in ("zenity", "xmessage") else 0
            return _attend(command, mode, answer)
    return UNABLE


def _linux_commands(mode, title, text, button):
    # type: (str, str, str, str) -> Iterator[List[str]]
    if mode == "progress":
        yield [
            "zenity", "--progress", "--pulsate", "--no-markup", "--width=460",
            "--title=" + title, "--text=" + text, "--cancel-label=" + button,
        ]  # fmt: skip
    else:
        yield [
            "zenity", "--info", "--no-markup", "--width=460",
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
