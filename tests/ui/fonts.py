"""The fonts that Chromium finds in tests: one wide one. Whatever else a page shows, it has brought with it."""

import os
from pathlib import Path

WIDE = "DejaVu Sans"
FILES = ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf")
PACKAGE = Path(__file__).parents[2] / "ui" / "node_modules" / "dejavu-fonts-ttf" / "ttf"
CONFIGURATION = "<fontconfig><dir>{folder}/fonts</dir><cachedir>{folder}/cache</cachedir></fontconfig>"


def with_one_wide_font(folder: Path) -> dict[str, str]:
    """The environment for a Chromium that knows no font of the machine; what it is made of lies in the folder."""
    (folder / "fonts").mkdir()
    for name in FILES:
        (folder / "fonts" / name).symlink_to(PACKAGE / name)
    configuration = folder / "fonts.conf"
    configuration.write_text(CONFIGURATION.format(folder=folder), encoding="utf-8")
    return {**os.environ, "FONTCONFIG_FILE": str(configuration)}
