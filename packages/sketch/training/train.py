"""Trains the lettering network. See README.md for the recipe and the commands.

    python3 train.py --fonts FOLDER --out FOLDER --steps 30000 --seed 1
"""

from __future__ import annotations

import argparse
import copy
import json
import math
import signal
import sys
import time
from multiprocessing import get_context
from multiprocessing.queues import Queue
from pathlib import Path
from random import Random

import cv2
import numpy as np
import torch
from torch.nn import functional as F

from evaluate import score, validation_set
from network import LetteringNetwork
from normalise import ROWS
from samples import SampleSource

BATCH = 64
WARM_UP = 400
FINAL_RATE = 1e-5
REUSE = 0.3  # share of steps on a batch seen before, altered
RESERVOIR = 2000
AVERAGE = 0.999


def produce(queue: Queue, fonts: Path, seed: int, rows: int) -> None:
    cv2.setNumThreads(1)
    for images, labels in SampleSource(fonts, seed, rows).batches(BATCH):
        queue.put((images, labels))


def rate(step: int, steps: int, decay_from: int, peak: float) -> float:
    if step < WARM_UP:
        return peak * (step + 1) / WARM_UP
    if step < decay_from:
        return peak
    progress = min(1.0, (step - decay_from) / max(1, steps - decay_from))
    return FINAL_RATE + (peak - FINAL_RATE) * 0.5 * (1 + math.cos(math.pi * progress))


def vary(images: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A cheap second look at a batch: other width, other contrast, other noise, moved by a few pixels."""
    count, rows, columns = images.shape
    stretched = 16 * max(3, round(columns * rng.uniform(0.85, 1.2) / 16))
    flat = cv2.resize(images.reshape(count * rows, columns), (stretched, count * rows), interpolation=cv2.INTER_LINEAR)
    x = flat.reshape(count, rows, stretched).astype(np.float32) * rng.uniform(0.75, 1.25)
    x += rng.normal(0, rng.uniform(0, 14), x.shape).astype(np.float32)
    x = np.roll(x, int(rng.integers(-2, 3)), axis=1)
    return np.pad(np.clip(x, 0, 255), ((0, 0), (0, 0), (int(rng.integers(0, 9)), 16)))[:, :, : x.shape[2] + 16]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--fonts", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--rows", type=int, choices=ROWS, default=ROWS[0])
    parser.add_argument("--steps", type=int, default=30000)
    parser.add_argument("--decay-from", type=int, default=0, help="step at which the rate begins to fall; 0: at 60 %%")
    parser.add_argument("--peak-rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--check-every", type=int, default=1000)
    parser.add_argument("--resume", action="store_true")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # so that the producers end too
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)

    network = LetteringNetwork(options.rows).to(memory_format=torch.channels_last)
    average = copy.deepcopy(network).eval()
    optimiser = torch.optim.AdamW(network.parameters(), lr=options.peak_rate, weight_decay=0.01)
    start, checkpoint = 0, options.out / "checkpoint.pt"
    if options.resume and checkpoint.exists():
        state = torch.load(checkpoint)
        network.load_state_dict(state["network"])
        average.load_state_dict(state["average"])
        optimiser.load_state_dict(state["optimiser"])
        start = state["step"]
    print(sum(p.numel() for p in network.parameters()), "parameters, from step", start, flush=True)

    decay_from = options.decay_from or int(options.steps * 0.6)
    reduced = torch.__version__ >= "2"  # bfloat16 pays only where the library has fast kernels for it
    validation = validation_set(options.fonts, options.rows)
    spawning = get_context("spawn")  # a fork would inherit the thread pools half alive
    queues = [spawning.Queue(24) for _ in range(options.workers)]
    # Every worker and every resumption draws from a seed of its own, so no sample comes twice.
    producers = [
        spawning.Process(target=produce, args=(queue, options.fonts, 1_000_000 * options.seed + 1000 * worker + start, options.rows), daemon=True)
        for worker, queue in enumerate(queues)
    ]
    for producer in producers:
        producer.start()
    rng, choice = np.random.default_rng(options.seed + start), Random(options.seed + start)
    reservoir, fresh, total, since = [], 0, 0.0, time.time()
    for step in range(start, options.steps):
        if len(reservoir) >= 32 and choice.random() < REUSE:
            images, labels = reservoir[choice.randrange(len(reservoir))]
            images = vary(images, rng)
        else:
            images, labels = queues[fresh % len(queues)].get()
            fresh += 1
            if len(reservoir) < RESERVOIR:
                reservoir.append((images, labels))
            else:
                reservoir[choice.randrange(RESERVOIR)] = (images, labels)
        x = torch.from_numpy(np.ascontiguousarray(images)).float().div(255)[:, None].contiguous(memory_format=torch.channels_last)
        for group in optimiser.param_groups:
            group["lr"] = rate(step, options.steps, decay_from, options.peak_rate)
        network.train()
        with torch.autocast("cpu", dtype=torch.bfloat16, enabled=reduced):
            logs = network(x)
        lengths = torch.full((len(labels),), logs.shape[1], dtype=torch.long)
        targets = torch.tensor([c for label in labels for c in label])
        sizes = torch.tensor([len(label) for label in labels])
        loss = F.ctc_loss(logs.float().transpose(0, 1), targets, lengths, sizes, zero_infinity=True)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 2.0)
        optimiser.step()
        with torch.no_grad():
            keep = min(AVERAGE, (step + 1) / (step + 20))
            for mean, value in zip(average.state_dict().values(), network.state_dict().values()):
                if mean.dtype.is_floating_point:
                    mean.lerp_(value, 1 - keep)
                else:
                    mean.copy_(value)
        total += loss.item()
        if (step + 1) % 100 == 0 and ((step + 1) % options.check_every == 0 or (step + 1) % 200 == 0):
            line = {"step": step + 1, "loss": round(total / 200, 4), "fresh": fresh * BATCH, "seconds": round(time.time() - since)}
            total = 0.0
            if (step + 1) % options.check_every == 0:
                line |= score(average, validation)
            torch.save({"network": network.state_dict(), "average": average.state_dict(),
                        "optimiser": optimiser.state_dict(), "step": step + 1}, options.out / "writing.pt")
            (options.out / "writing.pt").replace(checkpoint)
            print(json.dumps(line), flush=True)
    for producer in producers:
        producer.terminate()


if __name__ == "__main__":
    main()
