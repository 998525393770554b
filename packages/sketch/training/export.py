"""Writes the trained network as ONNX with its description beside it.

    /usr/bin/python3 export.py --checkpoint FOLDER/checkpoint.pt --fonts FOLDER --seed 1 --out ../models
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import helper, numpy_helper

from alphabet import CHARACTERS
from evaluate import score, validation_set
from network import LetteringNetwork
from normalise import INK_PERCENTILE, MIN_CONTRAST, PAPER_PERCENTILE, ROWS
from samples import HELD_OUT


def store_in_half(path: Path) -> None:
    """Weights of half the bytes: they are widened again when the model is loaded, and computed with as before."""
    model = onnx.load(str(path))
    graph = model.graph
    widened = []
    for tensor in list(graph.initializer):
        values = numpy_helper.to_array(tensor)
        if values.dtype != np.float32 or values.size < 256:
            continue
        graph.initializer.remove(tensor)
        graph.initializer.append(numpy_helper.from_array(values.astype(np.float16), tensor.name + "_half"))
        widened.append(helper.make_node("Cast", [tensor.name + "_half"], [tensor.name], to=onnx.TensorProto.FLOAT))
    nodes = widened + list(graph.node)
    del graph.node[:]
    graph.node.extend(nodes)
    onnx.checker.check_model(model)
    onnx.save(model, str(path))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rows", type=int, choices=ROWS, default=ROWS[0])
    parser.add_argument("--checkpoint", type=Path, required=True)
    parser.add_argument("--fonts", type=Path, required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    state = torch.load(options.checkpoint, map_location="cpu")
    network = LetteringNetwork(options.rows)
    network.load_state_dict(state["average"])
    network.eval()
    options.out.mkdir(parents=True, exist_ok=True)
    model = options.out / ("lettering.onnx" if options.rows == ROWS[0] else "lettering-coarse.onnx")
    torch.onnx.export(
        network,
        torch.zeros(1, 1, options.rows, 128),
        str(model),
        input_names=["ink"],
        output_names=["log_probabilities"],
        dynamic_axes={"ink": {0: "count", 3: "width"}, "log_probabilities": {0: "count", 1: "columns"}},
        opset_version=13,
    )
    store_in_half(model)
    description = {
        "characters": CHARACTERS,
        "height": options.rows,
        "normalise": {"paperPercentile": PAPER_PERCENTILE, "inkPercentile": INK_PERCENTILE, "minContrast": MIN_CONTRAST},
        "training": {"seed": options.seed, "steps": state["step"], "heldOutFonts": list(HELD_OUT)},
        # Whole strings right by the best path alone, percent; README.md has the figures with beam search and grammar.
        "bestPathAccuracy": score(network, validation_set(options.fonts, options.rows)),
    }
    model.with_suffix(".json").write_text(json.dumps(description, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
