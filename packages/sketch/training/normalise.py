"""From a grey crop to the network's input. The product does the same in TypeScript; both must agree."""

import numpy as np

ROWS = (64, 32)  # heights of the two networks' inputs
PAPER_PERCENTILE, INK_PERCENTILE = 75, 2
MIN_CONTRAST = 40


def contrast(grey: np.ndarray) -> np.ndarray:
    """Grey (0 = black, 255 = white) -> ink (0 = paper, 255 = ink) with the crop's own paper and ink as ends."""
    paper, ink = np.percentile(grey, (PAPER_PERCENTILE, INK_PERCENTILE))
    span = max(float(paper - ink), MIN_CONTRAST)
    return np.clip((paper - grey.astype(np.float32)) * (255 / span), 0, 255).astype(np.uint8)
