"""How many lines of fonts that were never trained on are read right, to the last sign and space."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch

from alphabet import CLASSES
from graph import Graph
from samples import Samples


def validation(list_file: Path, batches: int = 16, seed: int = 77) -> list[tuple[np.ndarray, list[list[int]]]]:
    drawn = Samples(list_file, seed, held_out=True).batches(24)
    return [next(drawn) for _ in range(batches)]


def best_path(logs: np.ndarray) -> list[int]:
    path, last = [], 0
    for k in logs.argmax(-1):
        if k != 0 and k != last:
            path.append(int(k))
        last = k
    return path


@torch.no_grad()
def score(network: Graph, held: list[tuple[np.ndarray, list[list[int]]]]) -> dict[str, float]:
    right = unspaced = marked = of_marked = total = 0
    space = len(CLASSES) - 1
    for images, labels in held:
        x = torch.from_numpy(images).float().div(127.5).sub(1)[:, None].expand(-1, 3, -1, -1).contiguous(memory_format=torch.channels_last)
        for logs, label in zip(network(x).numpy(), labels):
            path = best_path(logs)
            total += 1
            right += path == label
            same = [k for k in path if k != space] == [k for k in label if k != space]
            unspaced += same
            if any(k > 94 for k in label if k != space):
                of_marked += 1
                marked += same
    return {"right": round(100 * right / total, 1), "unspaced": round(100 * unspaced / total, 1), "marked": round(100 * marked / max(1, of_marked), 1)}
