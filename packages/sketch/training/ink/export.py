"""Writes the trained ink network as ONNX.

    python3 export.py --checkpoint FOLDER/checkpoint.pt --out ../../models
"""

from __future__ import annotations

import argparse
from pathlib import Path

import torch

from network import InkNetwork


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--checkpoint", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    network = InkNetwork()
    network.load_state_dict(torch.load(options.checkpoint, map_location="cpu")["average"])
    network.eval()
    options.out.mkdir(parents=True, exist_ok=True)
    sides = {2: "height", 3: "width"}
    torch.onnx.export(
        network, torch.zeros(1, 1, 64, 96), str(options.out / "ink.onnx"),
        input_names=["ink"], output_names=["kinds"], dynamic_axes={"ink": sides, "kinds": sides}, opset_version=13,
    )


if __name__ == "__main__":
    main()
