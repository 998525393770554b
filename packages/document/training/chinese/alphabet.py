"""The characters that the network for print in Chinese can tell."""

from __future__ import annotations

from pathlib import Path

from alphabet import Alphabet

SYMBOLS = "☑✓⑤⑥⑦⑧⑨⑩⑪⑫µØ€£–▽‰"
# Blanks, and the Greek letter, for documents print units.
UNUSED = set("\u200b\u3000μ ")
SEEN_AS = {"☑": "□", "✓": "√", "⑤": "⑧", "⑥": "⑧", "⑦": "①", "⑨": "⑧", "⑩": "⑧", "⑪": "①", "⑫": "①", "µ": "μ", "Ø": "O", "€": "C", "£": "E", "–": "-", "▽": "△"}


def alphabet(base: Path) -> Alphabet:
    """@param base: the characters of the network that this one is taught from, one a line"""
    known = [c for c in base.read_text("utf-8").rstrip("\n").split("\n") if c not in UNUSED]
    characters = list(dict.fromkeys([*known, *SYMBOLS]))
    return Alphabet([c for c in characters if len(c) == 1], lambda c: SEEN_AS.get(c, ""))
