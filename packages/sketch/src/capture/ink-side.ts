import type { Raster } from "@inkform/raster/model";

/** Tolerances of telling ink from paper by its side. */
const side = {
  /** Small squares, in shares of the long side: wider than a pen line, so that most of each is paper. */
  cell: 1 / 100,
  /** Squares with less contrast (grey levels) hold no ink. */
  contrast: 48,
  /** Light ink must stand out this many times as much as dark: on paper shadows and folds stand out too. */
  lead: 1.6,
} as const;

/** Whether the drawing is light on a dark ground: chalk on a board, an inverted scan. */
export function isLightOnDark(raster: Raster): boolean {
  const { width, height } = raster;
  const cell = Math.max(6, Math.round(side.cell * Math.max(width, height)));
  let light = 0;
  let dark = 0;
  for (let top = 0; top + cell <= height; top += cell) {
    for (let left = 0; left + cell <= width; left += cell) {
      const { least, most, mean } = greysIn(raster, left, top, cell);
      if (most - least < side.contrast) continue;
      light += most - mean;
      dark += mean - least;
    }
  }
  return light > side.lead * dark;
}

function greysIn({ width, channels, data }: Raster, left: number, top: number, cell: number) {
  let least = 255;
  let most = 0;
  let sum = 0;
  // Green stands for the grey of all three: it carries most of the light.
  const green = channels === 1 ? 0 : 1;
  for (let y = top; y < top + cell; y += 1) {
    const from = (y * width + left) * channels + green;
    for (let i = from; i < from + cell * channels; i += channels) {
      const grey = data[i] as number;
      least = Math.min(least, grey);
      most = Math.max(most, grey);
      sum += grey;
    }
  }
  return { least, most, mean: sum / (cell * cell) };
}

/** The picture with light and dark exchanged. */
export function invertRaster(raster: Raster): Raster {
  return { ...raster, data: raster.data.map((value) => 255 - value) };
}
