"""Accuracy on lettering the training never saw: the held-out fonts, and pen lettering of another seed."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch

from alphabet import CHARACTERS
from samples import SampleSource, pad

VALIDATION_SEED = 77_000_077
VALIDATION_SIZE = 500


def validation_set(fonts: Path, rows: int, size: int = VALIDATION_SIZE) -> dict:
    return {
        "fonts": [s for s, _ in zip(stream(SampleSource(fonts, VALIDATION_SEED, rows, "held-out", 0.0)), range(size))],
        "pen": [s for s, _ in zip(stream(SampleSource(fonts, VALIDATION_SEED + 1, rows, "held-out", 1.0)), range(size))],
    }


def stream(source: SampleSource):
    while True:
        yield source.sample()


def comparable(text: str) -> str:
    """Spaces, the decimal sign's form and case do not change what a text means."""
    return text.replace(" ", "").replace(",", ".").replace("X", "x").lower()


def greedy(log_probabilities: np.ndarray) -> str:
    best = log_probabilities.argmax(1)
    kept = best[(best != np.concatenate([[-1], best[:-1]])) & (best != 0)]
    return "".join(CHARACTERS[c - 1] for c in kept)


def score(network: torch.nn.Module, sets: dict) -> dict:
    """Share of whole strings right by the best path, in percent."""
    network.eval()
    result = {}
    for name, samples in sets.items():
        right = 0
        ordered = sorted(samples, key=lambda s: s[0].shape[1])
        for at in range(0, len(ordered), 50):
            part = ordered[at : at + 50]
            x = torch.from_numpy(pad([crop for crop, _ in part])).float().div(255)[:, None]
            with torch.no_grad():
                logs = network(x).numpy()
            right += sum(comparable(greedy(row)) == comparable(text) for row, (_, text) in zip(logs, part))
        result[name] = round(100 * right / len(samples), 1)
    return result
