"""Lines of scans as the engine cut them out and what the text layer of the same document says there, to teach a network on.

    python3 seen.py --script latin --characters ../models/print-latin.txt --kept FOLDER [--kept FOLDER] --out FILE.npz [--every 3 --but 0]

FOLDER is what `npm run measure:reading -- --keep FOLDER --lines` wrote; copies of archives have their text layers in that of the papers. With `--every N --but K` documents whose number leaves K are left out, to measure on.
"""

from __future__ import annotations

import argparse
import html
import json
import re
import subprocess
import unicodedata
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Iterator

import cv2
import numpy as np

from samples import COLUMN, HEIGHT, POOL
from scripts import SCRIPTS, Script, script_named

MOST_WIDTH = 1200
TAUGHT_WIDTH = 720  # longer lines take long
WORD = re.compile(r'xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*)</word>')
# Of a text so many signs may have been misread, and it may begin or end so far within a word; the shortest must be printed exactly.
MISREAD = 0.3
WITHIN = 1
SHORT = 4
# A text layer that sets letter by letter has more spaces than anybody sees.
SPACES = 3


@dataclass(frozen=True)
class Printed:
    page: int
    x0: float
    top: float
    bottom: float
    text: str


def printed_lines(pdf: Path) -> list[str]:
    """The lines of a document, the words of all its columns with a space between them."""
    listing = subprocess.run(["pdftotext", "-bbox", str(pdf), "-"], capture_output=True, text=True, check=True).stdout
    words: list[Printed] = []
    page = 0
    for line in listing.split("\n"):
        page += "<page" in line
        if found := WORD.search(line):
            x0, top, _, bottom = map(float, found.groups()[:4])
            words.append(Printed(page, x0, top, bottom, html.unescape(found[5])))
    rows: list[list[Printed]] = []
    for word in sorted(words, key=lambda w: (w.page, w.top + w.bottom)):
        row = next((row for row in reversed(rows[-12:]) if on_one_line(row[-1], word)), None)
        if row is None:
            rows.append([word])
        else:
            row.append(word)
    return [unicodedata.normalize("NFC", " ".join(w.text for w in sorted(row, key=lambda w: w.x0))) for row in rows]


def on_one_line(a: Printed, b: Printed) -> bool:
    return a.page == b.page and a.top < (b.top + b.bottom) / 2 < a.bottom and b.top < (a.top + a.bottom) / 2 < b.bottom


def nearest(text: str, line: str) -> tuple[int, int, int]:
    """The part of a line that a text differs from in the fewest signs: in how many, and where it begins and ends."""
    row = [(0, j) for j in range(len(line) + 1)]
    for i, sign in enumerate(text, 1):
        last, row = row, [(i, 0)]
        for j, printed in enumerate(line, 1):
            row.append(min((last[j - 1][0] + (sign != printed), last[j - 1][1]), (last[j][0] + 1, last[j][1]), (row[j - 1][0] + 1, row[j - 1][1])))
    end = min(range(len(row)), key=lambda j: (row[j][0], -j))
    return row[end][0], row[end][1], end


def to_borders(line: str, begin: int, end: int) -> tuple[int, int]:
    while begin > 0 and line[begin - 1] != " " and line[begin : begin + 1] != " ":
        begin -= 1
    while end < len(line) and line[end] != " " and line[end - 1] != " ":
        end += 1
    return begin, end


def narrow(text: str) -> str:
    """The wide forms of letters, digits and marks as narrow ones, sign for sign: networks of ideographs confuse them."""
    return "".join(plain if len(plain := unicodedata.normalize("NFKC", c)) == 1 else c for c in text)


def truth(text: str, lines: list[str]) -> str | None:
    """What is printed where this was read; nothing where that is not certain."""
    text = narrow(text.strip())
    if not text:
        return None
    seen_as = [(line, narrow(line)) for line in lines]
    places = [(0, line, at, at + len(text)) for line, plain in seen_as if (at := plain.find(text)) >= 0]
    if not places and len(text) >= SHORT:
        places = [(distance, line, begin, end) for line, plain in seen_as for distance, begin, end in [nearest(text, plain)]]
    least = min((place[0] for place in places), default=len(text))
    if least > max(1, MISREAD * len(text)):
        return None
    found = set()
    for distance, line, begin, end in places:
        first, last = to_borders(line, begin, end)
        if distance == least and begin - first + last - end <= (WITHIN if len(text) >= SHORT else 0):
            found.add(line[first:last].strip())
    if len(found) != 1:
        return None
    only = found.pop()
    signs = [len(one.replace(" ", "")) for one in (only, text)]
    is_alike = abs(signs[0] - signs[1]) <= 1 + 0.06 * len(text) and only.count(" ") <= text.count(" ") + SPACES
    return only if is_alike else None


def kept(file: Path) -> Iterator[tuple[dict, np.ndarray]]:
    data, at = file.read_bytes(), 0
    while at < len(data):
        end = data.index(b"\n", at)
        head = json.loads(data[at:end])
        at = end + 1 + head["height"] * head["width"]
        yield head, np.frombuffer(data[end + 1 : at], np.uint8).reshape(head["height"], head["width"])


def load(file: Path) -> list[tuple[np.ndarray, str]]:
    stored = np.load(file)
    ends = np.cumsum(HEIGHT * stored["wide"])
    crops = np.split(stored["pixels"], ends[:-1])
    return [(crop.reshape(HEIGHT, -1), text) for crop, text in zip(crops, str(stored["texts"]).split("\n"))]


def shaken(crop: np.ndarray, rng: Random, noise: np.random.Generator) -> np.ndarray:
    """A line a little wider or narrower, higher or lower, blurred, paler and noisier than the engine saw it."""
    width = max(16, round(crop.shape[1] * rng.uniform(0.93, 1.07)))
    move = np.float32([[width / crop.shape[1], rng.gauss(0, 0.015), rng.uniform(-2, 2)], [0, rng.uniform(0.95, 1.06), rng.uniform(-2, 2)]])
    image = cv2.warpAffine(crop.astype(np.float32), move, (width, HEIGHT), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    if rng.random() < 0.3:
        image = cv2.GaussianBlur(image, (0, 0), rng.uniform(0.3, 0.8))
    if rng.random() < 0.4:
        image = 255 - (255 - image) * rng.uniform(0.7, 1.2)
    if rng.random() < 0.4:
        image = image + noise.normal(0, rng.uniform(1, 8), image.shape).astype(np.float32)
    return np.clip(image, 0, 255).astype(np.uint8)


Batch = tuple[np.ndarray, list[list[int]]]


def to_batch(lines: list[tuple[np.ndarray, list[int]]]) -> Batch:
    columns = -(-max(crop.shape[1] for crop, _ in lines) // COLUMN) * COLUMN
    images = np.full((len(lines), HEIGHT, columns), 255, np.uint8)
    for row, (crop, _) in zip(images, lines):
        row[:, : crop.shape[1]] = crop
    return images, [label for _, label in lines]


def spelt(file: Path, script: Script) -> list[tuple[np.ndarray, list[int]]]:
    lines = [(crop, script.alphabet.encode(text)) for crop, text in load(file) if crop.shape[1] <= TAUGHT_WIDTH]
    # CTC needs a column for each sign, and one more between two alike.
    return [(crop, label) for crop, label in lines if 2 * len(label) < crop.shape[1] / COLUMN + 8]


def seen_batches(file: Path, script: Script, size: int, seed: int) -> Iterator[Batch]:
    """The lines of a file, those alike in width together, each time shaken anew."""
    rng, noise, lines = Random(seed), np.random.default_rng(seed), spelt(file, script)
    while True:
        rng.shuffle(lines)
        for first in range(0, max(1, len(lines) - POOL * size + 1), POOL * size):
            pool = sorted(lines[first : first + POOL * size], key=lambda line: line[0].shape[1])
            starts = list(range(0, len(pool), size))
            rng.shuffle(starts)
            for start in starts:
                yield to_batch([(shaken(crop, rng, noise), label) for crop, label in pool[start : start + size]])


def seen_validation(file: Path, script: Script, size: int) -> list[Batch]:
    """The lines of a file as they are."""
    lines = sorted(spelt(file, script), key=lambda line: line[0].shape[1])
    return [to_batch(lines[start : start + size]) for start in range(0, len(lines), size)]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--script", choices=SCRIPTS, required=True)
    parser.add_argument("--characters", type=Path, required=True)
    parser.add_argument("--kept", type=Path, action="append", required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--but", type=int)
    options = parser.parse_args()
    alphabet = script_named(options.script, options.characters).alphabet
    lines: list[tuple[np.ndarray, str]] = []
    shown = 0
    for folder in options.kept:
        for file in sorted((folder / "lines").glob("*.bin")):
            name = file.name.split(".")[0]
            layer = next((one / name / "text.pdf" for one in options.kept if (one / name / "text.pdf").exists()), None)
            if layer is None or int(re.sub(r"\D", "", name)) % options.every == options.but:
                continue
            printed = printed_lines(layer)
            for head, crop in kept(file):
                if head["network"] != options.script or head["width"] > MOST_WIDTH:
                    continue
                shown += 1
                text = truth(head["text"], printed)
                if text is not None and alphabet.spells(text):
                    lines.append((crop, text))
    if not lines:
        parser.error("no line was found whose text is known: keep scans with --lines and the text layers of the same documents, and name both folders with --kept")
    np.savez_compressed(options.out, wide=[crop.shape[1] for crop, _ in lines], pixels=np.concatenate([crop.reshape(-1) for crop, _ in lines]), texts="\n".join(text for _, text in lines))
    print(f"{shown} lines, of {len(lines)} it is known what they say")


if __name__ == "__main__":
    main()
