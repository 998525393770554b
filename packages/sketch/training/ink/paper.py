"""From the clean ink of a scene to the darkness the engine measures on a scan or a photograph."""

from __future__ import annotations

import cv2
import numpy as np

CROP = 320


def crop(rng: np.random.Generator, cover: np.ndarray, classes: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """(darkness float32, classes) CROP x CROP: a piece of the scene, resized, turned, mirrored, on paper."""
    scale = np.exp(rng.uniform(np.log(0.7), np.log(1.35)))
    side = min(len(cover), int(CROP / scale))
    x, y = rng.integers(0, len(cover) - side + 1, 2)
    piece, of = cover[y : y + side, x : x + side], classes[y : y + side, x : x + side]
    if rng.random() < 0.5:
        piece, of = bend(rng, piece, of)
    piece = cv2.resize(piece, (CROP, CROP), interpolation=cv2.INTER_AREA if side > CROP else cv2.INTER_LINEAR)
    of = cv2.resize(of, (CROP, CROP), interpolation=cv2.INTER_NEAREST)
    turns, mirrored = int(rng.integers(4)), rng.random() < 0.3
    piece, of = np.rot90(piece, turns), np.rot90(of, turns)
    if mirrored:
        piece, of = piece[:, ::-1], of[:, ::-1]
    return darkness(rng, np.ascontiguousarray(piece)), np.ascontiguousarray(of)


def bend(rng, cover, classes):
    """A little rotation, perspective and elastic bending."""
    n = len(cover)
    corners = np.array([[0, 0], [n, 0], [n, n], [0, n]], np.float32)
    a = rng.normal(0, 0.03)
    turn = np.array([[np.cos(a), -np.sin(a)], [np.sin(a), np.cos(a)]], np.float32)
    moved = ((corners - n / 2) @ turn.T + n / 2 + rng.normal(0, 0.02 * n, (4, 2))).astype(np.float32)
    m = cv2.getPerspectiveTransform(corners, moved)
    return cv2.warpPerspective(cover, m, (n, n), flags=cv2.INTER_LINEAR), cv2.warpPerspective(classes, m, (n, n), flags=cv2.INTER_NEAREST)


def darkness(rng: np.random.Generator, cover: np.ndarray) -> np.ndarray:
    n = cover.shape[0]
    ink = cover.astype(np.float32) / 255
    if rng.random() < 0.25:  # a coarse original
        f = rng.uniform(0.55, 0.9)
        ink = cv2.resize(cv2.resize(ink, None, fx=f, fy=f, interpolation=cv2.INTER_AREA), (n, n), interpolation=cv2.INTER_LINEAR)
    if rng.random() < 0.6:
        ink = cv2.GaussianBlur(ink, (0, 0), rng.uniform(0.3, 1.0))
    if rng.random() < 0.4:  # pencil leaves the grain of the paper
        grain = rng.normal(1, rng.uniform(0.05, 0.3), (n, n)).astype(np.float32)
        ink = ink * np.clip(cv2.GaussianBlur(grain, (0, 0), 0.6) * 1.0, 0.2, 1.3)
    if rng.random() < 0.5:  # pressed here, hardly there
        ink = ink * cv2.resize(rng.uniform(0.6, 1.15, (7, 7)).astype(np.float32), (n, n), interpolation=cv2.INTER_LINEAR)
    gain = rng.uniform(0.75, 1.3)
    out = ink * gain
    if rng.random() < 0.45:
        out = np.maximum(out, printed(rng, n))
    if rng.random() < 0.7:
        out = out + rng.normal(0, rng.uniform(0.005, 0.06), (n, n)).astype(np.float32)
    if rng.random() < 0.1:  # fold or shadow edge
        a, b = rng.uniform(0, n, 2)
        fold = np.zeros((n, n), np.float32)
        cv2.line(fold, (int(a), 0), (int(b), n), rng.uniform(0.05, 0.25), int(rng.integers(1, 5)))
        out = np.maximum(out, cv2.GaussianBlur(fold if rng.random() < 0.5 else fold.T.copy(), (0, 0), 1))
    if rng.random() < 0.3:
        out = np.where(out > rng.uniform(0.2, 0.5), 1.0, 0.0)  # a black-and-white scan
    return np.clip(out, 0, 1.5).astype(np.float32)


def printed(rng: np.random.Generator, n: int) -> np.ndarray:
    """Squared, ruled or dotted paper, fainter than ink."""
    out = np.zeros((n, n), np.float32)
    pitch, shade = rng.uniform(9, 45), rng.uniform(0.05, 0.4)
    one = 16
    kind = rng.random()
    slope = rng.normal(0, 0.01)
    starts = np.arange(rng.uniform(-pitch, 0), n + pitch, pitch)
    if kind < 0.15:
        for x in starts:
            for y in starts:
                cv2.circle(out, (int(x * one), int(y * one)), int(0.9 * one), shade, -1, cv2.LINE_AA, 4)
        return out
    for v in starts:
        cv2.line(out, (0, int(v * one)), (n * one, int((v + slope * n) * one)), shade, 1, cv2.LINE_AA, 4)
        if kind < 0.7:
            cv2.line(out, (int(v * one), 0), (int((v - slope * n) * one), n * one), shade, 1, cv2.LINE_AA, 4)
    return cv2.GaussianBlur(out, (0, 0), rng.uniform(0.2, 0.7))
