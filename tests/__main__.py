"""Runs all the tests, setting up what they need first: python3 tests [arguments of pytest].

They run on all cores; -n 0 runs them in one process, for a debugger or for printing.
"""

import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path[0] = ROOT

from euchre.start import notice


def main(arguments):
    # type: (list[str]) -> int
    """Run pytest from the project's folder; return its exit status."""
    notice.require_python()
    from euchre.start.bootstrap import GAME, OPEN_SPIEL, TESTS, prepare

    prepare(GAME, TESTS, OPEN_SPIEL, share=True)
    # What the tests start is found by the folder it lies in, whomever this Python trusts.
    os.environ.pop("PYTHONSAFEPATH", None)
    import pytest

    if os.getcwd() != ROOT:
        # pytest is to find its settings, and yet the files that were named.
        arguments = [os.path.abspath(a) if os.path.exists(a) else a for a in arguments]
        os.chdir(ROOT)
    return int(pytest.main(["-n", "auto", "--rootdir", ROOT] + _joined(arguments)))


def _joined(arguments):
    # type: (list[str]) -> list[str]
    """Write "--vectors FOLDER" as one word, or pytest takes the folder for one of tests."""
    joined = []  # type: list[str]
    for argument in arguments:
        if joined and joined[-1] == "--vectors":
            joined[-1] = "--vectors=" + argument
        else:
            joined.append(argument)
    return joined


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
