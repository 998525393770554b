"""Trains the ink network on random scenes.

    python3 train.py --fonts FOLDER --out FOLDER --steps STEPS --seed 1 [--resume]
"""

from __future__ import annotations

import argparse
import copy
import math
import multiprocessing
import queue
import time
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F

from network import CLASSES, InkNetwork
from paper import crop
from scene import scene
from writing import Stock

BATCH, POOL, FIRST = 8, 1500, 200
# Paper is most of a sheet and told easily; ticks and centre marks are few.
WEIGHTS = (0.12, 1.0, 1.0, 1.0, 1.6, 1.4)


def produce(fonts: Path, seed: int, out) -> None:
    """Scenes without end; the stock of texts is written anew now and then."""
    rng = np.random.default_rng(seed)
    for round_ in range(1_000_000):
        stock = Stock(fonts, seed + 1000 * round_, 3000)
        for _ in range(1500):
            out.put(scene(rng, stock))


class Pool:
    """The latest scenes, each shown several times, every time on another paper."""

    def __init__(self, fonts: Path, seed: int):
        self.queue: multiprocessing.Queue = multiprocessing.Queue(40)
        self.worker = multiprocessing.Process(target=produce, args=(fonts, seed, self.queue), daemon=True)
        self.worker.start()
        self.rng = np.random.default_rng(seed + 1)
        self.scenes: list = [self.queue.get() for _ in range(FIRST)]
        self.next = 0

    def renew(self) -> None:
        while True:
            try:
                fresh = self.queue.get_nowait()
            except queue.Empty:
                return
            if len(self.scenes) < POOL:
                self.scenes.append(fresh)
            else:
                self.scenes[self.next % POOL] = fresh
                self.next += 1

    def batch(self) -> tuple[torch.Tensor, torch.Tensor]:
        self.renew()
        pairs = []
        while len(pairs) < BATCH:
            pair = crop(self.rng, *self.scenes[self.rng.integers(len(self.scenes))])
            if (pair[1] > 0).mean() > 0.004 or self.rng.random() < 0.1:
                pairs.append(pair)
        images = torch.from_numpy(np.stack([p for p, _ in pairs])[:, None])
        return images, torch.from_numpy(np.stack([c for _, c in pairs]).astype(np.int64))


def measure(network: InkNetwork, batches) -> list[float]:
    """Intersection over union of each class, percent."""
    network.eval()
    table = np.zeros((CLASSES, CLASSES))
    with torch.no_grad():
        for images, classes in batches:
            found = network(images).argmax(1).numpy().ravel()
            np.add.at(table, (classes.numpy().ravel(), found), 1)
    network.train()
    hit = np.diag(table)
    return [round(float(100 * v), 1) for v in hit / np.maximum(1, table.sum(0) + table.sum(1) - hit)]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--fonts", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--steps", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--resume", action="store_true")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    network = InkNetwork()
    optimiser = torch.optim.AdamW(network.parameters(), lr=options.rate, weight_decay=1e-2)
    average, first = copy.deepcopy(network), 0
    path = options.out / "checkpoint.pt"
    if options.resume:
        state = torch.load(path)
        network.load_state_dict(state["network"])
        average.load_state_dict(state["average"])
        optimiser.load_state_dict(state["optimiser"])
        first = state["step"]
    pool = Pool(options.fonts, options.seed + first)
    test = [pool.batch() for _ in range(8)]
    weights = torch.tensor(WEIGHTS)
    began, losses = time.time(), []
    for step in range(first, options.steps):
        rate = options.rate * min(1, (step + 1) / 200) * 0.5 * (1 + math.cos(math.pi * step / options.steps))
        for group in optimiser.param_groups:
            group["lr"] = max(rate, 1e-5)
        images, classes = pool.batch()
        with torch.autocast("cpu", dtype=torch.bfloat16):
            answer = network(images)
        loss = F.cross_entropy(answer.float(), classes, weight=weights)
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimiser.step()
        losses.append(loss.item())
        keep = min(0.998, (step + 1) / (step + 10))
        with torch.no_grad():
            for mean, value in zip(average.state_dict().values(), network.state_dict().values()):
                mean.copy_(mean * keep + value * (1 - keep)) if mean.dtype.is_floating_point else mean.copy_(value)
        if (step + 1) % 250 == 0 or step + 1 == options.steps:
            torch.save({"network": network.state_dict(), "average": average.state_dict(), "optimiser": optimiser.state_dict(), "step": step + 1}, path)
            print(step + 1, f"{(time.time() - began) / (step + 1 - first):.2f} s", f"loss {np.mean(losses[-250:]):.4f}", measure(average, test), len(pool.scenes), flush=True)


if __name__ == "__main__":
    main()
