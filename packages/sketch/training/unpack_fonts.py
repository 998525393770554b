"""Turns installed @fontsource packages into TrueType files, one a family (regular weight, Latin).

    npm install --prefix FONTS --ignore-scripts $(sed 's|^|@fontsource/|' fonts.txt)
    python3 unpack_fonts.py FONTS/node_modules/@fontsource TTF
"""

import sys
from pathlib import Path

from fontTools.ttLib import TTFont


def main(packages: Path, out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    for package in sorted(packages.iterdir()):
        files = sorted(package.glob("files/*-latin-*-normal.woff"))
        regular = [file for file in files if "-latin-400-" in file.name] or files[:1]
        font = TTFont(regular[0])
        font.flavor = None
        font.save(out / f"{package.name}.ttf")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
