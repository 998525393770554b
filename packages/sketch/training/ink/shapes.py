"""Outlines of parts in general, as closed polygons with the points that measures refer to."""

from __future__ import annotations

import numpy as np


def rectangle(w: float, h: float) -> np.ndarray:
    return np.array([[0, 0], [w, 0], [w, h], [0, h]], float)


def stepped(rng: np.random.Generator, w: float, h: float) -> np.ndarray:
    """A rectangle with corners and edges cut in: L, T, U, stairs, slots open to an edge."""
    xs = np.sort(rng.uniform(0.12, 0.88, 4)) * w
    ys = rng.uniform(0.15, 0.8, 4) * h
    top = [[0, 0]]
    kind = rng.random()
    if kind < 0.3:  # L
        top = [[0, ys[0]], [xs[1], ys[0]], [xs[1], 0], [w, 0]]
    elif kind < 0.5:  # T
        top = [[0, ys[0]], [xs[0], ys[0]], [xs[0], 0], [xs[3], 0], [xs[3], ys[1]], [w, ys[1]]]
    elif kind < 0.75:  # U or a V notch
        foot = [[xs[1], ys[0]], [xs[2], ys[0]]] if rng.random() < 0.7 else [[(xs[1] + xs[2]) / 2, ys[0]]]
        top = [[0, 0], [xs[1], 0], *foot, [xs[2], 0], [w, 0]]
    else:  # stairs
        top = [[0, max(ys[0], ys[1])], [xs[0], max(ys[0], ys[1])], [xs[0], min(ys[0], ys[1])], [xs[2], min(ys[0], ys[1])], [xs[2], 0], [w, 0]]
    bottom = [[w, h], [0, h]]
    if rng.random() < 0.25:  # a notch below as well
        bottom = [[w, h], [xs[2], h], [xs[2], h - 0.3 * ys[2]], [xs[1], h - 0.3 * ys[2]], [xs[1], h], [0, h]]
    return np.array([*top, *bottom], float)


def slanted(rng: np.random.Generator, w: float, h: float) -> np.ndarray:
    kind = rng.random()
    a, b = rng.uniform(0.05, 0.45, 2) * w
    c, d = rng.uniform(0.15, 0.85, 2) * h
    if kind < 0.25:  # trapeze
        return np.array([[a, 0], [w - b, 0], [w, h], [0, h]], float)
    if kind < 0.5:  # gusset
        return np.array([[0, 0], [a, 0], [w, c], [w, h], [0, h]], float)
    if kind < 0.7:  # arrow, house
        return np.array([[0, c], [a + 0.2 * w, 0], [w, d], [w, h], [0, h]], float)
    n = int(rng.integers(3, 9))
    turn = np.sort(rng.uniform(0, 2 * np.pi, n)) if rng.random() < 0.5 else np.arange(n) * 2 * np.pi / n + rng.uniform(0, 1)
    return np.stack([w / 2 + w / 2 * np.cos(turn), h / 2 + h / 2 * np.sin(turn)], 1)


def arc(center, radius: float, start: float, end: float) -> np.ndarray:
    n = max(6, int(abs(end - start) * radius / 5))
    t = np.linspace(start, end, n)
    return np.stack([center[0] + radius * np.cos(t), center[1] + radius * np.sin(t)], 1)


def treat_corners(rng: np.random.Generator, corners: np.ndarray, share: float, size: float) -> list[np.ndarray]:
    """Edges of the polygon, in turn, some corners chamfered or rounded; each an (n, 2) array."""
    n = len(corners)
    cut = [size * rng.uniform(0.6, 1.4) if rng.random() < share else 0.0 for _ in range(n)]
    rounded = rng.random() < 0.65
    edges: list[np.ndarray] = []
    ends = []
    for k in range(n):
        before, here, after = corners[k - 1], corners[k], corners[(k + 1) % n]
        u, v = before - here, after - here
        lu, lv = np.hypot(*u), np.hypot(*v)
        c = min(cut[k], 0.4 * lu, 0.4 * lv)
        ends.append((here + u / max(lu, 1) * c, here + v / max(lv, 1) * c, here, c))
    for k in range(n):
        first, last, here, c = ends[k]
        if c > 2:
            if rounded:
                t = np.linspace(0, 1, 10)[:, None]
                edges.append((1 - t) ** 2 * first + 2 * t * (1 - t) * here + t**2 * last)
            else:
                edges.append(np.array([first, last]))
        edges.append(np.array([last, ends[(k + 1) % n][0]]))
    return edges


def curved(rng: np.random.Generator, w: float, h: float) -> list[np.ndarray]:
    """Outlines with arcs: discs, obrounds, arches, half discs, levers, sectors, C rings, lobed flanges, free curves."""
    if rng.random() < 0.35:
        return [lever, sector, split_ring][int(rng.integers(3))](rng, w, h)
    kind = rng.random()
    r = min(w, h) / 2
    if kind < 0.3:
        return [arc((w / 2, h / 2), r, 0, 2 * np.pi)]
    if kind < 0.45:  # obround
        if w >= h:
            return [np.array([[r, 0], [w - r, 0]]), arc((w - r, r), r, -np.pi / 2, np.pi / 2), np.array([[w - r, h], [r, h]]), arc((r, r), r, np.pi / 2, 1.5 * np.pi)]
        return [arc((r, r), r, np.pi, 2 * np.pi), np.array([[w, r], [w, h - r]]), arc((r, h - r), r, 0, np.pi), np.array([[0, h - r], [0, r]])]
    if kind < 0.62:  # arch
        q = min(w / 2, h * 0.8)
        return [arc((w / 2, q), w / 2 if q == w / 2 else q, np.pi, 2 * np.pi), np.array([[w / 2 + q, q], [w / 2 + q, h]]), np.array([[w / 2 + q, h], [w / 2 - q, h]]), np.array([[w / 2 - q, h], [w / 2 - q, q]])]
    if kind < 0.7:  # disc with a flat
        a = rng.uniform(0.2, 1.2)
        ring = arc((w / 2, h / 2), r, a, 2 * np.pi - a)
        return [ring, np.array([ring[-1], ring[0]])]
    if kind < 0.85:  # lobes
        n = int(rng.integers(2, 5))
        t = np.linspace(0, 2 * np.pi, 120)
        q = r * (0.75 + 0.25 * np.abs(np.cos(n * t / 2)) ** rng.uniform(0.6, 4))
        return [np.stack([w / 2 + q * np.cos(t), h / 2 + q * np.sin(t)], 1)]
    t = np.linspace(0, 2 * np.pi, 120)  # free curve
    q = 1 + sum(rng.normal(0, 0.12 / k) * np.cos(k * t + rng.uniform(0, 6)) for k in range(2, 5))
    q = q / q.max()
    return [np.stack([w / 2 + w / 2 * q * np.cos(t), h / 2 + h / 2 * q * np.sin(t)], 1)]


def lever(rng: np.random.Generator, w: float, h: float) -> list[np.ndarray]:
    """Two round ends joined by their common tangents."""
    big = h / 2
    small = min(big * rng.uniform(0.3, 0.95), 0.45 * (w - 2 * big)) if w > 2.4 * big else 0.0
    if small < 6:
        return [arc((w / 2, h / 2), min(w, h) / 2, 0, 2 * np.pi)]
    span = w - big - small
    lean = np.arccos((big - small) / span)
    a, b = np.array([big, big]), np.array([w - small, big])
    first, last = arc(a, big, lean, 2 * np.pi - lean), arc(b, small, -lean, lean)
    return [first, np.array([first[-1], last[0]]), last, np.array([last[-1], first[0]])]


def sector(rng: np.random.Generator, w: float, h: float) -> list[np.ndarray]:
    """A piece of a ring between two radial edges."""
    far = min(w, h)
    near, opening = far * rng.uniform(0.3, 0.8), rng.uniform(0.6, 2.8)
    start = rng.uniform(0, 2 * np.pi)
    centre = (w / 2, h / 2)
    outer, inner = arc(centre, 0.6 * far, start, start + opening), arc(centre, 0.6 * near, start + opening, start)
    return [outer, np.array([outer[-1], inner[0]]), inner, np.array([inner[-1], outer[0]])]


def split_ring(rng: np.random.Generator, w: float, h: float) -> list[np.ndarray]:
    """A ring with an opening, its lips straight: a C, a clip, an open keyhole."""
    r = min(w, h) / 2
    centre, inner = np.array([w / 2, h / 2]), r * rng.uniform(0.35, 0.8)
    half = inner * rng.uniform(0.15, 0.7)
    start, turn = np.arcsin(half / r), np.arcsin(half / inner)
    outer, hollow = arc(centre, r, start, 2 * np.pi - start), arc(centre, inner, 2 * np.pi - turn, turn)
    return [outer, np.array([outer[-1], hollow[0]]), hollow, np.array([hollow[-1], outer[0]])]


def outline(rng: np.random.Generator, w: float, h: float) -> list[np.ndarray]:
    """The edges of a random part in the box (0, 0, w, h), in turn."""
    kind = rng.random()
    if kind < 0.25:
        corners = rectangle(w, h)
    elif kind < 0.55:
        corners = stepped(rng, w, h)
    elif kind < 0.75:
        corners = slanted(rng, w, h)
    else:
        edges = curved(rng, w, h)
        corners = None
    if corners is not None:
        share = 0.0 if rng.random() < 0.5 else rng.uniform(0.3, 1)
        edges = treat_corners(rng, corners, share, rng.uniform(0.06, 0.3) * min(w, h))
    if rng.random() < 0.25:  # mirrored
        edges = [e * [-1, 1] + [w, 0] for e in edges]
    if rng.random() < 0.25:
        edges = [e * [1, -1] + [0, h] for e in edges]
    if rng.random() < 0.12:
        a = rng.uniform(-0.8, 0.8)
        turn = np.array([[np.cos(a), -np.sin(a)], [np.sin(a), np.cos(a)]])
        edges = [(e - [w / 2, h / 2]) @ turn.T * 0.8 + [w / 2, h / 2] for e in edges]
    return edges
