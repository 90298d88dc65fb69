"""A safe start: whatever is in the settings file, it is neither read nor changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from euchre.start.command_line import StartOptions
from euchre.storage.settings import Settings
from euchre.ui import app

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("text", ['{"motion": "calm", "volume": 0.1}', "{ damaged"])
def test_the_settings_file_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text, encoding="utf-8", newline="\n")
    context = app._context(StartOptions(data_dir=tmp_path, safe=True))  # noqa: SLF001
    try:
        assert context.settings == Settings()
        context.change(motion="quick")
        assert context.settings.motion == "quick"
        assert context.notices == []
        assert [file.read_text(encoding="utf-8") for file in tmp_path.iterdir()] == [text]
    finally:
        context.close()


def test_otherwise_it_is_read(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"motion": "calm"}', encoding="utf-8")
    context = app._context(StartOptions(data_dir=tmp_path))  # noqa: SLF001
    assert context.settings.motion == "calm"
    context.close()
