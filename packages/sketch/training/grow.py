"""Starts the network from a trained narrower one, whose answers it gives to begin with (Net2WiderNet, Chen et al. 2015).

    python3 grow.py --checkpoint NARROW/checkpoint.pt --out RUN

A wide layer copies channels of the narrow one at random and shares their weights out; what the narrow one has not adds nothing.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import torch

from network import LetteringNetwork

NOISE = 0.02  # of a weight's own size: copies of a channel have to become different


class Widening:
    def __init__(self, seed: int):
        self.generator = torch.Generator().manual_seed(seed)
        # Layers of one width share one mapping, since residual sums add channel to channel.
        self.mappings: dict[tuple[int, int], torch.Tensor] = {}

    def channels(self, narrow: int, wide: int) -> torch.Tensor:
        """For each wide channel the narrow one that it copies."""
        if (narrow, wide) not in self.mappings:
            extra = torch.randint(0, narrow, (wide - narrow,), generator=self.generator)
            self.mappings[narrow, wide] = torch.cat([torch.arange(narrow), extra])
        return self.mappings[narrow, wide]

    def widened(self, value: torch.Tensor, shape: torch.Size) -> torch.Tensor:
        """Weights of one layer or norm, brought to the shape of the wide one's."""
        if value.shape == shape:
            return value.clone()
        if value.shape[2:] != shape[2:]:  # a stem that sees each pixel of the narrow one's input as two by two
            value = value.repeat_interleave(2, 2).repeat_interleave(2, 3) / 4
        value = value[self.channels(value.shape[0], shape[0])]
        if value.dim() != 4:
            return value.contiguous()
        if value.shape[1] != shape[1]:
            columns = self.channels(value.shape[1], shape[1])
            copies = torch.bincount(columns, minlength=value.shape[1])[columns].float()
            value = value[:, columns] / copies[None, :, None, None]
        return (value * (1 + NOISE * torch.randn(value.shape, generator=self.generator))).contiguous()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--checkpoint", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    trained = torch.load(options.checkpoint, map_location="cpu")["average"]
    wide = LetteringNetwork(64)
    widening = Widening(options.seed)
    state = {
        name: widening.widened(trained[name], target.shape) if name in trained else target
        for name, target in wide.state_dict().items()
    }
    wide.load_state_dict(state)
    optimiser = torch.optim.AdamW(wide.parameters(), lr=1e-3, weight_decay=0.01)
    options.out.mkdir(parents=True, exist_ok=True)
    torch.save({"network": state, "average": state, "optimiser": optimiser.state_dict(), "step": 0}, options.out / "checkpoint.pt")


if __name__ == "__main__":
    main()
