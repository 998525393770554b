"""Lettering from handwriting fonts, letter by letter with a hand's irregularity. Signs a font lacks are drawn by the pen."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont

SIZE = 44  # em size of the cached glyphs, pixels


class Typeface:
    def __init__(self, path: Path):
        self.name = path.stem
        self.characters = set(map(chr, TTFont(path).getBestCmap()))
        font = ImageFont.truetype(str(path), SIZE)
        # Fonts differ in how much of the em their figures fill: bring all to one cap height.
        left, top, right, bottom = font.getbbox("08H", anchor="ls")
        self.font = ImageFont.truetype(str(path), max(16, int(SIZE * 38 / max(8, -top))))
        self.ascent, self.descent = 64, 34
        self.cache: dict[str, tuple[np.ndarray, int, float]] = {}
        self.stroke = stroke_width(self.glyph("H")[0])

    def glyph(self, character: str) -> tuple[np.ndarray, int, float]:
        """(coverage, x of its left edge, advance); rows run from the ascent to the descent about the baseline."""
        if character not in self.cache:
            pad = 16
            advance = self.font.getlength(character)
            image = Image.new("L", (int(advance) + 2 * pad + 8, self.ascent + self.descent), 0)
            ImageDraw.Draw(image).text((pad, self.ascent), character, fill=255, font=self.font, anchor="ls")
            pixels = np.array(image)
            columns = np.flatnonzero(pixels.max(0))
            if len(columns):
                pixels = pixels[:, columns[0] : columns[-1] + 1]
                self.cache[character] = (pixels, int(columns[0]) - pad, advance)
            else:
                self.cache[character] = (pixels[:, :1] * 0, 0, advance)
        return self.cache[character]


def stroke_width(pixels: np.ndarray) -> float:
    """Of a drawn glyph, in its pixels: depths run from 1 at the rim to half a pixel more than half the width."""
    depth = cv2.distanceTransform((pixels > 127).astype(np.uint8), cv2.DIST_L2, 5)
    return max(1.0, float(4 * depth[depth > 0].mean() - 3)) if depth.any() else 2.0


class TypefaceWriter:
    def __init__(self, paths: list[Path], pen):
        self.faces = [Typeface(path) for path in paths]
        self.pen = pen

    def _foreign(self, rng, face: Typeface, character: str):
        """A sign drawn by the pen, for fonts without it and for variety: Ø, ×, °, ±."""
        # Drawn once to know how far it is shrunk, then with the pen that wrote the rest. Letters are as high as the pen makes them.
        rows = self.pen.draw(rng, character, 2.0).shape[0]
        size = {"×": 20, "°": 14, "±": 30, "Ø": 40}.get(character, rows) * rng.uniform(0.85, 1.15)
        mark = self.pen.draw(rng, character, (face.stroke * rng.uniform(0.75, 1.15) - 0.5) * rows / size)
        factor = size / mark.shape[0]
        mark = cv2.resize(mark, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA)[:92]
        pixels = np.zeros((face.ascent + face.descent, mark.shape[1]), np.uint8)
        bottom = {"×": face.ascent - 3, "°": face.ascent - 24, "±": face.ascent - 2}.get(character, face.ascent + 2)
        top = max(0, bottom - mark.shape[0])
        pixels[top : top + mark.shape[0]] = mark[: len(pixels) - top]
        return pixels, 2, mark.shape[1] + 4.0

    def draw(self, rng: np.random.Generator, text: str) -> np.ndarray:
        face = self.faces[rng.integers(len(self.faces))]
        jitter = abs(rng.normal(0, 1.3))
        tracking = rng.normal(0.6, 1.4)
        pen_signs = rng.random() < 0.35
        raised = rng.random() < 0.15
        pieces, x = [], 24.0
        for character in text:
            own = character in face.characters and not (pen_signs and character in "Ø×°±")
            pixels, left, advance = face.glyph(character) if own else self._foreign(rng, face, character)
            size = rng.normal(1, 0.035)
            if abs(size - 1) > 0.02:
                pixels = cv2.resize(pixels, None, fx=size, fy=1, interpolation=cv2.INTER_LINEAR)
            lift = rng.normal(0, jitter) + (rng.uniform(6, 18) if raised and character in ".," else 0)
            pieces.append((pixels, int(x + left * size), int(round(lift))))
            x += advance * size + tracking + rng.normal(0, 0.5)
        height, reach = face.ascent + face.descent, 20
        canvas = np.zeros((height + 2 * reach, int(x) + 64), np.uint8)
        for pixels, left, lift in pieces:
            top = reach - max(-reach, min(reach, lift))
            left = max(0, left)
            view = canvas[top : top + height, left : left + pixels.shape[1]]
            np.maximum(view, pixels[:, : view.shape[1]], out=view)
        weight = rng.random()
        if weight < 0.18:
            thinner = cv2.erode(canvas, np.ones((2, 2), np.uint8))
            if thinner.sum(dtype=float) > 0.62 * canvas.sum(dtype=float):  # a thin font would fall to pieces
                canvas = thinner
        elif weight > 0.8:
            canvas = cv2.dilate(canvas, np.ones((2, 2) if weight < 0.93 else (3, 3), np.uint8))
        return crop_to_ink(canvas)


def crop_to_ink(ink: np.ndarray) -> np.ndarray:
    rows = np.flatnonzero(ink.max(1) > 60)
    columns = np.flatnonzero(ink.max(0) > 60)
    if not len(rows):
        return ink[:8, :8]
    return ink[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
