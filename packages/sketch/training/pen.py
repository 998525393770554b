"""Synthetic pen lettering: letter skeletons bent by a writer's hand and drawn with a round pen."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import cv2
import numpy as np

CAP = 40  # cap height of the drawn coverage, pixels
SUBPIXEL_BITS = 4
RAISED_SHARE = 0.25  # texts whose decimal points stand above the baseline
SCRAWL_SHARE = 0.35  # writers who draw the unit mm as a wave


def load_glyphs(path: Path) -> dict[str, list[tuple[float, list]]]:
    """Character -> [(weight, strokes)]; a stroke is a list of runs between corners, each an (n, 2) array."""
    glyphs: dict[str, list[tuple[float, list]]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line or line.startswith(";"):
            continue
        character, weight, rest = line.split(" ", 2)
        strokes = []
        for stroke in rest.split("/"):
            runs, run = [], []
            for token in stroke.split():
                point = [float(v) for v in token.rstrip("|").split(",")]
                run.append(point)
                if token.endswith("|"):
                    runs.append(run)
                    run = [point]
            if len(run) > 1:
                runs.append(run)
            strokes.append([np.array(r) for r in runs if len(r) > 1])
        glyphs.setdefault(character, []).append((float(weight), strokes))
    return glyphs


# Letters that the pen has no form of and that are no other one with a mark: the one they are written like.
BARE = {"ß": "B", "đ": "d", "Đ": "D", "ł": "l", "Ł": "L", "ø": "o"}


def smooth(points: np.ndarray, samples: int = 6) -> np.ndarray:
    """Catmull-Rom through the points."""
    if len(points) < 3:
        return points
    padded = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    t = np.linspace(0, 1, samples, endpoint=False)[:, None]
    a, b, c, d = padded[:-3], padded[1:-2], padded[2:-1], padded[3:]
    curve = 0.5 * (
        2 * b[:, None] + (c - a)[:, None] * t + (2 * a - 5 * b + 4 * c - d)[:, None] * t**2
        + (3 * b - a - 3 * c + d)[:, None] * t**3
    )
    return np.vstack([curve.reshape(-1, 2), points[-1:]])


def scrawl(rng: np.random.Generator) -> np.ndarray:
    """The unit mm as a hurried hand writes it: one small wave of some humps, sharp or round."""
    humps = int(rng.integers(3, 6))
    height, width = rng.uniform(2.2, 5), rng.uniform(0.8, 1.7)
    points = [[0.0, rng.uniform(0, height)]]
    for hump in range(humps):
        fading = height * (1 - 0.5 * hump / humps * rng.random())
        points += [[(hump + 0.15) * width, rng.normal(0, 0.3)], [(hump + 0.6) * width, fading + rng.normal(0, 0.3)]]
    points.append([humps * width + rng.uniform(0, 2), rng.normal(0.2, 0.6)])
    wave = np.array(points)
    return smooth(wave) if rng.random() < 0.6 else wave


class PenWriter:
    def __init__(self, glyphs_path: Path):
        self.glyphs = load_glyphs(glyphs_path)

    def _runs(self, rng: np.random.Generator, character: str, chosen: dict) -> list:
        if character not in self.glyphs:
            character = BARE.get(character) or unicodedata.normalize("NFD", character)[0]
        variants = self.glyphs[character]
        # A writer keeps to one form of a letter, mostly.
        if character not in chosen or rng.random() < 0.06:
            weights = np.array([w for w, _ in variants])
            chosen[character] = rng.choice(len(variants), p=weights / weights.sum())
        return variants[chosen[character]][1]

    def draw(self, rng: np.random.Generator, text: str, thickness: float | None = None) -> np.ndarray:
        """Ink coverage (uint8, 255 = ink) of the text, cropped to its ink. `thickness` of the pen in pixels, any where none is given."""
        scale = CAP / 10
        if thickness is None:
            thickness = float(np.clip(rng.lognormal(np.log(3.6), 0.38), 1.4, 8))
        closest = 0.55 * thickness / scale - 0.2  # letters may touch, seldom merge
        wobble = abs(rng.normal(0, 0.22))
        jitter = abs(rng.normal(0, 0.35))
        spacing = rng.choice([rng.uniform(0.2, 1.2), rng.uniform(0.8, 2.6)])
        aspect = rng.uniform(0.7, 1.25)
        drift = rng.normal(0, 0.12)
        raised = rng.random() < RAISED_SHARE
        scrawled = rng.random() < SCRAWL_SHARE
        chosen: dict = {}
        lines, x = [], 0.0
        for index, character in enumerate(text):
            if scrawled and text[index : index + 2] == "mm":
                wave = scrawl(rng) * [aspect, 1] + [x, rng.normal(0, jitter) + drift * index]
                lines.append(wave)
                x = wave[:, 0].max() + spacing
                continue
            if scrawled and text[max(0, index - 1) : index + 1] == "mm":
                continue
            if character == " ":
                x += rng.uniform(2.2, 4.5)
                continue
            size = rng.normal(1, 0.05 + 0.04 * jitter)
            tilt = rng.normal(0, 0.05)
            lift = rng.normal(0, jitter) + drift * index
            if raised and character in ".,":
                lift += rng.uniform(1.5, 5.5)
                x += rng.uniform(0, 1.2)
            if character in "°\"'" and rng.random() < 0.3:
                size *= rng.uniform(0.8, 1.4)
            if character == "Ø":
                size *= rng.uniform(0.8, 1.1)
            bend = rng.normal(0, wobble, 8)
            right = 0.0
            for stroke in self._runs(rng, character, chosen):
                pieces = []
                shift = rng.normal(0, wobble * 0.6, 2)
                for run in stroke:
                    moved = run + rng.normal(0, wobble * 0.55, run.shape)
                    if pieces:
                        moved[0] = pieces[-1][-1]
                    pieces.append(smooth(moved))
                line = np.vstack(pieces) + shift
                # A low-order warp bends the whole glyph as one movement of the hand.
                u, v = line[:, 0] / 5, line[:, 1] / 10
                line = line + np.stack([bend[0] * u * v + bend[1] * v * v + bend[2] * u, bend[3] * u * v + bend[4] * u * u + bend[5] * v], 1)
                line = line * size
                right = max(right, line[:, 0].max())
                left = line[:, 0].min()
                lines.append(np.stack([line[:, 0] * aspect + x + tilt * line[:, 1], line[:, 1] + lift], 1))
                right = max(right, left)
            x += right * aspect + max(closest, spacing + rng.normal(0, 0.35))
        everything = np.vstack(lines) if lines else np.zeros((1, 2))
        low, high = everything.min(0), everything.max(0)
        margin = thickness / 2 + 2
        width = int((high[0] - low[0]) * scale + 2 * margin) + 1
        height = int((high[1] - low[1]) * scale + 2 * margin) + 1
        ink = np.zeros((height, width), np.uint8)
        for line in lines:
            xy = np.stack([(line[:, 0] - low[0]) * scale + margin, (high[1] - line[:, 1]) * scale + margin], 1)
            fixed = np.round(xy * (1 << SUBPIXEL_BITS)).astype(np.int32)
            pen = max(1, int(round(thickness + rng.normal(0, 0.25))))
            cv2.polylines(ink, [fixed], False, 255, pen, cv2.LINE_AA, SUBPIXEL_BITS)
        return ink
