"""Writes trained weights into the exported graph, and checks it against the module.

    python3 export.py --script latin --base en_PP-OCRv4_rec.onnx --characters latin/english.txt --checkpoint FOLDER/checkpoint.pt --out ../models [--share 0.6]

With a share the weights lie so far on the way from those of the base: what few lines taught, without forgetting what many did.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch
from onnx import numpy_helper

from graph import Graph
from scripts import SCRIPTS, script_named
from train import replace_head


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--script", choices=SCRIPTS, required=True)
    parser.add_argument("--base", type=Path, required=True)
    parser.add_argument("--characters", type=Path, required=True)
    parser.add_argument("--checkpoint", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--share", type=float, default=1, help="of the taught weights, 0 to 1; the rest are the base's")
    options = parser.parse_args()
    script = script_named(options.script, options.characters)
    alphabet = script.alphabet
    network = Graph(options.base)
    replace_head(network, script, options.characters.read_text("utf-8").rstrip("\n").split("\n"))
    state = torch.load(options.checkpoint)["average"]
    for key, value in state.items():
        name = key.removeprefix("weights.")
        network.weights[name] = torch.nn.Parameter(torch.lerp(network.weights[name].data, value, options.share))

    model = onnx.load(options.base)
    for node in model.graph.node:
        key = network.names.get(node.output[0]) if node.op_type == "Constant" else None
        if key:
            value = network.weights[key].detach().numpy()
            node.attribute[0].t.CopyFrom(numpy_helper.from_array(value.astype(np.float32), node.output[0]))
    model.graph.output[0].type.tensor_type.shape.dim[2].dim_value = len(alphabet.classes)
    del model.metadata_props[:]
    options.out.mkdir(parents=True, exist_ok=True)
    path = options.out / f"print-{options.script}.onnx"
    onnx.save(model, path)
    (options.out / f"print-{options.script}.txt").write_text("\n".join(alphabet.characters) + "\n", "utf-8")

    x = torch.rand(2, 3, 48, 320) * 2 - 1
    session = onnxruntime.InferenceSession(path)
    written = session.run(None, {session.get_inputs()[0].name: x.numpy()})[0]
    with torch.no_grad():
        difference = np.abs(network(x).softmax(-1).numpy() - written).max()
    print(path, path.stat().st_size, "bytes, differs by at most", difference)


if __name__ == "__main__":
    main()
