"""A hand with a pen: wobbling strokes on one layer a class, at the working scale."""

from __future__ import annotations

import cv2
import numpy as np

PAPER, OUTLINE, WRITING, NOTE_LINE, TICK, CENTRE = range(6)
BITS = 4


class Hand:
    """`size`: side of the square sheet in pixels. Habits are drawn once a sheet."""

    def __init__(self, rng: np.random.Generator, size: int):
        self.rng = rng
        self.size = size
        self.layers = {c: np.zeros((size, size), np.uint8) for c in (OUTLINE, WRITING, NOTE_LINE, TICK, CENTRE)}
        self.letter = float(np.exp(rng.uniform(np.log(15), np.log(46))))
        # A pen much wider than a sixth of the letters could not have written them.
        self.fine = float(np.clip(np.exp(rng.uniform(np.log(1.6), np.log(5.5))), 1.4, 0.17 * self.letter + 0.6))
        self.broad = self.fine * (1.0 if rng.random() < 0.5 else rng.uniform(1.1, 2.0))
        self.wobble = abs(rng.normal(0, 1.3)) if rng.random() < 0.8 else 0.0
        self.overshoot = abs(rng.normal(0, 4)) if rng.random() < 0.5 else 0.0
        self.double = rng.random() < 0.12
        self.arrow = rng.choice(["open", "open", "filled", "filled", "slash", "dot", "none"], p=[0.2, 0.11, 0.2, 0.11, 0.19, 0.14, 0.05])
        self.arrow_length = float(np.clip(rng.uniform(0.35, 0.9) * self.letter, 7, 30))
        self.arrow_spread = rng.uniform(0.2, 0.5)

    def pen(self, kind: int) -> float:
        return self.broad if kind == OUTLINE else self.fine

    def path(self, points: np.ndarray, kind: int, pen: float | None = None) -> None:
        """A curve through dense points, bent by the hand."""
        points = np.asarray(points, float)
        steps = np.hypot(*np.diff(points, axis=0).T)
        length = steps.sum()
        n = max(2, int(length / 14))
        at = np.concatenate([[0], np.cumsum(steps)])
        t = np.linspace(0, length, n + 1)
        bent = np.stack([np.interp(t, at, points[:, 0]), np.interp(t, at, points[:, 1])], 1)
        if self.wobble and n > 3:
            noise = self.rng.normal(0, self.wobble, (n + 1, 2))
            kernel = np.ones(5) / 5
            bent += np.stack([np.convolve(noise[:, k], kernel, "same") for k in (0, 1)], 1)
        pen = pen or self.pen(kind)
        width = max(1, int(np.floor(pen + self.rng.random())))
        cv2.polylines(self.layers[kind], [np.round(bent * (1 << BITS)).astype(np.int32)], False, 255, width, cv2.LINE_AA, BITS)

    def line(self, a, b, kind: int, pen: float | None = None) -> None:
        a, b = np.asarray(a, float), np.asarray(b, float)
        length = np.hypot(*(b - a))
        if length < 1:
            return
        n = max(2, int(length / 14))
        points = a + (b - a) * np.linspace(0, 1, n + 1)[:, None]
        if self.wobble:  # a long line drawn by hand bows
            bow = self.rng.normal(0, 0.004) * length
            normal = np.array([-(b - a)[1], (b - a)[0]]) / length
            points += normal * (bow * np.sin(np.linspace(0, np.pi, n + 1)))[:, None]
        self.path(points, kind, pen)

    def dashes(self, points: np.ndarray, kind: int, pattern: tuple[float, ...], pen: float | None = None) -> None:
        """The curve in dashes: lengths of ink and gap in turn."""
        points = np.asarray(points, float)
        steps = np.hypot(*np.diff(points, axis=0).T)
        at = np.concatenate([[0], np.cumsum(steps)])
        position, k = 0.0, 0
        while position < at[-1]:
            run = pattern[k % len(pattern)] * self.rng.uniform(0.75, 1.25)
            if k % 2 == 0:
                t = np.linspace(position, min(at[-1], position + run), max(2, int(run / 6)))
                self.path(np.stack([np.interp(t, at, points[:, 0]), np.interp(t, at, points[:, 1])], 1), kind, pen)
            position += run
            k += 1

    def tick(self, tip, direction, kind: str | None = None) -> None:
        """The end of a dimension line at `tip`; an arrowhead points along `direction`."""
        kind = kind or self.arrow
        rng = self.rng
        tip = np.asarray(tip, float)
        d = np.asarray(direction, float) / max(1e-6, np.hypot(*direction))
        n = np.array([-d[1], d[0]])
        size = self.arrow_length * rng.uniform(0.8, 1.2)
        layer = self.layers[TICK]
        fixed = lambda p: np.round(np.asarray(p) * (1 << BITS)).astype(np.int32)
        width = max(1, int(np.floor(self.fine + rng.random())))
        if kind == "none":
            return
        if kind == "slash":
            v = (d + n) / np.sqrt(2) * size * 0.6
            cv2.polylines(layer, [fixed([tip - v, tip + v])], False, 255, width, cv2.LINE_AA, BITS)
        elif kind == "dot":
            cv2.circle(layer, tuple(fixed(tip)), int(max(1.3 * self.fine, 2, rng.uniform(0.1, 0.22) * size + 1) * (1 << BITS)), 255, -1, cv2.LINE_AA, BITS)
        else:
            spread = self.arrow_spread * rng.uniform(0.8, 1.2)
            wings = [tip - d * size + n * size * spread * s for s in (-1, 1)]
            shape = [fixed([wings[0], tip, wings[1]])]
            if kind == "filled":
                cv2.fillPoly(layer, shape, 255, cv2.LINE_AA, BITS)
            cv2.polylines(layer, shape, kind == "filled", 255, width, cv2.LINE_AA, BITS)
