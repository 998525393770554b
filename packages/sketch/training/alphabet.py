"""The characters the network tells apart. Class 0 is the CTC blank; class i is CHARACTERS[i - 1]."""

import unicodedata

CHARACTERS = (
    " 0123456789"
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    "abcdefghijklmnopqrstuvwxyz"
    ".,Ø°±=()/-+\"'#:&*"
)
CLASS_OF = {character: index + 1 for index, character in enumerate(CHARACTERS)}
CLASSES = len(CHARACTERS) + 1


def label_of(text: str) -> str:
    """What the network is to answer for a written text: no accents, × as x and two strokes as the inch sign (by hand they are one form)."""
    text = text.replace("×", "x").replace("''", '"').replace("ß", "ss").replace("đ", "d").replace("Đ", "D").replace("ø", "o").replace("ł", "l").replace("Ł", "L")
    text = "".join(c if c in CLASS_OF else unicodedata.normalize("NFD", c)[0] for c in text)
    return "".join(c for c in text if c in CLASS_OF)


def encode(text: str) -> list[int]:
    return [CLASS_OF[character] for character in label_of(text)]
