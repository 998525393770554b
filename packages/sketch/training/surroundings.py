"""What hangs on a text on a sketch, and texts turned the wrong way."""

from __future__ import annotations

import cv2
import numpy as np

LEADER_SHARE, STUBS_SHARE, TURNED_SHARE = 0.10, 0.05, 0.05
# Upside down these are no other character, so a text that holds one of them has a right way up.
ONE_WAY = set("347RMEFtk")


def surround(rng: np.random.Generator, ink: np.ndarray, text: str) -> tuple[np.ndarray, str]:
    """The ink with a leader or stubs of its dimension line, or turned: then the right answer is no text at all."""
    kind = rng.random()
    if kind < LEADER_SHARE:
        return with_leader(rng, ink), text
    if kind < LEADER_SHARE + STUBS_SHARE:
        return with_stubs(rng, ink), text
    if kind < LEADER_SHARE + STUBS_SHARE + TURNED_SHARE and sum(c.isalnum() for c in text) >= 2:
        if ONE_WAY & set(text) and rng.random() < 0.4:
            return np.ascontiguousarray(ink[::-1, ::-1]), ""
        if ink.shape[1] > 1.1 * ink.shape[0]:
            return np.ascontiguousarray(np.rot90(ink, 1 if rng.random() < 0.5 else 3)), ""
    return ink, text


def with_leader(rng: np.random.Generator, ink: np.ndarray) -> np.ndarray:
    """A line from beside the text to an arrowhead, on the left or on the right."""
    rows, columns = ink.shape
    gap, shelf, run = int(rng.integers(3, 14)), int(rng.integers(0, 30)), int(rng.integers(8, 50))
    rise = int(rng.normal(0, 22))
    above, below = max(0, -rise - rows // 2) + 6, max(0, rise - rows // 2) + 6
    canvas = np.zeros((rows + above + below, columns + gap + shelf + run + 6), np.uint8)
    canvas[above : above + rows, :columns] = ink
    middle = above + int(rows * rng.uniform(0.3, 0.8))
    start, bend = (columns + gap, middle), (columns + gap + shelf, middle + int(rng.normal(0, 2)))
    tip = (bend[0] + run, int(np.clip(middle + rise, 2, canvas.shape[0] - 3)))
    pen = int(rng.integers(1, 5))
    cv2.polylines(canvas, [np.array([start, bend, tip])], False, 255, pen, cv2.LINE_AA)
    if rng.random() < 0.7:
        arrowhead(rng, canvas, tip, np.arctan2(tip[1] - bend[1], tip[0] - bend[0]), pen)
    if rng.random() < 0.5:  # on the left: mirror the leader, not the letters
        canvas = np.ascontiguousarray(canvas[:, ::-1])
        canvas[:, -columns:] = 0
        canvas[above : above + rows, -columns:] = ink
    return canvas


def with_stubs(rng: np.random.Generator, ink: np.ndarray) -> np.ndarray:
    """The dimension line that the text interrupts: a piece on one side or both, with or without its arrowhead."""
    rows, columns = ink.shape
    left, right = (int(v) for v in rng.integers(10, 50, 2) * (rng.random(2) < 0.75))
    canvas = np.zeros((rows + 16, columns + left + right), np.uint8)
    canvas[8 : 8 + rows, left : left + columns] = ink
    pen = int(rng.integers(1, 5))
    height = 8 + rows / 2 + rng.normal(0, rows * 0.1)
    for near, far, angle in ((left, 2, np.pi), (left + columns, canvas.shape[1] - 3, 0.0)):
        if abs(far - near) < 8:
            continue
        inner = near + np.sign(far - near) * rng.integers(3, 7)
        tip = (int(far), int(height + rng.normal(0, 1.5)))
        cv2.line(canvas, (int(inner), int(height)), tip, 255, pen, cv2.LINE_AA)
        if rng.random() < 0.6:
            arrowhead(rng, canvas, tip, angle, pen)
    return canvas


def arrowhead(rng: np.random.Generator, canvas: np.ndarray, tip, angle: float, pen: int) -> None:
    length, spread = rng.uniform(6, 14), rng.uniform(0.3, 0.6)
    wings = [
        (int(tip[0] - length * np.cos(angle + side * spread)), int(tip[1] - length * np.sin(angle + side * spread)))
        for side in (-1, 1)
    ]
    if rng.random() < 0.5:
        cv2.fillPoly(canvas, [np.array([wings[0], tip, wings[1]])], 255, cv2.LINE_AA)
    else:
        cv2.polylines(canvas, [np.array([wings[0], tip, wings[1]])], False, 255, pen, cv2.LINE_AA)
