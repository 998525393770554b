import type { FindingCode } from "../src/model";

/** A DXF as records: a tag of code 0 or 9 and the tags after it. */
type Tag = [code: string, value: string];
type Entry = Tag[];

function entriesOf(dxf: string): Entry[] {
  const lines = dxf.split("\n");
  const entries: Entry[] = [];
  for (let i = 0; i + 1 < lines.length; i += 2) {
    const tag: Tag = [lines[i] as string, lines[i + 1] as string];
    if (tag[0] === "0" || tag[0] === "9") entries.push([tag]);
    else entries.at(-1)?.push(tag);
  }
  return entries;
}

const join = (entries: readonly Entry[]): string =>
  `${entries.flatMap((entry) => entry.map((tag) => tag.join("\n"))).join("\n")}\n`;

/** Where the entities of a kind and layer stand, outside of blocks. */
function find(entries: readonly Entry[], type: string | null, layer: string | null): number[] {
  const first = entries.findIndex((entry) => entry.some(([c, v]) => c === "2" && v === "ENTITIES"));
  return entries.flatMap((entry, i) => {
    const isType = type === null ? entry[0]?.[1] !== "ENDSEC" : entry[0]?.[1] === type;
    const isLayer = layer === null || entry.some(([c, v]) => c === "8" && v === layer);
    return i > first && isType && isLayer ? [i] : [];
  });
}

const edited = (entry: Entry, code: string, edit: (value: string) => string): Entry => {
  const at = entry.findIndex(([c]) => c === code);
  return entry.map((tag, i): Tag => (i === at ? [code, edit(tag[1])] : tag));
};
const moved = (by: number) => (value: string) => String(Number(value) + by);
const picked = (places: readonly number[], choice: number): number | undefined =>
  places[Math.floor(choice * places.length)];

export interface Damage {
  name: string;
  finding: FindingCode;
  /** The damaged text, or null where the drawing has nothing of the kind. `choice` in [0, 1) picks the entity. */
  apply: (dxf: string, choice: number) => string | null;
}

/** Changes the chosen entity of a kind; an empty answer of `change` removes it. */
function changing(
  name: string,
  finding: FindingCode,
  [type, layer]: [string | null, string | null],
  change: (entry: Entry) => Entry[],
): Damage {
  return {
    name,
    finding,
    apply: (dxf, choice) => {
      const entries = entriesOf(dxf);
      const at = picked(find(entries, type, layer), choice);
      if (at === undefined) return null;
      return join(entries.flatMap((entry, i) => (i === at ? change(entry) : [entry])));
    },
  };
}

function replacing(name: string, finding: FindingCode, from: RegExp, to: string): Damage {
  const apply = (dxf: string) => (from.test(dxf) ? dxf.replace(from, to) : null);
  return { name, finding, apply };
}

/** Ways a file can be wrong, each with what the auditor has to say of it. */
export const damages: Damage[] = [
  changing("an edge is missing", "loop_not_closed", ["LINE", "OUTLINE"], () => []),
  changing("an edge lies a micrometre aside", "loop_not_closed", ["LINE", "OUTLINE"], (line) => [
    edited(edited(line, "10", moved(1e-3)), "20", moved(1e-3)),
  ]),
  changing("an arc has another radius", "loop_not_closed", ["ARC", "OUTLINE"], (arc) => [
    edited(arc, "40", moved(1e-3)),
  ]),
  changing("an edge is there twice", "duplicate_entity", ["LINE", "OUTLINE"], (line) => [
    line,
    line,
  ]),
  changing("a hole is there twice", "duplicate_entity", ["CIRCLE", "HOLES"], (it) => [it, it]),
  changing("a centre line is there twice", "duplicate_entity", ["LINE", "CENTER"], (it) => [
    it,
    it,
  ]),
  changing("half an edge is drawn over", "duplicate_entity", ["LINE", "OUTLINE"], (line) => {
    const value = (code: string) => Number(line.find(([c]) => c === code)?.[1]);
    const half = edited(line, "10", () => String((value("10") + value("11")) / 2));
    return [line, edited(half, "20", () => String((value("20") + value("21")) / 2))];
  }),
  changing("a speck", "zero_length", ["LINE", "OUTLINE"], (line) => {
    const start = (code: string) => line.find(([c]) => c === code)?.[1] ?? "";
    return [
      line,
      edited(
        edited(line, "11", () => start("10")),
        "21",
        () => start("20"),
      ),
    ];
  }),
  changing("a hole lies outside", "hole_outside_outline", ["CIRCLE", "HOLES"], (circle) => [
    edited(circle, "10", moved(1e7)),
  ]),
  changing("a hole in a hole", "holes_overlap", ["CIRCLE", "HOLES"], (circle) => [
    circle,
    edited(circle, "40", (radius) => String(Number(radius) / 2)),
  ]),
  changing("a hole touches another", "self_intersection", ["CIRCLE", "HOLES"], (circle) => {
    const radius = Number(circle.find(([c]) => c === "40")?.[1]);
    return [circle, edited(circle, "10", moved(1.5 * radius))];
  }),
  changing("a hole is a micrometre larger", "drawing_differs", ["CIRCLE", "HOLES"], (circle) => [
    edited(circle, "40", moved(1e-3)),
  ]),
  changing("a hole is a micrometre aside", "drawing_differs", ["CIRCLE", "HOLES"], (circle) => [
    edited(circle, "20", moved(1e-3)),
  ]),
  changing("a hole is missing", "drawing_differs", ["CIRCLE", "HOLES"], () => []),
  changing("an entity lies on no layer of its own", "layers_wrong", [null, "OUTLINE"], (entry) => [
    edited(entry, "8", () => "0"),
  ]),
  changing("a text lies on the outline's layer", "layers_wrong", ["TEXT", "TEXT"], (entry) => [
    edited(entry, "8", () => "OUTLINE"),
  ]),
  changing("a dimension is missing", "dimension_disagrees", ["DIMENSION", null], () => []),
  changing("a dimension shows another number", "dimension_disagrees", ["DIMENSION", null], (it) => [
    edited(it, "1", (text) => (text.includes("<>") ? text.replace("<>", "17.77") : `9${text}`)),
  ]),
  changing(
    "a length measures from beside the part",
    "dimension_disagrees",
    ["DIMENSION", null],
    (it) =>
      it.some(([c]) => c === "13")
        ? [edited(edited(it, "13", moved(0.31)), "23", moved(-0.17))]
        : [edited(edited(it, "15", moved(0.31)), "25", moved(-0.17))],
  ),
  changing(
    "a dimension claims another measure",
    "dimension_disagrees",
    ["DIMENSION", null],
    (it) => (it.some(([c]) => c === "42") ? [edited(it, "42", moved(0.01))] : []),
  ),
  {
    name: "no outline",
    finding: "outline_missing",
    apply: (dxf) => {
      const entries = entriesOf(dxf);
      const gone = new Set(find(entries, null, "OUTLINE"));
      return join(entries.filter((_, i) => !gone.has(i)));
    },
  },
  replacing("inches", "units_missing", /(\$INSUNITS\n70\n)4/, "$11"),
  replacing("extents of another part", "extents_wrong", /(\$EXTMAX\n10\n)/, "$19"),
  replacing("no extents", "extents_wrong", /9\n\$EXTMIN\n10\n.*\n20\n.*\n30\n0\n/, ""),
  replacing(
    "a layer is missing",
    "layers_wrong",
    /(\nLAYER\n(?:.+\n.+\n)*?2\n)CENTER\n/,
    "$1MIDDLE\n",
  ),
  { name: "no DXF", finding: "unreadable", apply: () => "0\nno\nDXF" },
];
