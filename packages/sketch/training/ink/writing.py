"""A stock of written texts, placed on a sheet at any turn."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import cv2
import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent))

from hand import CENTRE, NOTE_LINE, OUTLINE, TICK, WRITING, Hand  # noqa: E402
from pen import PenWriter  # noqa: E402
from samples import GLYPHS, HELD_OUT  # noqa: E402
from texts import dimension, name, note, number  # noqa: E402
from typeface import TypefaceWriter  # noqa: E402


class Stock:
    """Texts written once and used on many sheets: (ink, cap height of the writer, stroke width) by kind of text."""

    def __init__(self, fonts: Path, seed: int, count: int):
        rng, text_rng = np.random.default_rng(seed), Random(seed)
        pen = PenWriter(GLYPHS)
        face = TypefaceWriter([p for p in sorted(fonts.glob("*.ttf")) if p.stem not in HELD_OUT], pen)
        forms = {"measure": lambda: number(text_rng, 1, 300), "sign": lambda: dimension(text_rng), "note": lambda: note(text_rng), "name": lambda: name(text_rng)}
        share = {"measure": 0.4, "sign": 0.35, "note": 0.12, "name": 0.13}
        self.texts: dict[str, list[tuple[np.ndarray, float]]] = {}
        for kind, form in forms.items():
            own = self.texts.setdefault(kind, [])
            while len(own) < share[kind] * count:
                writer = pen if rng.random() < 0.5 else face
                ink = writer.draw(rng, form().strip() or "0")
                if min(ink.shape) < 4:
                    continue
                on = ink > 127
                rim = on & ~cv2.erode(on.astype(np.uint8), np.ones((3, 3), np.uint8)).astype(bool)
                own.append((ink, 2 * on.sum() / max(1, rim.sum())))

    def choose(self, rng: np.random.Generator, kind: str, thickness: float) -> np.ndarray:
        """One whose strokes are about `thickness` of 40 rows."""
        own = self.texts[kind]
        few = [own[rng.integers(len(own))] for _ in range(4)]
        return min(few, key=lambda t: abs(np.log(t[1] / thickness)))[0]


class Writer:
    """Places texts of the sheet's letter height."""

    def __init__(self, hand: Hand, stock: Stock):
        self.hand, self.stock, self.rng = hand, stock, hand.rng

    def size(self, ink: np.ndarray) -> tuple[float, float]:
        """(width, height) it will take."""
        scale = self.hand.letter / 40
        return ink.shape[1] * scale, ink.shape[0] * scale

    def choose(self, kind: str) -> np.ndarray:
        return self.stock.choose(self.rng, kind, self.hand.fine / self.hand.letter * 40)

    def place(self, ink: np.ndarray, centre, angle: float, most_covered: float = 0.02) -> bool:
        """Writes it about `centre`, turned by `angle` (radians, clockwise on the page), unless it would cover too much of what is there."""
        scale = self.hand.letter / 40 * self.rng.normal(1, 0.05)
        rows, columns = ink.shape
        cosine, sine = np.cos(angle) * scale, np.sin(angle) * scale
        w = abs(columns * cosine) + abs(rows * sine) + 4
        h = abs(columns * sine) + abs(rows * cosine) + 4
        left, top = int(centre[0] - w / 2), int(centre[1] - h / 2)
        right, bottom = left + int(w) + 1, top + int(h) + 1
        if left < 2 or top < 2 or right >= self.hand.size - 2 or bottom >= self.hand.size - 2:
            return False
        matrix = np.array([[cosine, -sine, 0], [sine, cosine, 0]])
        matrix[:, 2] = np.array([centre[0] - left, centre[1] - top]) - matrix[:, :2] @ [columns / 2, rows / 2]
        if scale < 0.75:
            ink = cv2.GaussianBlur(ink, (0, 0), 0.4 / scale)
        patch = cv2.warpAffine(ink, matrix, (right - left, bottom - top), flags=cv2.INTER_LINEAR)
        if scale < 0.6:
            patch = np.clip(patch.astype(np.float32) * 1.35, 0, 255).astype(np.uint8)
        layers = self.hand.layers
        view = layers[WRITING][top:bottom, left:right]
        solid = patch > 90
        if (view[cv2.dilate(solid.astype(np.uint8), np.ones((5, 5), np.uint8)) > 0] > 90).any():
            return False
        others = sum((layers[c][top:bottom, left:right] > 90).astype(np.uint8) for c in (OUTLINE, NOTE_LINE, TICK, CENTRE))
        if (others > 0).sum() > most_covered * solid.size:
            return False
        np.maximum(view, patch, out=view)
        return True
