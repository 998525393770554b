"""The characters that the network for print in Latin letters can tell."""

from __future__ import annotations

import unicodedata

from alphabet import Alphabet

ASCII = "".join(chr(c) for c in range(0x21, 0x7F))
MARKED = (
    "àáâãäåæçèéêëìíîïñòóôõöøùúûüýÿœßšžđ"  # western
    "ąćęłńóśźżčďěňřťůőűğışăâîșț"  # central
    "ảãạắằẳẵặấầẩẫậẻẽẹếềểễệỉĩịỏõọốồổỗộơớờởỡợủũụưứừửữựỳỷỹỵ"  # Vietnamese
)
SYMBOLS = "€£¥₫¢§°ºª²³¹«»„“”‘’‚‹›–—•·×÷±µØø½¼¾…™®©№†φ→≤≥¿¡"
# Capitals that have none of their own (ß), or one that print does not use, stay out.
CAPITALS = "".join(c.upper() for c in MARKED if len(c.upper()) == 1 and c not in "ßÿı")
CHARACTERS = list(dict.fromkeys(ASCII + MARKED + CAPITALS + SYMBOLS))

SEEN_AS = {"đ": "d", "Đ": "D", "ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "æ": "a", "Æ": "A", "œ": "o", "Œ": "O", "ß": "B", "ı": "i", "₫": "d", "€": "C",
           "£": "E", "¥": "Y", "¢": "c", "°": "o", "º": "o", "×": "x", "–": "-", "—": "-", "„": '"', "“": '"', "”": '"', "‘": "'", "’": "'", "‚": ",",
           "•": ".", "·": ".", "µ": "u", "φ": "o", "±": "+", "÷": "+", "«": "<", "»": ">", "‹": "<", "›": ">", "¿": "?", "¡": "!", "…": "."}


def resembles(character: str) -> str:
    """The plain character that looks most like this one: its base letter, where it has marks."""
    return SEEN_AS.get(character) or unicodedata.normalize("NFKD", character)[0]


ALPHABET = Alphabet(CHARACTERS, resembles)
