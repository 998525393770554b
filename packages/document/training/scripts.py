"""What differs between the networks: the characters, the texts, the fonts."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Callable, Protocol

import chinese.alphabet
import chinese.texts
import japanese.alphabet
import japanese.texts
import latin.alphabet
import latin.texts
from alphabet import Alphabet

SCRIPTS = ["latin", "japanese", "chinese"]
HERE = Path(__file__).parent


class Texts(Protocol):
    def draw(self) -> str: ...

    def phrase(self) -> str: ...


@dataclass(frozen=True)
class Script:
    name: str
    alphabet: Alphabet
    texts: Callable[[int], Texts]
    fonts: Path
    # Of the lines above and below, whose feet and tops a crop may hold.
    neighbours: str
    # A longer line is drawn anew; pixels at the height of the network.
    most_width: int
    # Pixels of the scan that its signs are set in at least.
    least_size: int


def script_named(name: str, characters: Path) -> Script:
    """@param characters: of the base network, one a line"""
    if name == "latin":
        return Script(name, latin.alphabet.ALPHABET, latin.texts.Texts, HERE / "latin/fonts.txt", "Liberation Sans", 400, 10)
    if name == "japanese":
        kana = japanese.alphabet.alphabet(characters)
        return Script(name, kana, lambda seed: japanese.texts.Texts(kana, seed), HERE / "japanese/fonts.txt", "IPAexGothic", 480, 13)
    simplified = chinese.alphabet.alphabet(characters)
    return Script(name, simplified, lambda seed: chinese.texts.Texts(simplified, seed), HERE / "chinese/fonts.txt", "WenQuanYi Zen Hei", 480, 13)
