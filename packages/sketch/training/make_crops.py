"""Grey crops with their truth, as the product's reader is given them: for its tests and for measuring it.

    python3 make_crops.py --fonts FOLDER --out FOLDER --count 1000 --seed 9 [--source fonts|pen]

Writes crops.pgm.gz, the crops one below the other (P5), and crops.json with the place and text of each.
"""

from __future__ import annotations

import argparse
import gzip
import json
from pathlib import Path

import numpy as np

from alphabet import label_of
from augment import CUT_OUT_SHARE, clutter, cut_out, photograph, place
from normalise import ROWS
from samples import SampleSource
from texts import dimension, name, note


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--fonts", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--count", type=int, required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--source", choices=["fonts", "pen"], default="fonts")
    options = parser.parse_args()
    source = SampleSource(options.fonts, options.seed, ROWS[0], "held-out")
    writer = source.pen if options.source == "pen" else source.type
    rng, crops, entries, top = source.rng, [], [], 0
    while len(entries) < options.count:
        kind = source.text_rng.random()
        text = (dimension if kind < 0.75 else note if kind < 0.87 else name)(source.text_rng).strip()
        ink = writer.draw(rng, text)
        rows = int(rng.integers(36, 64))
        placed = place(rng, ink, rows)
        if rng.random() < CUT_OUT_SHARE:
            crop = cut_out(rng, placed)
        else:
            clutter(rng, placed)
            crop = photograph(rng, placed)
        crop = crop // 16 * 16 + 8  # sixteen greys pack well and read alike
        if crop.shape[1] > 760:
            continue
        entries.append({"text": label_of(text), "top": top, "width": crop.shape[1], "height": rows})
        crops.append(crop)
        top += rows
    sheet = np.full((top, max(crop.shape[1] for crop in crops)), 255, np.uint8)
    for crop, entry in zip(crops, entries):
        sheet[entry["top"] : entry["top"] + entry["height"], : entry["width"]] = crop
    options.out.mkdir(parents=True, exist_ok=True)
    header = f"P5 {sheet.shape[1]} {sheet.shape[0]} 255\n".encode()
    (options.out / "crops.pgm.gz").write_bytes(gzip.compress(header + sheet.tobytes(), 9, mtime=0))
    lines = ",\n".join("  " + json.dumps(entry, ensure_ascii=False) for entry in entries)
    (options.out / "crops.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
