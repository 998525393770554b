import type { Person, SheetSize } from "./draw-sheet";
import { type Ink, noInk } from "./drawing/ink";
import { createPen } from "./drawing/pen";
import { setText } from "./lettering/writer";
import type { Random } from "./random";
import type { XY } from "./truth";

/** Sheets that show no part: empty, written on, or doodled on. */
export function drawNonsense(
  kind: "blank" | "writing" | "doodle",
  person: Person,
  size: SheetSize,
  random: Random,
): Ink {
  if (kind === "writing") return writing(person, size, random);
  return kind === "doodle" ? doodle(person, size, random) : noInk();
}

const words = [
  "CALL",
  "TOM",
  "MILK",
  "TUE",
  "OIL",
  "BELT",
  "MEET",
  "AT",
  "5",
  "PM",
  "ORDER",
  "NEW",
  "CASE",
  "FOR",
  "LATHE",
  "SEND",
  "MAIL",
  "TO",
  "ANN",
  "12",
  "RING",
];

function writing({ writer }: Person, { width, height, mm }: SheetSize, random: Random): Ink {
  const ink = noInk();
  const letter = random.between(4, 6) * mm;
  for (let y = 30 * mm; y < height - 40 * mm; y += letter * 2.2) {
    let x = 25 * mm;
    const end = random.between(0.55, 0.85) * width;
    while (x < end) {
      const set = setText(random.pick(words), letter, writer, random);
      const move = ([px, py]: XY): XY => [px + x + set.width / 2, py + y];
      for (const stroke of set.strokes)
        ink.strokes.push({ points: stroke.map(move), width: letter * 0.09, kind: "writing" });
      for (const contours of set.fills)
        ink.fills.push({ contours: contours.map((c) => c.map(move)), kind: "writing" });
      x += set.width + letter * 0.8;
    }
  }
  return ink;
}

/** Open scrawls that bound nothing. */
function doodle(person: Person, { width, height, mm }: SheetSize, random: Random): Ink {
  const ink = noInk();
  const pen = createPen(
    {
      width: random.between(...person.implement.width) * mm,
      wobble: 0.4 * mm,
      wave: 40 * mm,
      overshoot: 0,
      double: 0,
    },
    random,
  );
  for (let k = 0; k < random.whole(3, 6); k++) {
    const from: XY = [random.between(0.2, 0.8) * width, random.between(0.2, 0.8) * height];
    const [bend, rise, reach] = [
      random.between(8, 22) * mm,
      random.between(0.5, 2),
      random.between(40, 90) * mm,
    ];
    const points = Array.from(
      { length: 80 },
      (_, i): XY => [from[0] + (i / 80) * reach, from[1] + Math.sin((i / 80) * 6.28 * rise) * bend],
    );
    ink.strokes.push(...pen.along(points, "outline", { exact: true }));
  }
  return ink;
}
