import { describe, expect, it } from "vitest";
import { parseDimension } from "./dimension-grammar";

const linear = (value: number, unit: string | null = null, count = 1, reference = false) => ({
  kind: "linear",
  value,
  unit,
  count,
  reference,
});
const diameter = (value: number, count = 1, pitchCircle: number | null = null) => ({
  kind: "diameter",
  value,
  count,
  reference: false,
  pitchCircle,
});
const radius = (value: number, count = 1) => ({ kind: "radius", value, count, reference: false });
const angle = (value: number, count = 1) => ({ kind: "angle", value, count, reference: false });
const thread = (value: number, count = 1) => ({ kind: "thread", value, count, pitchCircle: null });
const chamfer = (value: number, slope = 45, count = 1) => ({
  kind: "chamfer",
  value,
  angle: slope,
  count,
});
const thickness = (value: number) => ({ kind: "thickness", value });
const quantity = (value: number) => ({ kind: "quantity", value });

const tables: Record<string, [string, unknown][]> = {
  lengths: [
    ["120", linear(120)],
    ["12.5", linear(12.5)],
    ["12,5", linear(12.5)],
    [",5", linear(0.5)],
    ["120 mm", linear(120, "mm")],
    ["3cm", linear(30, "cm")],
    ["2 m", linear(2000, "m")],
    ["2 km", linear(2_000_000, "km")],
    ["2000000", linear(2_000_000)],
    ["20±0.2", linear(20)],
    ["20 +0.1/-0.05", linear(20)],
    ["35 TYP", linear(35)],
    ["= 40 =", linear(40)],
    ["(40)", linear(40, null, 1, true)],
    ["3x20", linear(20, null, 3)],
    ["40 x 60", { kind: "size", value: 40, second: 60, count: 1 }],
    ["SQ 12", { kind: "size", value: 12, second: 12, count: 1 }],
  ],
  inches: [
    ['3/8"', linear(9.525, "inch")],
    ['1 1/4"', linear(31.75, "inch")],
    ["1-1/4", linear(31.75, "inch")],
    ["2 in", linear(50.8, "inch")],
    ["2''", linear(50.8, "inch")],
    ["1'-6\"", linear(457.2, "inch")],
    ['Ø1/2"', diameter(12.7)],
  ],
  diameters: [
    ["Ø8", diameter(8)],
    ["ø 8,5", diameter(8.5)],
    ["⌀10 THRU", diameter(10)],
    ["D8", diameter(8)],
    ["D = 8", diameter(8)],
    ["dia 8", diameter(8)],
    ["8 dia.", diameter(8)],
    ["Ø20 H7", diameter(20)],
    ["4x Ø8", diameter(8, 4)],
    ["4xØ6.5", diameter(6.5, 4)],
    ["4 × Ø8", diameter(8, 4)],
    ["4*Ø8", diameter(8, 4)],
    ["4-Ø8", diameter(8, 4)],
    ["6x Ø9 holes", diameter(9, 6)],
    ["6x Ø9 PCD 80", diameter(9, 6, 80)],
    ["6x Ø9 on Ø80 PCD", diameter(9, 6, 80)],
    ["Ø9 (2x)", diameter(9, 2)],
    ["Ø9 2x", diameter(9, 2)],
    ["Ø8 4 places", diameter(8, 4)],
    ["Ø8 (4 holes)", diameter(8, 4)],
    ["4 holes Ø8", diameter(8, 4)],
    ["4 lỗ Ø8", diameter(8, 4)],
    ["(Ø8)", { ...diameter(8), reference: true }],
  ],
  "radii, angles, chamfers, threads": [
    ["R10", radius(10)],
    ["R 2,5", radius(2.5)],
    ["4x R5", radius(5, 4)],
    ["45°", angle(45)],
    ["22.5 °", angle(22.5)],
    ["30°30'", angle(30.5)],
    ["2x 45°", chamfer(2)],
    ["10x45°", chamfer(10)],
    ["4x 2x45°", chamfer(2, 45, 4)],
    ["5 x 30°", chamfer(5, 30)],
    ["C3", chamfer(3)],
    ["M6", thread(6)],
    ["4x M6", thread(6, 4)],
    ["M8x1", thread(8)],
  ],
  "pitch circles and flats": [
    ["PCD 80", { kind: "pcd", value: 80 }],
    ["P.C.D. 80", { kind: "pcd", value: 80 }],
    ["Ø80 PCD", { kind: "pcd", value: 80 }],
    ["LK 80", { kind: "pcd", value: 80 }],
    ["A/F 24", { kind: "acrossFlats", value: 24, count: 1 }],
    ["24 AF", { kind: "acrossFlats", value: 24, count: 1 }],
    ["SW24", { kind: "acrossFlats", value: 24, count: 1 }],
  ],
  thickness: [
    ["t=3", thickness(3)],
    ["t = 3 mm", thickness(3)],
    ["t = 3 m", thickness(3)],
    ["3m thk", thickness(3)],
    ["t3", thickness(3)],
    ["3t", thickness(3)],
    ["10mm thk", thickness(10)],
    ["thk 3", thickness(3)],
    ["THK: 1,5", thickness(1.5)],
    ["d=3", thickness(3)],
    ["s=3", thickness(3)],
    ["Dicke 3 mm", thickness(3)],
    ["dày 3", thickness(3)],
    ["ép. 5", thickness(5)],
    ["板厚 6", thickness(6)],
    ["厚さ6", thickness(6)],
  ],
  quantity: [
    ["2 pcs", quantity(2)],
    ["2 Stk.", quantity(2)],
    ["2 Stück", quantity(2)],
    ["2 off", quantity(2)],
    ["SL 2", quantity(2)],
    ["SL: 12", quantity(12)],
    ["2 cái", quantity(2)],
    ["Qty: 4", quantity(4)],
    ["n=2", quantity(2)],
    ["2x", quantity(2)],
    ["2個", quantity(2)],
  ],
  "names and notes": [
    ["PART A", { kind: "name", text: "PART A" }],
    ["Halter", { kind: "name", text: "Halter" }],
    ["Bracket 2", { kind: "name", text: "Bracket 2" }],
    ["Träger", { kind: "name", text: "Träger" }],
    ["B", { kind: "name", text: "B" }],
    ["2)", { kind: "name", text: "2)" }],
    ["steel S235", { kind: "note", text: "steel S235" }],
    ["DC01", { kind: "note", text: "DC01" }],
    ["S235JR", { kind: "note", text: "S235JR" }],
    ["AlMg3", { kind: "note", text: "AlMg3" }],
    ["scale 1:2", { kind: "note", text: "scale 1:2" }],
    ["M 1:2", { kind: "note", text: "M 1:2" }],
  ],
};

describe.each(Object.entries(tables))("%s", (_, table) => {
  it.each(table)("%s", (text, meaning) => {
    expect(parseDimension(text)).toEqual(meaning);
  });
});

it.each(["", "0", "-5", "012", "12.", "..", "4x", "Ø", "Ø0", "R", "1.2.3", "x°", "400°±"])(
  "finds no measure in %j",
  (text) => {
    expect(parseDimension(text)?.kind ?? "nothing").toMatch(/^(?:nothing|quantity|name)$/u);
  },
);
