"""Fetches the families of a script's web-fonts.txt from npm (@fontsource, open licences) and installs them as "Web <name>", regular and bold.

    python3 web_fonts.py latin [FOLDER]        # ~/.local/share/fonts/web unless told otherwise

A package holds a file for each range of characters; Latin, its extension and Vietnamese are put together, so that one face prints all marks.
Kana and ideographs come with ASCII in one file.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
from multiprocessing import Pool
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
RANGES = {"latin": ["latin", "latin-ext", "vietnamese"], "japanese": ["japanese"], "chinese": ["chinese-simplified"]}
WEIGHTS = {"400": "Regular", "700": "Bold"}
# Tables that cannot be put together, or mean nothing to a renderer that sets sign by sign.
DROPPED = ["GSUB", "GPOS", "GDEF", "DSIG", "kern", "STAT", "fvar", "gvar", "avar", "HVAR", "MVAR", "BASE", "MATH", "hdmx", "VDMX", "LTSH", "gasp", "meta", "FFTM"]


def bare(source: Path, target: Path) -> Path:
    font = TTFont(source)
    font.flavor = None
    for table in DROPPED:
        if table in font:
            del font[table]
    font.save(target)
    return target


def rename(font: TTFont, family: str, style: str) -> None:
    for record in font["name"].names:
        if record.nameID in (1, 16):
            record.string = family
        elif record.nameID in (2, 17):
            record.string = style
        elif record.nameID == 4:
            record.string = f"{family} {style}"


def install(name: str, ranges: list[str], folder: Path) -> None:
    with TemporaryDirectory() as temporary:
        here = Path(temporary)
        packed = subprocess.run(["npm", "pack", f"@fontsource/{name}", "--silent"], cwd=here, capture_output=True, text=True, check=True).stdout.strip().split("\n")[-1]
        with tarfile.open(here / packed) as archive:
            archive.extractall(here)
        for weight, style in WEIGHTS.items():
            files = [here / "package/files" / f"{name}-{part}-{weight}-normal.woff" for part in ranges]
            parts = [str(bare(file, here / f"{weight}-{i}.ttf")) for i, file in enumerate(files) if file.exists()]
            if not parts:
                continue
            font = Merger().merge(parts) if len(parts) > 1 else TTFont(parts[0])
            rename(font, f"Web {name}", style)
            font.save(folder / f"{name}-{weight}.ttf")


def main() -> None:
    script = sys.argv[1] if len(sys.argv) > 1 else ""
    if script not in RANGES:
        sys.exit(f"usage: python3 web_fonts.py {'|'.join(RANGES)} [FOLDER]")
    folder = Path(sys.argv[2]) if len(sys.argv) > 2 else Path.home() / ".local/share/fonts/web"
    folder.mkdir(parents=True, exist_ok=True)
    names = (HERE / script / "web-fonts.txt").read_text("utf-8").split()
    with Pool(4) as pool:
        pool.starmap(install, [(name, RANGES[script], folder) for name in names])
    subprocess.run(["fc-cache", "-f"], check=True)


if __name__ == "__main__":
    main()
