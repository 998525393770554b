"""The recogniser: residual convolutions over the crop, then along the line, with a CTC output.

Input N x 1 x 64 x W (0 = paper, 1 = ink), W a multiple of 8; output N x W/4 x CLASSES log-probabilities.
The coarse one: 32 rows, W a multiple of 4, output N x W/2 x CLASSES.
"""

import torch
from torch import nn
from torch.nn import functional as F

from alphabet import CLASSES


class Residual(nn.Module):
    def __init__(self, channels: int, kernel, padding, convolution, norm):
        super().__init__()
        self.first = convolution(channels, channels, kernel, padding=padding, bias=False)
        self.first_norm = norm(channels)
        self.second = convolution(channels, channels, kernel, padding=padding, bias=False)
        self.second_norm = norm(channels)

    def forward(self, x):
        y = F.relu(self.first_norm(self.first(x)))
        return F.relu(x + self.second_norm(self.second(y)))


def area(channels: int):
    return Residual(channels, 3, 1, nn.Conv2d, nn.BatchNorm2d)


def line(channels: int):
    return Residual(channels, (1, 3), (0, 1), nn.Conv2d, nn.BatchNorm2d)


class Context(nn.Module):
    """Looks along the line, letter by letter farther with each `reach`; adds nothing to begin with."""

    def __init__(self, channels: int, reach: int):
        super().__init__()
        self.along = nn.Conv2d(channels, channels, (1, 7), padding=(0, 3 * reach), dilation=(1, reach), groups=channels, bias=False)
        self.along_norm = nn.BatchNorm2d(channels)
        self.first = nn.Conv2d(channels, channels, 1, bias=False)
        self.first_norm = nn.BatchNorm2d(channels)
        self.second = nn.Conv2d(channels, channels, 1, bias=False)
        self.second_norm = nn.BatchNorm2d(channels)
        nn.init.zeros_(self.second_norm.weight)

    def forward(self, x):
        y = F.relu(self.first_norm(self.first(self.along_norm(self.along(x)))))
        return x + self.second_norm(self.second(y))


def reduce(inputs: int, outputs: int, kernel, stride, padding):
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, kernel, stride, padding, bias=False), nn.BatchNorm2d(outputs), nn.ReLU()
    )


class LetteringNetwork(nn.Module):
    def __init__(self, rows: int):
        super().__init__()
        fine = rows == 64
        a, b, c, d = (32, 48, 96, 224) if fine else (16, 32, 96, 224)
        # Sixty-four rows show a point or a gap that thirty-two would blur; all that follows sees sixteen of either.
        stem = (6, 4, 2) if fine else (3, 2, 1)
        self.trunk = nn.Sequential(
            reduce(1, a, *stem), area(a),
            reduce(a, b, 3, 2, 1), area(b), area(b),
            reduce(b, c, 3, (2, 1), 1), area(c), area(c),
            reduce(c, d, (4, 3), 1, (0, 1)),
            line(d), line(d), line(d),
            Context(d, 1), Context(d, 2), Context(d, 4), nn.Dropout(0.1),
        )
        # Two answers a column (8 pixels wide, of the coarse one 4): CTC needs a blank between equal letters, and "11" is narrow.
        self.head = nn.Conv2d(d, 2 * CLASSES, 1)

    def forward(self, x):
        y = self.head(self.trunk(x)).squeeze(2)
        n, _, t = y.shape
        y = y.reshape(n, 2, CLASSES, t).permute(0, 3, 1, 2).reshape(n, 2 * t, CLASSES)
        return F.log_softmax(y.float(), dim=2)
