"""A recognition network of PP-OCRv4 as a module of PyTorch, so that it can be trained further.

The exported graph is kept node by node; its weights become parameters. Source of the graph: PaddleOCR (Apache 2.0), see README.md.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import nn
from torch.nn import functional as F

LEARNED = {"Conv": (1, 2), "MatMul": (1,), "BatchNormalization": (1, 2), "Add": (0, 1), "Mul": (0, 1)}


class Graph(nn.Module):
    """Input N x 3 x 48 x W from -1 to 1; answer N x columns x classes, before the softmax."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        model = onnx.load(path)
        nodes = list(model.graph.node)
        self.model = model
        self.constants: dict[str, torch.Tensor] = {}
        for initializer in model.graph.initializer:
            self.constants[initializer.name] = torch.from_numpy(numpy_helper.to_array(initializer).copy())
        self.nodes = []
        for node in nodes:
            if node.op_type == "Constant":
                self.constants[node.output[0]] = torch.from_numpy(np.array(numpy_helper.to_array(node.attribute[0].t)).copy())
            else:
                self.nodes.append(node)
        assert self.nodes[-1].op_type == "Softmax"
        self.nodes.pop()
        self.answer = self.nodes[-1].output[0]
        self.weights = nn.ParameterDict()
        self.frozen = 0
        self.names: dict[str, str] = {}
        for node in self.nodes:
            for place in LEARNED.get(node.op_type, ()):
                name = node.input[place] if place < len(node.input) else ""
                value = self.constants.get(name)
                if value is None or value.dtype != torch.float32 or value.numel() < 8 or name in self.names:
                    continue
                key = f"w{len(self.names)}"
                self.names[name] = key
                self.weights[key] = nn.Parameter(value)
        self.fuse_swish()
        self.head = [node for node in self.nodes if node.op_type in ("MatMul", "Add")][-2:]
        self.attributes = [{a.name: onnx.helper.get_attribute_value(a) for a in node.attribute} for node in self.nodes]

    def fuse_swish(self) -> None:
        """x * clip(x + 3, 0, 6) / 6, exported as four nodes, becomes one."""
        kept, i = [], 0
        while i < len(self.nodes):
            four = self.nodes[i : i + 4]
            if [n.op_type for n in four] == ["Add", "Clip", "Mul", "Div"] and four[0].input[0] in four[2].input and four[1].output[0] in four[2].input:
                kept.append(onnx.helper.make_node("HardSwish", [four[0].input[0]], [four[3].output[0]]))
                i += 4
            else:
                kept.append(four[0])
                i += 1
        self.nodes = kept

    def value(self, name: str, values: dict[str, torch.Tensor]) -> torch.Tensor:
        if name in values:
            return values[name]
        if name in self.names:
            return self.weights[self.names[name]]
        return self.constants[name]

    def freeze(self, convolutions: int) -> None:
        """Leaves the first layers as they are: they see edges and strokes, and cost the most to train."""
        seen = 0
        self.frozen = 0
        for i, node in enumerate(self.nodes):
            seen += node.op_type == "Conv"
            if seen > convolutions:
                self.frozen = i
                break
            for name in node.input:
                if name in self.names:
                    self.weights[self.names[name]].requires_grad_(False)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        values = {self.model.graph.input[0].name: x}
        last = {name: i for i, node in enumerate(self.nodes) for name in node.input}
        for i, (node, attributes) in enumerate(zip(self.nodes, self.attributes)):
            inputs = [self.value(name, values) if name else None for name in node.input]
            with torch.set_grad_enabled(torch.is_grad_enabled() and i >= self.frozen):
                values[node.output[0]] = run(node.op_type, inputs, attributes)
            for name in node.input:
                if last[name] == i:
                    values.pop(name, None)
        return values[self.answer]


def run(kind: str, v: list, a: dict) -> torch.Tensor:
    match kind:
        case "Conv":
            pads = a.get("pads", [0, 0, 0, 0])
            assert pads[0] == pads[2] and pads[1] == pads[3]
            return F.conv2d(v[0], v[1], v[2] if len(v) > 2 else None, a.get("strides", [1, 1]), pads[:2], a.get("dilations", [1, 1]), a.get("group", 1))
        case "MatMul":
            return v[0] @ v[1]
        case "Add":
            return v[0] + v[1]
        case "Sub":
            return v[0] - v[1]
        case "Mul":
            return v[0] * v[1]
        case "Div":
            return v[0] / v[1]
        case "Pow":
            return v[0] ** v[1].to(v[0].dtype)
        case "Sqrt":
            return v[0].sqrt()
        case "Clip":
            low = float(v[1]) if len(v) > 1 and v[1] is not None else a.get("min")
            high = float(v[2]) if len(v) > 2 and v[2] is not None else a.get("max")
            return v[0].clamp(low, high)
        case "HardSwish":
            return F.hardswish(v[0])
        case "Relu":
            return v[0].relu()
        case "Sigmoid":
            return v[0].sigmoid()
        case "HardSigmoid":
            return (v[0] * a.get("alpha", 0.2) + a.get("beta", 0.5)).clamp(0, 1)
        case "Softmax":
            return v[0].softmax(a.get("axis", -1))
        case "ReduceMean":
            return v[0].mean(a["axes"], keepdim=bool(a.get("keepdims", 1)))
        case "GlobalAveragePool":
            return v[0].mean((2, 3), keepdim=True)
        case "AveragePool":
            pads = a.get("pads", [0, 0, 0, 0])
            return F.avg_pool2d(v[0], a["kernel_shape"], a.get("strides"), pads[:2], bool(a.get("ceil_mode", 0)))
        case "BatchNormalization":
            return F.batch_norm(v[0], v[3], v[4], v[1], v[2], False, 0.0, a.get("epsilon", 1e-5))
        case "Transpose":
            return v[0].permute(*a["perm"])
        case "Reshape":
            shape = [v[0].shape[i] if n == 0 else int(n) for i, n in enumerate(v[1].tolist())]
            return v[0].reshape(shape)
        case "Squeeze":
            axes = a.get("axes") or v[1].tolist()
            for axis in sorted(axes, reverse=True):
                v[0] = v[0].squeeze(axis)
            return v[0]
        case "Concat":
            return torch.cat([x.reshape(-1) if x.dim() == 0 else x for x in v], a["axis"])
        case "Cast":
            return v[0].to({1: torch.float32, 6: torch.int32, 7: torch.int64}[a["to"]])
        case "Shape":
            return torch.tensor(v[0].shape, dtype=torch.int64)
        case "Slice":
            if "starts" in a:
                starts, ends, axes = a["starts"], a["ends"], a.get("axes", range(len(a["starts"])))
                steps = [1] * len(starts)
            else:
                starts, ends = v[1].tolist(), v[2].tolist()
                axes = v[3].tolist() if len(v) > 3 else range(len(starts))
                steps = v[4].tolist() if len(v) > 4 else [1] * len(starts)
            x = v[0]
            for s, e, axis, step in zip(starts, ends, axes, steps):
                index = [slice(None)] * x.dim()
                index[axis] = slice(int(s), min(int(e), 2**31), int(step))
                x = x[tuple(index)]
            return x
    raise NotImplementedError(kind)
