import type { Family, Measures } from "./families/model";
import type { Random } from "./random";
import type { Level } from "./truth";

/** How far drawn lengths are off their written ones. A sketch without dimensions is as true as the hand is steady. */
const offBy: Readonly<Record<string, readonly [number, number]>> = {
  1: [0, 0],
  2: [0, 0.03],
  3: [0.1, 0.25],
  4: [0.03, 0.2],
  5: [0.02, 0.15],
};

/** Every measure off by a factor of its own, as far as the shape allows: no corner changes its place in the order. */
export function distort(
  family: Family,
  measures: Measures,
  level: Level,
  random: Random,
): Measures {
  const [low, high] = offBy[level] ?? [0, 0];
  for (let calm = 1; calm > 0.05; calm *= 0.94) {
    const drawn = Object.fromEntries(
      Object.entries(measures).map(([name, value]) => {
        const off = random.between(low, high) * calm * (random.chance(0.5) ? 1 : -1);
        return [name, family.kept?.includes(name) ? value : value * (1 + off)];
      }),
    );
    if (family.holds(drawn)) return drawn;
  }
  return measures;
}

/** With `inches` every length is a whole number of sixteenths. */
export function drawMeasures(family: Family, random: Random, inches = false): Measures {
  for (let attempt = 0; attempt < 500; attempt++) {
    const drawn = family.measures(random);
    const measures = inches ? toSixteenths(drawn, family.kept ?? []) : drawn;
    if (family.holds(measures)) return measures;
  }
  throw new Error(`The measures of ${family.name} never hold.`);
}

function toSixteenths(measures: Measures, kept: readonly string[]): Measures {
  const sixteenth = 25.4 / 16;
  return Object.fromEntries(
    Object.entries(measures).map(([name, value]) => [
      name,
      kept.includes(name) ? value : Math.round(value / sixteenth) * sixteenth,
    ]),
  );
}
