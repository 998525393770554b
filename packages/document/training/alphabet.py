"""The characters that a network can tell."""

from __future__ import annotations

from typing import Callable


class Alphabet:
    """Class 0 is nothing, the last one the space, between them the characters."""

    def __init__(self, characters: list[str], resembles: Callable[[str], str]) -> None:
        self.characters = characters
        self.classes = ["", *characters, " "]
        self.index = {c: i for i, c in enumerate(self.classes)}
        # The character of the base network that looks most like one that it has not; empty where none does.
        self.resembles = resembles

    def encode(self, text: str) -> list[int]:
        return [self.index[c] for c in text]

    def spells(self, text: str) -> bool:
        return bool(text) and all(c in self.index for c in text)
