"""Endless, seeded stream of training batches."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np

from alphabet import encode, label_of
from augment import crop_of
from pen import PenWriter
from surroundings import surround
from texts import random_text
from typeface import TypefaceWriter

HELD_OUT = ("patrick-hand", "gochi-hand", "reenie-beanie", "shadows-into-light", "architects-daughter")
PEN_SHARE = 0.4
GLYPHS = Path(__file__).parent / "pen_glyphs.txt"
MAX_WIDTH = 13  # in heights


class SampleSource:
    """`rows`: height of the crops; `fonts`: "train" | "held-out"; `pen_share`: share of synthetic pen lettering."""

    def __init__(self, font_folder: Path, seed: int, rows: int, fonts: str = "train", pen_share: float = PEN_SHARE):
        paths = sorted(font_folder.glob("*.ttf"))
        held_out = fonts == "held-out"
        self.pen = PenWriter(GLYPHS)
        self.type = TypefaceWriter([p for p in paths if (p.stem in HELD_OUT) == held_out], self.pen)
        self.rng = np.random.default_rng(seed)
        self.text_rng = Random(seed)
        self.pen_share = pen_share
        self.rows = rows
        self.previous: np.ndarray | None = None

    def sample(self) -> tuple[np.ndarray, str]:
        """(crop, label)"""
        while True:
            text = random_text(self.text_rng)
            if not label_of(text).strip():
                continue
            writer = self.pen if self.rng.random() < self.pen_share else self.type
            ink = writer.draw(self.rng, text)
            if min(ink.shape) < 2:
                continue
            shown, label = surround(self.rng, ink, label_of(text))
            crop = crop_of(self.rng, shown, self.previous, self.rows)
            self.previous = ink
            if crop.shape[1] <= MAX_WIDTH * self.rows:
                return crop, label

    def batches(self, size: int, bundle: int = 16):
        """Batches of samples alike in width, so that little is padded: (images N x rows x W, labels)."""
        while True:
            pool = sorted((self.sample() for _ in range(size * bundle)), key=lambda s: s[0].shape[1])
            order = self.rng.permutation(bundle)
            for index in order:
                part = pool[index * size : (index + 1) * size]
                yield pad([crop for crop, _ in part]), [encode(text) for _, text in part]


def pad(crops: list[np.ndarray]) -> np.ndarray:
    """Crops side by side in one array, paper on the right, width a multiple of 16."""
    width = -(-max(crop.shape[1] for crop in crops) // 16) * 16
    images = np.zeros((len(crops), crops[0].shape[0], width), np.uint8)
    for image, crop in zip(images, crops):
        image[:, : crop.shape[1]] = crop
    return images
