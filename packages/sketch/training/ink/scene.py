"""A random sheet: parts with holes, their measures, centre lines, notes; one layer of ink a class."""

from __future__ import annotations

import cv2
import numpy as np

from hand import CENTRE, NOTE_LINE, OUTLINE, PAPER, TICK, WRITING, Hand
from shapes import arc, outline
from writing import Stock, Writer

SIZE = 1280
ORDER = (WRITING, TICK, OUTLINE, CENTRE, NOTE_LINE)


def scene(rng: np.random.Generator, stock: Stock) -> tuple[np.ndarray, np.ndarray]:
    """(ink coverage, class of each pixel), both uint8 SIZE/2 x SIZE/2."""
    hand = Hand(rng, SIZE)
    sheet = Sheet(hand, Writer(hand, stock))
    for box in boxes(rng, hand.letter):
        sheet.part(*box)
    sheet.extras()
    return flatten(hand)


def boxes(rng: np.random.Generator, letter: float) -> list[tuple[float, float, float, float]]:
    """Where the parts stand: one that fills the sheet (or more than it), or several."""
    kind = rng.random()
    if kind < 0.35:
        w, h = rng.uniform(0.35, 0.95, 2) * SIZE
        return [(rng.uniform(-0.15, 0.6) * SIZE, rng.uniform(-0.15, 0.6) * SIZE, w, h)]
    columns, rows = (int(v) for v in rng.integers(1, 4, 2))
    cw, ch = SIZE / columns, SIZE / rows
    out = []
    for i in range(columns):
        for j in range(rows):
            margin = min(rng.uniform(2.5, 6) * letter, 0.3 * min(cw, ch))
            w, h = (cw - 2 * margin) * rng.uniform(0.6, 1), (ch - 2 * margin) * rng.uniform(0.6, 1)
            if min(w, h) > 2.5 * letter and rng.random() < 0.92:
                out.append((i * cw + margin + rng.uniform(0, 0.5) * (cw - 2 * margin - w), j * ch + margin + rng.uniform(0, 0.5) * (ch - 2 * margin - h), w, h))
    return out


def flatten(hand: Hand) -> tuple[np.ndarray, np.ndarray]:
    half = SIZE // 2
    small = {c: cv2.resize(layer, (half, half), interpolation=cv2.INTER_AREA) for c, layer in hand.layers.items()}
    cover = np.max(list(small.values()), axis=0)
    classes = np.full((half, half), PAPER, np.uint8)
    for c in reversed(ORDER):
        # A soft rim belongs to its line where nothing darker lies there.
        classes[(small[c] > 50) & ((small[c] >= 0.6 * cover) | (small[c] > 150))] = c
    return cover, classes


class Sheet:
    def __init__(self, hand: Hand, writer: Writer):
        self.hand, self.writer, self.rng = hand, writer, hand.rng
        rng = hand.rng
        self.gap = 0.0 if rng.random() < 0.35 else rng.uniform(2, 0.6 * hand.letter)
        self.past = rng.uniform(0, 0.5) * hand.letter
        self.offset = rng.uniform(1.1, 3) * hand.letter
        self.pitch = rng.uniform(1.6, 2.8) * hand.letter
        self.text_side = rng.choice(["above", "broken", "below", "on"], p=[0.46, 0.24, 0.2, 0.1])
        self.upright = rng.random() < 0.2
        self.centres = rng.choice(["none", "cross", "lines"], p=[0.4, 0.35, 0.25])
        self.density = rng.uniform(0.2, 1.0)
        self.bare = rng.random() < 0.08
        self.crowding = 0.02 if rng.random() < 0.6 and self.text_side != "on" else 0.15
        self.solid_centres = rng.random() < 0.2

    # ---- parts

    def part(self, x: float, y: float, w: float, h: float) -> None:
        rng, hand = self.rng, self.hand
        edges = [e + [x, y] for e in outline(rng, w, h)]
        for edge in edges:
            self.edge(edge)
        ring = np.vstack(edges).astype(np.float32)
        holes = self.holes(ring, w, h)
        corners = [e[0] for e in edges if len(e) == 2] + [e[-1] for e in edges if len(e) == 2]
        if not corners:
            corners = [ring[k] for k in np.linspace(0, len(ring) - 1, 5).astype(int)]
        if self.bare:
            return
        self.measures(np.array(corners), holes, ring)
        if rng.random() < 0.17:
            self.hatch(ring, holes)
        if rng.random() < 0.12:
            self.hidden(ring)
        if rng.random() < 0.15:
            self.axes(ring)
        if rng.random() < 0.5:
            self.inside_texts(ring)
        if rng.random() < 0.6:
            self.note_beside(ring)
        for _ in range(rng.poisson(0.7)):
            self.corner_angle(edges)
        for _ in range(rng.poisson(0.6)):
            self.leader(ring[rng.integers(len(ring))], ring.mean(0), outward=rng.random() < 0.7)

    def edge(self, edge: np.ndarray) -> None:
        hand, rng = self.hand, self.rng
        for _ in range(2 if hand.double and rng.random() < 0.8 else 1):
            shift = rng.normal(0, hand.broad, 2) if hand.double else np.zeros(2)
            if len(edge) == 2:
                d = edge[1] - edge[0]
                d = d / max(1, np.hypot(*d))
                a = edge[0] - d * rng.normal(0, hand.overshoot)
                b = edge[1] + d * rng.normal(0, hand.overshoot)
                hand.line(a + shift, b + shift, OUTLINE)
            else:
                hand.path(edge + shift, OUTLINE)

    def holes(self, ring: np.ndarray, w: float, h: float) -> list[tuple[np.ndarray, float]]:
        """Round holes as (centre, radius); slots and windows are drawn as well."""
        rng, hand = self.rng, self.hand
        found: list[tuple[np.ndarray, float]] = []
        x, y = ring.min(0)
        usual = float(np.exp(rng.uniform(np.log(3.2), np.log(0.18 * min(w, h) + 5))))
        wanted = int(rng.choice([0, 1, 2, 3, 4, 6, 9], p=[0.15, 0.25, 0.2, 0.12, 0.16, 0.08, 0.04]))
        if wanted >= 4 and rng.random() < 0.6:
            self.bolt_circle(ring, found, usual, wanted)
        for _ in range(wanted * 4):
            if len(found) >= wanted:
                break
            centre = rng.uniform([x, y], [x + w, y + h])
            r = usual if rng.random() < 0.8 else usual * rng.uniform(1, 3)
            if not self.fits(ring, centre, r, found):
                continue
            kind = rng.random()
            if kind < 0.62:
                found.append((centre, r))
                self.circle(centre, r)
            elif kind < 0.84:
                self.slot(ring, centre, r, found)
            elif kind < 0.89:
                self.curved_slot(ring, r, found)
            elif kind < 0.93:
                self.keyhole(ring, centre, r, found)
            else:
                q = np.array([r, r * rng.uniform(0.5, 1)]) * 0.7
                for a, b in zip([[-1, -1], [1, -1], [1, 1], [-1, 1]], [[1, -1], [1, 1], [-1, 1], [-1, -1]]):
                    hand.line(centre + q * a, centre + q * b, OUTLINE)
        return found

    def fits(self, ring, centre, r, found) -> bool:
        if cv2.pointPolygonTest(ring, (float(centre[0]), float(centre[1])), True) < r + 6:
            return False
        return all(np.hypot(*(centre - c)) > r + q + 6 for c, q in found)

    def circle(self, centre: np.ndarray, r: float) -> None:
        hand, rng = self.hand, self.rng
        start = rng.uniform(0, 2 * np.pi)
        sweep = 2 * np.pi + rng.normal(0, 0.12)
        ring = arc(centre, r, start, start + sweep)
        ring = centre + (ring - centre) * (1 + rng.normal(0, 0.04, 2))
        hand.path(ring, OUTLINE)
        reach = r * rng.uniform(1.1, 1.6) + 3
        if r < 7 and rng.random() < 0.3:  # so small that the pen filled it
            cv2.circle(hand.layers[OUTLINE], (int(centre[0]), int(centre[1])), max(1, int(r)), 255, -1, cv2.LINE_AA)
            return
        if r < 7 and rng.random() < 0.5:
            return
        if self.centres == "cross" or (self.centres == "lines" and r < hand.letter):
            if r < 0.4 * hand.letter or rng.random() < 0.5:
                reach = r * rng.uniform(0.3, 0.9) if r > 12 else reach
            for d in (np.array([1, 0.0]), np.array([0, 1.0])):
                hand.line(centre - d * reach, centre + d * reach, CENTRE)
        elif self.centres == "lines":
            for d in (np.array([1, 0.0]), np.array([0, 1.0])):
                self.dash_dot(np.array([centre - d * (reach + 6), centre + d * (reach + 6)]))
        elif rng.random() < 0.1:
            hand.line(centre - 1, centre + 1, CENTRE)

    def dash_dot(self, points: np.ndarray) -> None:
        if self.solid_centres:
            self.hand.path(points, CENTRE)
            return
        u = self.hand.letter * self.rng.uniform(0.5, 1.2)
        self.hand.dashes(points, CENTRE, (u, 0.25 * u, 0.12 * u + 1, 0.25 * u) if self.rng.random() < 0.75 else (u, 0.3 * u))

    def slot(self, ring, centre, r, found) -> None:
        r = min(r, 60)
        half = r * float(np.exp(self.rng.uniform(np.log(0.8), np.log(14))))
        d = np.array([1, 0.0]) if self.rng.random() < 0.6 else np.array([0, 1.0])
        if not all(self.fits(ring, centre + d * s, r, found) for s in (-half, half)):
            return
        n = np.array([-d[1], d[0]])
        turn = np.arctan2(d[1], d[0])
        for s in (-1, 1):
            self.hand.line(centre - d * half + n * r * s, centre + d * half + n * r * s, OUTLINE)
            start = turn - s * np.pi / 2
            self.hand.path(arc(centre + d * half * s, r, start, start + np.pi), OUTLINE)
        for s in (-half, half):
            found.append((centre + d * s, r))
        if self.centres == "lines" and self.rng.random() < 0.5:
            self.dash_dot(np.array([centre - d * (half + 1.4 * r), centre + d * (half + 1.4 * r)]))
        elif self.centres != "none":
            reach = r * self.rng.uniform(0.6, 1.6) + 3
            for end in (centre - d * half, centre + d * half):
                for v in (d, n):
                    self.hand.line(end - v * reach, end + v * reach, CENTRE)
        if self.rng.random() < 0.4:
            self.leader(centre + d * (half + r), centre + d * half, outward=True)

    def curved_slot(self, ring, r, found) -> None:
        """A slot along an arc about some point of the part, mostly with that arc as a centre line."""
        rng = self.rng
        r = min(r, 40)
        middle = rng.uniform(ring.min(0), ring.max(0))
        pitch, start, sweep = r * rng.uniform(3, 9), rng.uniform(0, 2 * np.pi), rng.uniform(0.5, 2.2)
        ends = [middle + pitch * np.array([np.cos(t), np.sin(t)]) for t in np.linspace(start, start + sweep, 4)]
        if not all(self.fits(ring, end, r, found) for end in ends):
            return
        for q in (pitch - r, pitch + r):
            self.hand.path(arc(middle, q, start, start + sweep), OUTLINE)
        self.hand.path(arc(ends[0], r, start + np.pi, start + 2 * np.pi), OUTLINE)
        self.hand.path(arc(ends[-1], r, start + sweep, start + sweep + np.pi), OUTLINE)
        found.extend((end, r) for end in ends)
        if rng.random() < 0.6:
            self.dash_dot(arc(middle, pitch, start - 0.2, start + sweep + 0.2))
        if rng.random() < 0.5:
            for end in (ends[0], ends[-1]):
                self.hand.line(middle, middle + (end - middle) * 1.15, NOTE_LINE)

    def keyhole(self, ring, centre, r, found) -> None:
        """A round hole that runs into a narrower slot."""
        rng = self.rng
        half, reach = r * rng.uniform(0.25, 0.7), r * rng.uniform(1.6, 3.5)
        turn = rng.choice([0, 1, 2, 3]) * np.pi / 2
        d = np.array([np.cos(turn), np.sin(turn)])
        n = np.array([-d[1], d[0]])
        foot = centre + d * reach
        if not (self.fits(ring, centre, r, found) and self.fits(ring, foot, half, found)):
            return
        open_ = np.arcsin(half / r)
        self.hand.path(arc(centre, r, turn + open_, turn + 2 * np.pi - open_), OUTLINE)
        for s in (-1, 1):
            self.hand.line(centre + d * r * np.cos(open_) + n * half * s, foot + n * half * s, OUTLINE)
        if rng.random() < 0.6:
            self.hand.path(arc(foot, half, turn - np.pi / 2, turn + np.pi / 2), OUTLINE)
        else:
            self.hand.line(foot - n * half, foot + n * half, OUTLINE)
        found.extend([(centre, r), (foot, half)])

    def bolt_circle(self, ring, found, r, n) -> None:
        middle = (ring.max(0) + ring.min(0)) / 2
        span = cv2.pointPolygonTest(ring, (float(middle[0]), float(middle[1])), True)
        pitch = span * self.rng.uniform(0.5, 0.85)
        if pitch < 3 * r or pitch + r + 6 > span:
            return
        start = self.rng.uniform(0, np.pi)
        for k in range(n):
            c = middle + pitch * np.array([np.cos(start + 2 * np.pi * k / n), np.sin(start + 2 * np.pi * k / n)])
            if self.fits(ring, c, r, found):
                found.append((c, r))
                self.circle(c, r)
        if self.rng.random() < 0.8:
            self.dash_dot(arc(middle, pitch, 0, 2 * np.pi))
        if self.rng.random() < 0.6 and pitch - r > 20:
            q = (pitch - r) * self.rng.uniform(0.3, 0.8)
            found.append((middle, q))
            self.circle(middle, q)

    def hatch(self, ring, holes) -> None:
        """Thin slanted lines over the part or a band of it."""
        hand, rng = self.hand, self.rng
        mask = np.zeros((SIZE, SIZE), np.uint8)
        cv2.fillPoly(mask, [ring.astype(np.int32)], 255)
        for c, r in holes:
            cv2.circle(mask, tuple(int(v) for v in c), int(r), 0, -1)
        x, y, w, h = cv2.boundingRect(ring)
        if rng.random() < 0.6:
            cut = x + w * rng.uniform(0.3, 0.7)
            mask[:, : int(cut)] = 0
        mask = cv2.erode(mask, np.ones((5, 5), np.uint8))
        mask[cv2.dilate(hand.layers[WRITING], np.ones((9, 9), np.uint8)) > 60] = 0
        before = hand.layers[NOTE_LINE].copy()
        hand.layers[NOTE_LINE][:] = 0
        step = rng.uniform(0.5, 1.4) * hand.letter
        slope = rng.choice([-1, 1])
        for k in np.arange(-h, w, step):
            a, b = ([x + k, y + h], [x + k + h, y]) if slope > 0 else ([x + k, y], [x + k + h, y + h])
            hand.line(a, b, NOTE_LINE)
        hand.layers[NOTE_LINE][mask == 0] = 0
        np.maximum(hand.layers[NOTE_LINE], before, out=hand.layers[NOTE_LINE])

    def hidden(self, ring) -> None:
        x, y, w, h = cv2.boundingRect(ring)
        u = self.hand.letter * self.rng.uniform(0.25, 0.6)
        if self.rng.random() < 0.5:
            for s in (0.4, 0.6):
                self.hand.dashes(np.array([[x, y + s * h], [x + w, y + s * h]]), NOTE_LINE, (u, 0.6 * u))
        else:
            for s in (0.4, 0.6):
                self.hand.dashes(np.array([[x + s * w, y], [x + s * w, y + h]]), NOTE_LINE, (u, 0.6 * u))

    def axes(self, ring) -> None:
        """Centre lines through the whole part."""
        x, y, w, h = cv2.boundingRect(ring)
        past = self.rng.uniform(0.3, 1.5) * self.hand.letter
        if self.rng.random() < 0.7:
            self.dash_dot(np.array([[x - past, y + h / 2], [x + w + past, y + h / 2]]))
        if self.rng.random() < 0.7:
            self.dash_dot(np.array([[x + w / 2, y - past], [x + w / 2, y + h + past]]))

    # ---- measures

    def measures(self, corners: np.ndarray, holes, ring) -> None:
        rng = self.rng
        low, high = ring.min(0), ring.max(0)
        points = [*corners, *[c for c, _ in holes]]
        for side in range(4):
            if rng.random() > self.density:
                continue
            axis = side % 2
            chosen: list[tuple[np.ndarray, np.ndarray]] = []
            if rng.random() < 0.7:
                ends = corners[np.argmin(corners[:, axis])], corners[np.argmax(corners[:, axis])]
                chosen.append(ends)
            for _ in range(rng.poisson(1.2 * self.density)):
                if len(points) > 1:
                    i, j = rng.choice(len(points), 2, replace=False)
                    chosen.append((np.asarray(points[i]), np.asarray(points[j])))
            chosen.sort(key=lambda pq: abs(pq[0][axis] - pq[1][axis]))
            out = (low if side < 2 else high)[1 - axis]
            sign = -1 if side < 2 else 1
            if rng.random() < 0.1:  # across the part
                out = rng.uniform(low[1 - axis], high[1 - axis])
            level = out + sign * self.offset
            for a, b in chosen:
                self.linear(a, b, axis, level)
                level += sign * self.pitch * rng.uniform(0.85, 1.2)
        for centre, r in holes:
            if rng.random() < 0.45:
                if r > 1.6 * self.hand.letter and rng.random() < 0.5:
                    self.across(centre, r)
                else:
                    self.hole_leader(centre, r)
        if rng.random() < 0.12 and len(corners) > 3:
            i = int(rng.integers(len(corners) // 2))
            self.aligned(corners[i], corners[i + len(corners) // 2])

    def linear(self, a, b, axis: int, level: float) -> None:
        """A measure along x (axis 0) or y (axis 1) at `level` on the other axis."""
        if a[axis] > b[axis]:
            a, b = b, a
        if b[axis] - a[axis] < 6:
            return
        at = lambda p, v: np.array([p[0], v]) if axis == 0 else np.array([v, p[1]])
        for p in (a, b):
            d = np.sign(level - p[1 - axis]) or 1
            gap = self.gap * self.rng.uniform(0.7, 1.3)
            if abs(level - p[1 - axis]) > gap + 4:
                self.hand.line(at(p, p[1 - axis] + d * gap), at(p, level + d * self.past), NOTE_LINE)
        self.dimension_line(at(a, level), at(b, level))

    def aligned(self, a, b) -> None:
        d = np.asarray(b, float) - a
        length = np.hypot(*d)
        if length < 3 * self.hand.letter:
            return
        n = np.array([-d[1], d[0]]) / length * self.offset * self.rng.choice([-1, 1])
        for p in (a, b):
            self.hand.line(p + n * 0.15, p + n * 1.15, NOTE_LINE)
        self.dimension_line(a + n, b + n)

    def dimension_line(self, a: np.ndarray, b: np.ndarray) -> None:
        rng, hand = self.rng, self.hand
        d = b - a
        length = np.hypot(*d)
        d = d / length
        ink = self.writer.choose("measure" if rng.random() < 0.75 else "sign")
        w, h = self.writer.size(ink)
        angle = np.arctan2(d[1], d[0])
        if abs(abs(angle) - np.pi / 2) < 0.3:
            angle = 0.0 if self.upright else -np.pi / 2 if rng.random() < 0.93 else np.pi / 2
        elif abs(angle) > np.pi / 2:
            angle += np.pi
        long = w if abs(np.cos(angle) * d[0] + np.sin(angle) * d[1]) > 0.7 else h
        normal = np.array([np.sin(angle), -np.cos(angle)]) if long == w else np.array([-1.0, 0.0])
        high = h if long == w else w
        away = (high / 2 + rng.uniform(0.08, 0.5) * hand.letter + hand.fine) * (-1 if self.text_side == "below" else 1)
        if self.text_side == "on":  # written over the line that it belongs to
            away *= rng.uniform(0, 0.6)
        middle = (a + b) / 2 + d * rng.normal(0, 0.04) * length
        inside = length > 2.4 * hand.arrow_length or hand.arrow in ("slash", "dot", "none") and length > 10
        if not inside:  # arrows from outside
            tail = rng.uniform(1.0, 2.2) * hand.arrow_length
            hand.line(a - d * tail, a, NOTE_LINE)
            hand.line(b, b + d * tail, NOTE_LINE)
            hand.tick(a, d)
            hand.tick(b, -d)
            if rng.random() < 0.5:
                hand.line(a, b, NOTE_LINE)
            spot = middle if long < 0.9 * length else (b + d * (tail + long * 0.55) if rng.random() < 0.6 else a - d * (tail + long * 0.55))
            self.writer.place(ink, spot + normal * (away if spot is middle or rng.random() < 0.4 else 0), angle, self.crowding)
            return
        broken = self.text_side == "broken" and length > long + 2.5 * hand.arrow_length
        if broken:
            half = long / 2 + rng.uniform(0.1, 0.5) * hand.letter
            placed = self.writer.place(ink, middle + normal * rng.normal(0, 0.06) * high, angle, self.crowding)
            if placed:
                hand.line(a, middle - d * half, NOTE_LINE)
                hand.line(middle + d * half, b, NOTE_LINE)
            else:
                hand.line(a, b, NOTE_LINE)
        else:
            hand.line(a, b, NOTE_LINE)
            spot = middle
            if long > 0.95 * length and rng.random() < 0.5:
                spot = b + d * (long * 0.6 + 4)
                hand.line(b, b + d * long * 1.1, NOTE_LINE)
            self.writer.place(ink, spot + normal * away, angle, self.crowding)
        hand.tick(a, -d)
        hand.tick(b, d)

    def across(self, centre, r) -> None:
        t = self.rng.choice([0, np.pi / 2, np.pi / 4, -np.pi / 4, 0.5])
        d = np.array([np.cos(t), np.sin(t)])
        self.dimension_line(centre - d * r, centre + d * r)

    def hole_leader(self, centre, r) -> None:
        t = self.rng.uniform(0, 2 * np.pi)
        d = np.array([np.cos(t), np.sin(t)])
        self.leader(centre + d * r, centre, outward=True)

    def leader(self, tip, centre, outward: bool) -> None:
        """From a tip on an edge to a text: slanted, mostly with a shelf."""
        rng, hand = self.rng, self.hand
        d = np.asarray(tip, float) - centre
        d = d / max(1, np.hypot(*d)) * (1 if outward else -1)
        turn = rng.normal(0, 0.5)
        d = np.array([d[0] * np.cos(turn) - d[1] * np.sin(turn), d[0] * np.sin(turn) + d[1] * np.cos(turn)])
        elbow = tip + d * rng.uniform(1.2, 5) * hand.letter
        side = 1 if d[0] >= 0 else -1
        shelf = rng.uniform(0.4, 1.6) * hand.letter if rng.random() < 0.7 else 0
        end = elbow + [side * shelf, 0]
        ink = self.writer.choose("sign")
        w, h = self.writer.size(ink)
        if shelf and rng.random() < 0.25:  # the text stands on its shelf
            end = elbow + [side * (w + 6), 0]
            spot = (elbow + end) / 2 - [0, h / 2 + 0.2 * hand.letter + hand.fine]
        else:
            spot = end + [side * (w / 2 + rng.uniform(0.15, 0.6) * hand.letter), 0]
        if not self.writer.place(ink, spot, 0.0, self.crowding):
            return
        hand.line(tip, elbow, NOTE_LINE)
        if shelf:
            hand.line(elbow, end, NOTE_LINE)
        kind = hand.arrow if hand.arrow in ("open", "filled") else rng.choice(["open", "filled", "dot", "none"])
        hand.tick(tip, -d, kind)

    def corner_angle(self, edges) -> None:
        """An arc between two edges that meet, with ticks and a text."""
        rng, hand = self.rng, self.hand
        k = int(rng.integers(len(edges)))
        a, b = edges[k - 1], edges[k]
        if len(a) != 2 or len(b) != 2:
            return
        u, v = a[0] - a[1], b[1] - b[0]
        r = min(np.hypot(*u), np.hypot(*v), 5 * hand.letter) * rng.uniform(0.4, 0.9)
        if r < 1.2 * hand.letter:
            return
        s, t = np.arctan2(u[1], u[0]), np.arctan2(v[1], v[0])
        while t - s > np.pi:
            t -= 2 * np.pi
        while s - t > np.pi:
            t += 2 * np.pi
        if rng.random() < 0.25:  # the angle outside, with lines carried on
            s, t = t, s + 2 * np.pi if s < t else s
            if t - s > 5 or t - s < 0.3:
                return
        if abs(t - s) * r < 1.5 * hand.letter:
            return
        hand.path(arc(b[0], r, s, t), NOTE_LINE)
        way = np.sign(t - s)
        for angle, sign in ((s, -1), (t, 1)):
            p = b[0] + r * np.array([np.cos(angle), np.sin(angle)])
            hand.tick(p, sign * way * np.array([-np.sin(angle), np.cos(angle)]))
        ink = self.writer.choose("sign")
        w, h = self.writer.size(ink)
        middle = (s + t) / 2
        reach = r + (0.5 * max(w, h) + 0.4 * hand.letter) * (1 if rng.random() < 0.7 else -1)
        self.writer.place(ink, b[0] + reach * np.array([np.cos(middle), np.sin(middle)]), 0.0, self.crowding)

    # ---- writing and the rest

    def inside_texts(self, ring) -> None:
        x, y, w, h = cv2.boundingRect(ring)
        for _ in range(int(self.rng.integers(1, 4))):
            p = self.rng.uniform([x, y], [x + w, y + h])
            if cv2.pointPolygonTest(ring, (float(p[0]), float(p[1])), False) > 0:
                self.writer.place(self.writer.choose(self.rng.choice(["note", "name", "sign"])), p, self.rng.normal(0, 0.04), self.crowding)

    def note_beside(self, ring) -> None:
        x, y, w, h = cv2.boundingRect(ring)
        lines = int(self.rng.integers(1, 4))
        below = self.rng.random() < 0.6
        for k in range(lines):
            ink = self.writer.choose(self.rng.choice(["note", "name"]))
            at = [x + w * self.rng.uniform(0, 1) if k == 0 else at[0], (y + h + 3 * self.hand.letter if below else y - 3 * self.hand.letter) + 1.5 * k * self.hand.letter]
            if self.writer.place(ink, at, self.rng.normal(0, 0.03), self.crowding) and self.rng.random() < 0.1:
                half = self.writer.size(ink)[0] / 2
                self.hand.line([at[0] - half, at[1] + 0.75 * self.hand.letter], [at[0] + half, at[1] + 0.75 * self.hand.letter], NOTE_LINE)

    def extras(self) -> None:
        """Texts anywhere, a frame with a title block, stray strokes."""
        rng, hand = self.rng, self.hand
        for _ in range(0 if self.bare else rng.poisson(1.5)):
            self.writer.place(self.writer.choose(rng.choice(["note", "name", "sign"])), rng.uniform(0, SIZE, 2), rng.normal(0, 0.05) if rng.random() < 0.8 else -np.pi / 2, self.crowding)
        if rng.random() < 0.16:
            self.frame()
        for _ in range(rng.poisson(0.4)):
            p = rng.uniform(0, SIZE, 2)
            hand.path(p + np.cumsum(rng.normal(0, 9, (12, 2)), 0), NOTE_LINE)

    def frame(self) -> None:
        rng, hand = self.rng, self.hand
        m = rng.uniform(8, 40)
        q = SIZE - m
        for a, b in (([m, m], [q, m]), ([q, m], [q, q]), ([q, q], [m, q]), ([m, q], [m, m])):
            hand.line(a, b, NOTE_LINE, hand.broad)
        if rng.random() < 0.3:  # a second line around it
            k = m * 0.4
            for a, b in (([k, k], [SIZE - k, k]), ([SIZE - k, k], [SIZE - k, SIZE - k]), ([SIZE - k, SIZE - k], [k, SIZE - k]), ([k, SIZE - k], [k, k])):
                hand.line(a, b, NOTE_LINE, hand.fine)
        w, row = rng.uniform(6, 14) * hand.letter, 1.7 * hand.letter
        for k in range(int(rng.integers(1, 5))):
            hand.line([q - w, q - (k + 1) * row], [q, q - (k + 1) * row], NOTE_LINE)
            self.writer.place(self.writer.choose("name"), [q - w * 0.5, q - (k + 0.5) * row], 0.0, 0.15)
        hand.line([q - w, q], [q - w, q - (k + 1) * row], NOTE_LINE)
        if rng.random() < 0.5:
            hand.line([q - w * 0.6, q], [q - w * 0.6, q - (k + 1) * row], NOTE_LINE)
