"""Trains a network of PP-OCR further, to the characters of a script. See README.md for the recipe and the commands.

    python3 train.py --script latin --base en_PP-OCRv4_rec.onnx --characters latin/english.txt --out FOLDER --steps 4000 --seed 1
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

import cv2
import numpy as np
import torch
from torch.nn import functional as F

from evaluate import score, validation
from graph import Graph
from samples import Samples
from scripts import SCRIPTS, Script, script_named
from seen import seen_batches, seen_validation

BATCH = 24
WARM_UP = 100
FINAL_RATE = 1e-5
AVERAGE = 0.998
FROZEN = 11  # convolutions
HEAD_RATE = 2.0  # the new head learns so many times faster


def produce(queue: Queue, name: str, characters: Path, seed: int, size: int) -> None:
    cv2.setNumThreads(1)
    for batch in Samples(script_named(name, characters), seed).batches(size):
        queue.put(batch)


def replace_head(network: Graph, script: Script, characters: list[str]) -> None:
    """New classes begin as the character that they resemble, or as one that is never seen."""
    old = {c: i for i, c in enumerate(["", *characters, " "])}
    rng = torch.Generator().manual_seed(7)
    for node in network.head:
        name = next(n for n in node.input if n in network.names)
        weight = network.weights[network.names[name]].data
        columns = []
        for c in script.alphabet.classes:
            like = c if c in old else script.alphabet.resembles(c)
            column = weight[..., old[like]].clone() if like in old else weight[..., 1:].mean(-1)
            if c not in old:
                column += 0.05 * weight.std() * torch.randn(column.shape, generator=rng)
                if node.op_type == "Add":
                    column -= 1.5
            columns.append(column)
        network.weights[network.names[name]] = torch.nn.Parameter(torch.stack(columns, -1))


def rate(step: int, steps: int, peak: float) -> float:
    if step < WARM_UP:
        return peak * (step + 1) / WARM_UP
    progress = (step - WARM_UP) / max(1, steps - WARM_UP)
    return FINAL_RATE + (peak - FINAL_RATE) * 0.5 * (1 + math.cos(math.pi * progress))


def tensor(images: np.ndarray) -> torch.Tensor:
    x = torch.from_numpy(images).float().div(127.5).sub(1)[:, None]
    return x.expand(-1, 3, -1, -1).contiguous(memory_format=torch.channels_last)


def loss_of(network: Graph, images: np.ndarray, labels: list[list[int]]) -> torch.Tensor:
    logs = network(tensor(images)).float().log_softmax(-1)
    lengths = torch.full((len(labels),), logs.shape[1], dtype=torch.long)
    targets = torch.tensor([c for label in labels for c in label])
    sizes = torch.tensor([len(label) for label in labels])
    return F.ctc_loss(logs.transpose(0, 1), targets, lengths, sizes, zero_infinity=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--script", choices=SCRIPTS, required=True)
    parser.add_argument("--base", type=Path, required=True)
    parser.add_argument("--characters", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--steps", type=int, default=4000)
    parser.add_argument("--peak-rate", type=float, default=8e-4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seen", type=Path, help="lines that seen.py gathered: half of each step")
    parser.add_argument("--measure", type=Path, help="others, to measure on")
    parser.add_argument("--check-every", type=int, default=500)
    parser.add_argument("--resume", action="store_true")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)

    script = script_named(options.script, options.characters)
    network = Graph(options.base)
    replace_head(network, script, options.characters.read_text("utf-8").rstrip("\n").split("\n"))
    network.freeze(FROZEN)
    average = copy.deepcopy(network)
    heads = {network.names[n] for node in network.head for n in node.input if n in network.names}
    groups = [
        {"params": [p for k, p in network.weights.items() if k not in heads and p.requires_grad], "times": 1.0},
        {"params": [p for k, p in network.weights.items() if k in heads], "times": HEAD_RATE},
    ]
    optimiser = torch.optim.AdamW(groups, lr=options.peak_rate, weight_decay=0.01)
    start, checkpoint = 0, options.out / "checkpoint.pt"
    if options.resume and checkpoint.exists():
        state = torch.load(checkpoint)
        network.load_state_dict(state["network"])
        average.load_state_dict(state["average"])
        optimiser.load_state_dict(state["optimiser"])
        start = state["step"]

    held = {"drawn": validation(script)} | ({"seen": seen_validation(options.measure, script, BATCH)} if options.measure else {})
    space = len(script.alphabet.classes) - 1
    measured = lambda: {name: score(average, batches, space) for name, batches in held.items()}
    print(json.dumps(measured()), flush=True)
    spawning = get_context("spawn")
    queue = spawning.Queue(8)
    # A resumption draws from a seed of its own, so that no line comes twice.
    producer = spawning.Process(target=produce, args=(queue, options.script, options.characters, 1_000_000 * options.seed + 10 * start, BATCH // 2 if options.seen else BATCH), daemon=True)
    producer.start()
    seen = seen_batches(options.seen, script, BATCH // 2, options.seed) if options.seen else None
    total, since = 0.0, time.time()
    for step in range(start, options.steps):
        images, labels = queue.get()
        for group in optimiser.param_groups:
            group["lr"] = rate(step, options.steps, options.peak_rate) * group["times"]
        optimiser.zero_grad(set_to_none=True)
        batches = [(images, labels), next(seen)] if seen else [(images, labels)]
        for part, spelt in batches:
            loss = loss_of(network, part, spelt) / len(batches)
            loss.backward()
            total += loss.item()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 2.0)
        optimiser.step()
        with torch.no_grad():
            keep = min(AVERAGE, (step + 1) / (step + 20))
            for mean, value in zip(average.parameters(), network.parameters()):
                mean.lerp_(value, 1 - keep)
        if (step + 1) % 50 == 0:
            line = {"step": step + 1, "loss": round(total / 50, 4), "seconds": round(time.time() - since)}
            total = 0.0
            if (step + 1) % options.check_every == 0:
                line |= measured()
                torch.save({"network": network.state_dict(), "average": average.state_dict(), "optimiser": optimiser.state_dict(), "step": step + 1},
                           options.out / "writing.pt")
                (options.out / "writing.pt").replace(checkpoint)
            print(json.dumps(line), flush=True)
    producer.terminate()


if __name__ == "__main__":
    main()
