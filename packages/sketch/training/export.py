"""Writes the trained network as ONNX with its description beside it.

    /usr/bin/python3 export.py --checkpoint FOLDER/checkpoint.pt --fonts FOLDER --seed 1 --out ../models
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import torch

from alphabet import CHARACTERS
from evaluate import score, validation_set
from network import LetteringNetwork
from normalise import HEIGHT, INK_PERCENTILE, MIN_CONTRAST, PAPER_PERCENTILE
from samples import HELD_OUT


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--checkpoint", type=Path, required=True)
    parser.add_argument("--fonts", type=Path, required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    state = torch.load(options.checkpoint, map_location="cpu")
    network = LetteringNetwork()
    network.load_state_dict(state["average"])
    network.eval()
    options.out.mkdir(parents=True, exist_ok=True)
    torch.onnx.export(
        network,
        torch.zeros(1, 1, HEIGHT, 128),
        str(options.out / "lettering.onnx"),
        input_names=["ink"],
        output_names=["log_probabilities"],
        dynamic_axes={"ink": {0: "count", 3: "width"}, "log_probabilities": {0: "count", 1: "columns"}},
        opset_version=13,
    )
    description = {
        "characters": CHARACTERS,
        "height": HEIGHT,
        "normalise": {"paperPercentile": PAPER_PERCENTILE, "inkPercentile": INK_PERCENTILE, "minContrast": MIN_CONTRAST},
        "training": {"seed": options.seed, "steps": state["step"], "heldOutFonts": list(HELD_OUT)},
        # Whole strings right by the best path alone, percent; README.md has the figures with beam search and grammar.
        "bestPathAccuracy": score(network, validation_set(options.fonts)),
    }
    (options.out / "lettering.json").write_text(json.dumps(description, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
