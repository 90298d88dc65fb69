"""Why a set-up failed, in one sentence, and never for a wrong reason."""

from __future__ import annotations

import pytest

from euchre.start.installer import explanation

RETRIES = (
    "2026-11-30T10:00:00,1 WARNING: Retrying (Retry(total=1)) after connection broken by "
    "'NewConnectionError(...)': /simple/pygame-ce/\n"
)
CACHE = "WARNING: The directory '/x' is not writable: [Errno 13] Permission denied\n"


@pytest.mark.parametrize(
    ("log", "words"),
    [
        (RETRIES + "ERROR: No matching distribution found for pygame-ce", "check the network"),
        (RETRIES + "ERROR: OSError: [Errno 28] No space left on device", "free up some space"),
        (RETRIES + "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", "so it was deleted"),
        (
            RETRIES + "ERROR: Could not find a version that satisfies the requirement "
            "pygame-ce==2.5.8 (from versions: 2.5.1, 2.5.2)\nERROR: No matching distribution",
            "another Python",
        ),
        (CACHE + "ERROR: The moon is full.", "(ERROR: The moon is full)"),
        (CACHE + RETRIES + "2026-11-30T10:00:00,1 ERROR: The moon is full.", "moon is full"),
        ("ERROR: No matching distribution found for pygame-ce", "another Python"),
        ("Ignoring indexes: x\nERROR: No matching distribution found", "no package index"),
        (
            (
                "SSLError(SSLCertVerificationError(1, 'CERTIFICATE_VERIFY_FAILED'))\n"
                "ERROR: Could not find a version (from versions: none)"
            ),
            "certificate",
        ),
        (
            (
                "ERROR: Exception:\nTraceback:\n  x\npip._vendor.urllib3.exceptions."
                "ReadTimeoutError: Read timed out."
            ),
            "check the network",
        ),
        ("Traceback:\n  x\nModuleNotFoundError: No module named 'pip._x'", "'pip._x'"),
        ("", "it gave no reason"),
    ],
)
def test_the_last_error_counts_and_not_what_was_overcome(log: str, words: str) -> None:
    sentence = explanation(log, ["pygame-ce>=2.5.8,<2.6"])
    assert words in sentence
    assert sentence.endswith(".")
    assert "{" not in sentence
