"""Starts the network from an exported model, so that training can go on where no checkpoint was kept.

    python3 unfold.py --model ../models/lettering.onnx --fonts TTF --out RUN

An exported convolution carries its batch norm within it. Here the two are told apart again: on fresh samples each norm is given the
mean and the variance that its convolution has now, and the scale and shift which undo them, so that the answers stay the same.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import onnx
import torch
from onnx import numpy_helper
from torch import nn

from network import LetteringNetwork
from normalise import ROWS
from samples import SampleSource

BATCHES = 24
BATCH = 64


def ordered_pairs(network: LetteringNetwork, batch: torch.Tensor) -> list[tuple[nn.Conv2d, nn.BatchNorm2d | None]]:
    """The convolutions in the order of their use, each with the norm that follows it."""
    used: list[nn.Module] = []
    kinds = (nn.Conv2d, nn.BatchNorm2d)
    hooks = [m.register_forward_hook(lambda module, *_: used.append(module)) for m in network.modules() if isinstance(m, kinds)]
    network(batch)
    for hook in hooks:
        hook.remove()
    followers = used[1:] + [None]
    return [(m, f if isinstance(f, nn.BatchNorm2d) else None) for m, f in zip(used, followers) if isinstance(m, nn.Conv2d)]


def folded(path: Path) -> list[tuple[torch.Tensor, torch.Tensor]]:
    """(weights, bias) of the model's convolutions in the order of the graph."""
    graph = onnx.load(str(path)).graph
    constants = {tensor.name: torch.tensor(numpy_helper.to_array(tensor)).float() for tensor in graph.initializer}
    # Large ones are stored in half their bytes and widened by a node of the graph.
    constants |= {node.output[0]: constants[node.input[0]] for node in graph.node if node.op_type == "Cast" and node.input[0] in constants}
    return [tuple(constants[name] for name in node.input[1:3]) for node in graph.node if node.op_type == "Conv"]


def unfold(network: LetteringNetwork, path: Path, batches: list[torch.Tensor]) -> None:
    """`batches`: ink, N x 1 x rows x W each, to measure the means and variances on."""
    network.eval()
    pairs = ordered_pairs(network, batches[0])
    for (convolution, norm), (weights, bias) in zip(pairs, folded(path), strict=True):
        convolution.weight.data.copy_(weights)
        if norm is None:
            convolution.bias.data.copy_(bias)
            continue
        norm.running_mean.zero_()
        norm.running_var.fill_(1 - norm.eps)
        norm.weight.data.fill_(1)
        norm.bias.data.copy_(bias)
    for convolution, norm in pairs:
        if norm is None:
            continue
        sums, squares, count = 0.0, 0.0, 0
        for batch in batches:
            seen: list[torch.Tensor] = []
            hook = convolution.register_forward_hook(lambda _module, _inputs, output: seen.append(output))
            with torch.no_grad():
                network(batch)
            hook.remove()
            sums = sums + seen[0].double().sum((0, 2, 3))
            squares = squares + seen[0].double().square().sum((0, 2, 3))
            count += seen[0].numel() // seen[0].shape[1]
        mean = sums / count
        variance = squares / count - mean.square()
        norm.bias.data.add_(mean.float())
        norm.weight.data.copy_((variance + norm.eps).sqrt().float())
        norm.running_mean.copy_(mean.float())
        norm.running_var.copy_(variance.float())


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--model", type=Path, required=True)
    parser.add_argument("--rows", type=int, choices=ROWS, default=ROWS[0])
    parser.add_argument("--fonts", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    source = SampleSource(options.fonts, options.seed, options.rows).batches(BATCH)
    batches = [torch.from_numpy(next(source)[0]).float().div(255)[:, None] for _ in range(BATCHES)]
    network = LetteringNetwork(options.rows)
    unfold(network, options.model, batches)
    state = network.state_dict()
    optimiser = torch.optim.AdamW(network.parameters(), lr=1e-3, weight_decay=0.01)
    options.out.mkdir(parents=True, exist_ok=True)
    torch.save({"network": state, "average": state, "optimiser": optimiser.state_dict(), "step": 0}, options.out / "checkpoint.pt")


if __name__ == "__main__":
    main()
