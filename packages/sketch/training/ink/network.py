"""The ink network: what each pixel of a sheet's ink is. A small U-Net over the sheet at half the working scale.

Input N x 1 x H x W (0 = paper, 1 = the page's usual ink), H and W multiples of 32; output N x CLASSES x H x W, logits.
"""

from __future__ import annotations

import torch
from torch import nn
from torch.nn import functional as F

CLASSES = 6  # paper, outline, writing, annotation line, tick, centre line


def convolution(inputs: int, outputs: int, stride: int = 1) -> nn.Sequential:
    return nn.Sequential(nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False), nn.BatchNorm2d(outputs), nn.ReLU())


class Residual(nn.Module):
    def __init__(self, channels: int):
        super().__init__()
        self.first = convolution(channels, channels)
        self.second = convolution(channels, channels)

    def forward(self, x):
        return x + self.second(self.first(x))


class InkNetwork(nn.Module):
    """Five levels, the first at half the input's scale: its head answers for four pixels at once."""

    def __init__(self, widths=(16, 24, 40, 64, 96)):
        super().__init__()
        a, b, c, d, e = widths
        self.down = nn.ModuleList([convolution(1, a, 2), convolution(a, b, 2), convolution(b, c, 2), convolution(c, d, 2), convolution(d, e, 2)])
        self.on_way_down = nn.ModuleList([Residual(a), Residual(b), Residual(c), Residual(d), nn.Sequential(Residual(e), Residual(e), Residual(e))])
        self.up = nn.ModuleList([nn.Conv2d(e, d, 1), nn.Conv2d(d, c, 1), nn.Conv2d(c, b, 1), nn.Conv2d(b, a, 1)])
        self.on_way_up = nn.ModuleList([Residual(d), Residual(c), Residual(b), Residual(a)])
        self.head = nn.Conv2d(a, CLASSES * 4, 1)

    def forward(self, x):
        seen = []
        for reduce, look in zip(self.down, self.on_way_down):
            x = look(reduce(x))
            seen.append(x)
        for rise, look, skip in zip(self.up, self.on_way_up, reversed(seen[:-1])):
            x = look(skip + F.interpolate(rise(x), scale_factor=2, mode="nearest"))
        return F.pixel_shuffle(self.head(x), 2)
