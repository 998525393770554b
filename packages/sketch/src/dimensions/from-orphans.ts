import type { SeenText } from "../seen";
import type { Figure } from "../solve/figure";
import type { PartFrame } from "../solve/part-frame";
import type { Axis } from "../solve/relation";
import { axisFeatures, type Feature } from "./end-features";
import type { Hypothesis, Interpretation } from "./model";
import { attachSettings } from "./settings";

/**
 * A number whose dimension line was not found still stands, most often, at that line's middle: spans
 * between two features whose middle it faces are what it may measure. Weak: the proportion decides.
 */
export function fromOrphan(
  figure: Figure,
  size: number,
  frame: PartFrame,
  written: SeenText,
  base: { text: number; interpretation: Interpretation; score: number },
): Hypothesis[] {
  const { meaning } = base.interpretation;
  if (meaning.kind !== "linear") return [];
  if (base.interpretation.probability < attachSettings.orphanReading) return [];
  const { value } = meaning;
  const at = frame.toPart(written.center);
  const isUpright = Math.abs(Math.sin(written.angle)) > 0.7;
  const found = (["x", "y"] as const).flatMap((axis: Axis) => {
    // Numbers run along their line or stand upright on the sheet; never across a horizontal one.
    if (axis === "x" && isUpright) return [];
    const features = distinct(axisFeatures(figure, axis), size);
    const least = Math.min(...features.map((feature) => feature.value));
    const most = Math.max(...features.map((feature) => feature.value));
    return features.flatMap((low) =>
      features.flatMap((high): Hypothesis[] => {
        const drawn = high.value - low.value;
        if (drawn < 0.02 * size) return [];
        const off =
          ((low.value + high.value) / 2 - at[axis]) / (attachSettings.orphanSpread * size);
        const isBeside = Math.abs(off) <= attachSettings.orphanBeside;
        if (!isBeside && base.interpretation.probability < attachSettings.sureWords) return [];
        // Beside its short line where there is no room: then nothing but the proportion tells which.
        const astray = isBeside ? off ** 2 / 2 : attachSettings.strayPenalty;
        const aside =
          low.penalty + high.penalty + Math.max(low.distanceFrom(at), high.distanceFrom(at)) / size;
        // The overall size is the dimension a sketch never lacks.
        const isWhole = low.value - least < 0.01 * size && most - high.value < 0.01 * size;
        const whole = isWhole ? attachSettings.wholeBonus : 0;
        return [
          {
            text: base.text,
            interpretation: base.interpretation,
            carrier: null,
            relations: [{ kind: "offset", axis, from: low.anchor, to: high.anchor, value }],
            proportion: { value, drawn, spread: 1 },
            score: base.score - attachSettings.orphanPenalty - astray - aside + whole,
            shown: { kind: "linear", axis, from: low.anchor, to: high.anchor, at },
          },
        ];
      }),
    );
  });
  return found;
}

/** One feature for each coordinate, the one most measured to: without a line the rest are alike. */
function distinct(features: readonly Feature[], size: number): Feature[] {
  const places = new Map<number, Feature>();
  for (const feature of features) {
    const place = Math.round(feature.value / (attachSettings.sameFeature * size));
    const known = places.get(place);
    if (known === undefined || feature.penalty < known.penalty) places.set(place, feature);
  }
  return [...places.values()];
}
