"""From clean ink to a crop as a sketch gives it: bent, cluttered, on paper, photographed."""

from __future__ import annotations

import cv2
import numpy as np

from normalise import contrast

CUT_OUT_SHARE = 0.4
UNIT_ROWS = 32  # margins and bends are given for a crop of so many rows
# A crop is as many rows high as its text is on the page, before it is brought to the height of the network's input.
LEAST_ROWS, MOST_ROWS = 26, 64


def place(rng: np.random.Generator, ink: np.ndarray, crop_rows: int) -> np.ndarray:
    """One warp: size, slant, rotation, stretch, elastic bending, position in a crop `crop_rows` high."""
    rows, columns = ink.shape
    unit = crop_rows / UNIT_ROWS
    tight = rng.random() < 0.7
    height = crop_rows * (rng.uniform(0.74, 0.97) if tight else rng.uniform(0.55, 0.85))
    angle = rng.normal(0, 0.035) if rng.random() < 0.85 else rng.uniform(-0.16, 0.16)
    shear = rng.normal(0.05, 0.14)
    stretch = np.exp(rng.normal(0, 0.13))
    # Texts whose ink is low (a dash, lower case alone) are not blown up without bound.
    scale = height / max(rows, 22)
    sx = scale * stretch
    width = columns * sx
    span = abs(width * np.sin(angle)) * 0.8
    if span > crop_rows * 0.35:
        angle *= crop_rows * 0.35 / span
    margin = unit * (rng.uniform(1, 8, 2) if rng.random() < 0.8 else rng.uniform(0, 22, 2))
    lean = abs(shear) * rows * scale * 0.5
    out_width = int(np.clip(width + margin.sum() + lean, 20 * unit, 640 * unit))
    # Inverse map: output pixel -> source pixel.
    cosine, sine = np.cos(angle), np.sin(angle)
    forward = np.array([[cosine, -sine], [sine, cosine]]) @ np.array([[1, -shear], [0, 1]]) @ np.diag([sx, scale])
    inverse = np.linalg.inv(forward)
    rise = max(0.0, crop_rows - rows * scale - span)
    centre = np.array([margin[0] + (width + lean) / 2, crop_rows / 2 + rng.uniform(-0.5, 0.5) * rise])
    ys, xs = np.mgrid[0:crop_rows, 0:out_width].astype(np.float32)
    dx, dy = xs - centre[0], ys - centre[1]
    strength = abs(rng.normal(0, 0.9)) * unit
    cells = (3, max(3, int(out_width / unit) // 12))
    bump = cv2.resize(rng.normal(0, strength, (*cells, 2)).astype(np.float32), (out_width, crop_rows), interpolation=cv2.INTER_CUBIC)
    dx, dy = dx + bump[..., 0], dy + bump[..., 1]
    map_x = (inverse[0, 0] * dx + inverse[0, 1] * dy + columns / 2).astype(np.float32)
    map_y = (inverse[1, 0] * dx + inverse[1, 1] * dy + rows / 2).astype(np.float32)
    if scale < 0.75:
        ink = cv2.GaussianBlur(ink, (0, 0), 0.42 / scale)
    return cv2.remap(ink, map_x, map_y, cv2.INTER_LINEAR)


def clutter(rng: np.random.Generator, ink: np.ndarray) -> None:
    """What a crop catches of its surroundings: dimension and extension lines, arrowheads, pieces of neighbours."""
    height, width = ink.shape
    bits = 4
    one = 1 << bits

    def line(ax, ay, bx, by, shade, pen):
        cv2.line(ink, (int(ax * one), int(ay * one)), (int(bx * one), int(by * one)), int(shade), int(pen), cv2.LINE_AA, bits)

    shade = rng.uniform(90, 255)
    pen = 1 if rng.random() < 0.7 else 2
    if rng.random() < 0.16:  # the dimension line under or above the text
        y = rng.uniform(height * 0.9, height + 1) if rng.random() < 0.7 else rng.uniform(-1, height * 0.09)
        slope = rng.normal(0, 0.02) * width
        ends = (0, width) if rng.random() < 0.6 else sorted(rng.uniform(0, width, 2))
        line(ends[0], y, ends[1], y + slope, shade, pen)
    if rng.random() < 0.10:  # the line broken by the text: stubs at its sides
        y = height / 2 + rng.normal(0, 3)
        if rng.random() < 0.6:
            line(-2, y, rng.uniform(1, 5), y + rng.normal(0, 0.5), shade, pen)
        if rng.random() < 0.6:
            line(width + 2, y, width - rng.uniform(1, 5), y + rng.normal(0, 0.5), shade, pen)
    if rng.random() < 0.10:  # an extension line or an outline along a side
        x = rng.uniform(-1, 3) if rng.random() < 0.5 else width - rng.uniform(-1, 3)
        line(x, -2 if rng.random() < 0.7 else height * rng.uniform(0.3, 0.8), x + rng.normal(0, 2), height + 2, shade, pen)
    if rng.random() < 0.07:  # a corner cut by a leader
        side = 0 if rng.random() < 0.5 else width
        reach = rng.uniform(2, 9)
        row = 0 if rng.random() < 0.5 else height
        line(side, row + (reach if row == 0 else -reach), side + (reach if side == 0 else -reach), row, shade, pen)
    if rng.random() < 0.04:  # a line running through
        y = rng.uniform(2, height - 2)
        line(-2, y, width + 2, y + rng.normal(0, 3), shade * 0.6, 1)
    if rng.random() < 0.05:  # stray dots
        for _ in range(rng.integers(1, 3)):
            x, y = (rng.uniform(0, width), rng.choice([rng.uniform(0, 3), height - rng.uniform(0, 3)]))
            line(x, y, x, y, shade, 1)


def neighbour(rng: np.random.Generator, ink: np.ndarray, other: np.ndarray) -> None:
    """A piece of other lettering reaching in over the upper or lower border."""
    height, width = ink.shape
    unit = height / UNIT_ROWS
    depth = int(rng.integers(2, 6) * unit)
    piece = cv2.resize(other, (max(4, int(unit * other.shape[1] * 24 / other.shape[0])), int(24 * unit)), interpolation=cv2.INTER_AREA)
    at = int(rng.integers(-piece.shape[1] // 2, max(1, width - 4)))
    left, right = max(0, at), min(width, at + piece.shape[1])
    if right - left < 3:
        return
    part = piece[:, left - at : right - at]
    if rng.random() < 0.5:
        view = ink[:depth, left:right]
        np.maximum(view, part[-depth:], out=view)
    else:
        view = ink[-depth:, left:right]
        np.maximum(view, part[:depth], out=view)


def photograph(rng: np.random.Generator, ink: np.ndarray) -> np.ndarray:
    """Ink coverage -> grey crop: paper shade, printed grid, texture of the pen, blur, noise, JPEG."""
    height, width = ink.shape
    if rng.random() < 0.2:  # coarse original, enlarged
        factor = rng.uniform(0.55, 0.9)
        ink = cv2.resize(cv2.resize(ink, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA), (width, height), interpolation=cv2.INTER_LINEAR)
    blur = rng.random()
    if blur < 0.55:
        ink = cv2.GaussianBlur(ink, (0, 0), rng.uniform(0.3, 0.7) if blur < 0.45 else rng.uniform(0.7, 1.0))
    cover = ink.astype(np.float32) / 255
    if rng.random() < 0.3:  # pencil and dry pens leave the grain of the paper
        grain = rng.normal(1, rng.uniform(0.05, 0.25), ((height + 1) // 2, (width + 1) // 2)).astype(np.float32)
        cover *= np.clip(cv2.resize(grain, (width, height), interpolation=cv2.INTER_LINEAR), 0.25, 1.2)
    paper = rng.uniform(150, 255)
    dark = rng.uniform(0, paper - 80) if rng.random() < 0.85 else paper - rng.uniform(55, 90)
    ground = np.full((height, width), paper, np.float32)
    if rng.random() < 0.4:
        ground += np.linspace(-1, 1, width, dtype=np.float32)[None] * rng.normal(0, 10) + np.linspace(-1, 1, height, dtype=np.float32)[:, None] * rng.normal(0, 6)
    if rng.random() < 0.15:
        shade, pitch = rng.uniform(10, 50), rng.uniform(9, 30)
        if rng.random() < 0.7:
            ground[np.arange(rng.uniform(0, pitch), height, pitch).astype(int)] -= shade
        if rng.random() < 0.7:
            ground[:, np.arange(rng.uniform(0, pitch), width, pitch).astype(int)] -= shade
    grey = ground + cover * (dark - ground)
    if rng.random() < 0.7:
        grey += rng.normal(0, rng.uniform(0.5, 7), grey.shape).astype(np.float32)
    grey = np.clip(grey, 0, 255).astype(np.uint8)
    if rng.random() < 0.25:
        _, packed = cv2.imencode(".jpg", grey, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(30, 90))])
        grey = cv2.imdecode(packed, cv2.IMREAD_GRAYSCALE)
    if rng.random() < 0.12:  # an already binarised crop
        _, grey = cv2.threshold(grey, int((paper + dark) / 2), 255, cv2.THRESH_BINARY)
    return grey


def cut_out(rng: np.random.Generator, ink: np.ndarray) -> np.ndarray:
    """Ink coverage -> grey crop as the engine cuts it: the text's own ink with a soft rim on clean paper."""
    ink = cv2.GaussianBlur(ink, (0, 0), rng.uniform(0.3, 0.9))
    if rng.random() < 0.12:  # a line that touched the text was taken out, and some of the text with it
        row = int(rng.integers(0, len(ink)))
        ink[row : row + int(rng.integers(1, 3))] = 0
    cover = ink.astype(np.float32) / 255
    if rng.random() < 0.4:
        cover *= rng.normal(1, rng.uniform(0.03, 0.2), cover.shape).astype(np.float32)
    cover = np.clip(cover * rng.uniform(0.7, 1.4), 0, 1)
    # A thin or faint pen is cut out as whole as a broad one.
    cover[cover < rng.uniform(0, 0.3) * min(1.0, float(np.percentile(cover[cover > 0.05], 90)))] = 0
    return np.round(255 * (1 - cover)).astype(np.uint8)


def crop_of(rng: np.random.Generator, ink: np.ndarray, other: np.ndarray | None, rows: int) -> np.ndarray:
    """The network's input (uint8, rows x width, 255 = ink) for one piece of lettering."""
    placed = place(rng, ink, int(rng.integers(LEAST_ROWS, MOST_ROWS)))
    if rng.random() < CUT_OUT_SHARE:
        return contrast(brought_to(cut_out(rng, placed), rows))
    clutter(rng, placed)
    if other is not None and rng.random() < 0.06:
        neighbour(rng, placed, other)
    return contrast(brought_to(photograph(rng, placed), rows))


def brought_to(crop: np.ndarray, rows: int) -> np.ndarray:
    return cv2.resize(crop, (round(crop.shape[1] * rows / crop.shape[0]), rows), interpolation=cv2.INTER_LINEAR)
