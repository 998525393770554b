import { describe, expect, it } from "vitest";
import { typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

const pairsOf = (text: string): string[] =>
  readingOf([typeset([{ x: 50, y: 100, text, confidence: 0.9 }])])
    .fields.filter(({ label }) => label !== "")
    .map(({ label, value }) => `${label} = ${value}`);

describe("ways to call", () => {
  it("are parted from the address before them, and from each other", () => {
    expect(pairsOf("18 Quay Lane, Wenbury PHONE (270) 555-0144 FAX (270) 555-0145")).toEqual([
      "PHONE = (270) 555-0144",
      "FAX = (270) 555-0145",
    ]);
    expect(pairsOf("Tel. 049 5550184 e-mail banco@tern.example")).toEqual([
      "Tel. = 049 5550184",
      "e-mail = banco@tern.example",
    ]);
  });

  it("stay in a sentence that does not answer", () => {
    expect(pairsOf("18 Quay Lane, by phone or by letter at any hour")).toEqual([]);
  });

  it("may be asked for in a word with a colon behind a word that answers another", () => {
    expect(pairsOf("Wifi: TernGuest Pass: saucer55")).toEqual([
      "Wifi = TernGuest",
      "Pass = saucer55",
    ]);
  });
});
