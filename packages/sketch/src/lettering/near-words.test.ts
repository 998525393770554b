import { describe, expect, it } from "vitest";
import { knownWordsNear } from "./near-words";

describe("knownWordsNear", () => {
  it.each([
    ["THR4", "THRU"],
    ["Bracket kupber", "Bracket kupfer"],
    ["FLAMGE", "FLANGE"],
    ["Bracet", "Bracket"],
    ["Gearr", "Gear"],
    ["4x THR4", "4x THRU"],
    ["olate", "plate"],
    ["Olate", "Plate"],
  ])("mends one sign of %s", (seen, written) => {
    expect(knownWordsNear(seen)).toContain(written);
  });

  it.each(["Bracket", "thru", "Wxyzabc", "12.5", "PCB 4", "SUWADRA"])("leaves %s", (seen) => {
    expect(knownWordsNear(seen)).toEqual([]);
  });
});
