"""How many lines of fonts that were never trained on are read right, to the last sign and space."""

from __future__ import annotations

import numpy as np
import torch

from graph import Graph
from samples import Samples
from scripts import Script


def validation(script: Script, batches: int = 16, seed: int = 77) -> list[tuple[np.ndarray, list[list[int]]]]:
    drawn = Samples(script, seed, held_out=True).batches(24)
    return [next(drawn) for _ in range(batches)]


def best_path(logs: np.ndarray) -> list[int]:
    path, last = [], 0
    for k in logs.argmax(-1):
        if k != 0 and k != last:
            path.append(int(k))
        last = k
    return path


def distance(first: list[int], second: list[int]) -> int:
    """Signs to put in, take out or change."""
    row = list(range(len(second) + 1))
    for i, a in enumerate(first, 1):
        last, row[0] = row[0], i
        for j, b in enumerate(second, 1):
            last, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, last + (a != b))
    return row[-1]


@torch.no_grad()
def score(network: Graph, held: list[tuple[np.ndarray, list[list[int]]]], space: int) -> dict[str, float]:
    """@param space: its class. @returns lines right to the last sign, without spaces, and signs wrong or missing, in percent"""
    right = unspaced = wrong = signs = total = 0
    for images, labels in held:
        x = torch.from_numpy(images).float().div(127.5).sub(1)[:, None].expand(-1, 3, -1, -1).contiguous(memory_format=torch.channels_last)
        for logs, label in zip(network(x).float().numpy(), labels):
            path = best_path(logs)
            total += 1
            right += path == label
            seen, printed = [k for k in path if k != space], [k for k in label if k != space]
            unspaced += seen == printed
            wrong += distance(seen, printed)
            signs += len(printed)
    return {"right": round(100 * right / total, 1), "unspaced": round(100 * unspaced / total, 1), "wrong": round(100 * wrong / signs, 2)}
