"""The characters that the network for print in Japanese can tell."""

from __future__ import annotations

from pathlib import Path

from alphabet import Alphabet

SYMBOLS = "@\\^{|}~〒¥￥÷±①②③④⑤⑥⑦⑧⑨⑩㎡㎜㎝㎏℡№【】［］＊–・‥〇○●◎△▲▽▼□◇◆★※←↑↓〃㈲㈱㈹Øµ€£ℓ〜＠＆＃＋＝"
KANA = "ぅゎゐゑヮヰヱヲ゛゜"
# Neither documents nor their letters are printed in these.
UNUSED = set("\u200b\u3000μ ")


def common_kanji() -> list[str]:
    """The first level of JIS X 0208, which newspapers and names get along with."""
    pairs = (bytes([row, column]) for row in range(0xB0, 0xD0) for column in range(0xA1, 0xFF))
    return [c for c in (pair.decode("euc_jp", "ignore") for pair in pairs) if c]


SEEN_AS = {"￥": "Y", "¥": "Y", "〇": "O", "○": "O", "●": "■", "□": "口", "＊": "*", "–": "-", "〜": "～", "［": "[", "］": "]", "【": "「", "】": "」", "‥": "…",
           "★": "☆", "Ø": "ø", "µ": "u", "€": "C", "£": "E", "ℓ": "l", "ぅ": "う", "ゎ": "わ", "ヮ": "ワ", "ヲ": "ヨ", "ヱ": "エ", "ゑ": "る", "±": "+", "÷": "+", "|": "l", "~": "～", "＆": "&",
           "＠": "a", "@": "a", "＋": "+", "＝": "=", "＃": "#", "㎡": "m", "№": "N", "〒": "テ"}


def alphabet(base: Path) -> Alphabet:
    """@param base: the characters of the network that this one is taught from, one a line"""
    known = [c for c in base.read_text("utf-8").rstrip("\n").split("\n") if c not in UNUSED]
    characters = list(dict.fromkeys([*known, *SYMBOLS, *KANA, *common_kanji()]))
    return Alphabet([c for c in characters if len(c) == 1], lambda c: SEEN_AS.get(c, ""))
