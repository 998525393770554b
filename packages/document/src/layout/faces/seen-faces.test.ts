import { describe, expect, it } from "vitest";
import { formSeen, lineSeen } from "../../../test/typed-into-print";
import type { InkLook, Word } from "../../model";
import { withSeenFaces } from "./seen-faces";

describe("the faces of words seen on pixels", () => {
  it("are told by widths and gaps, where words were typed into a page of print", () => {
    const faced = withSeenFaces(formSeen.map(lineSeen));
    const typed = faced.map((words) =>
      words.flatMap(({ text, face }) => (face === "typed" ? [text] : [])).join(" "),
    );
    expect(typed).toEqual([
      "Millicent Hammond, little mill Wimmera Walk nineteen",
      "minimal lesion, immobile limb",
      "Mummford Hill clinic, Willow wing",
      "Filled in in full, still immature",
      "Wilhelmina Whitlam",
    ]);
  });

  it("are left open on a page of one", () => {
    const plain = withSeenFaces(formSeen.map((text) => lineSeen(text.replaceAll("*", ""))));
    expect(plain.flat().every(({ face }) => face === undefined)).toBe(true);
  });

  it("are told of a small word of print that stands close to what was typed on both sides", () => {
    const line = lineSeen("Born in the town of *Millicent Hill* a *Wimmera Mill*");
    const at = line.findIndex(({ text }) => text === "a");
    const near = line.map((word, i) => {
      const by = i < at ? 0 : i === at ? -4 : -6;
      return { ...word, box: { ...word.box, x0: word.box.x0 + by, x1: word.box.x1 + by } };
    });
    const faced = withSeenFaces([...formSeen.map(lineSeen), near]).at(-1);
    expect(faced?.map(({ face }) => face).slice(-5)).toEqual([
      "typed",
      "typed",
      "printed",
      "typed",
      "typed",
    ]);
  });

  it("are the label's for the sign for numbers that ends it", () => {
    const facesOf = (text: string) =>
      withSeenFaces([...formSeen, text].map(lineSeen))
        .at(-1)
        ?.map(({ face }) => face?.at(0))
        .join("");
    expect(facesOf("Folder of the house *nr: 20177 Wimmera*")).toBe("ppppptt");
    expect(facesOf("Folder of the hse. *nr: 20177 Wimmera*")).toBe("ppppptt");
  });

  it("are told where what was typed has hardly a wide letter, but is all of one width", () => {
    const claim = [
      "Wem gehört der Raum im Mietshaus? *Solene Cotentin*",
      "Umzug im Monat, Ummeldung im Amt *gardienne de nuit*",
      "Wohnung, Minderung der Miete um *trente et cinq*",
      "Name und Anschrift des Amtmanns *Perdonnet, Octeville*",
      "Gemeinde, Gemarkung und Markung *Albatre, Hauguel*",
      "Mitbewohner im Umgang damit *Plomberie, vidange*",
    ];
    const faced = withSeenFaces(claim.map(lineSeen));
    expect(
      faced.map((words) =>
        words.flatMap(({ text, face }) => (face === "typed" ? [text] : [])).join(" "),
      ),
    ).toEqual(claim.map((text) => /\*(.*)\*/.exec(text)?.[1]));
  });

  it("are told by the look of the ink beside labels, where both are as wide", () => {
    const faced = withSeenFaces(claim.map((text) => written(text, { thinner: 0.03 })));
    expect(typedIn(faced)).toEqual(claim.map((text) => /\*(.*)\*/.exec(text)?.[1] ?? ""));
  });

  it("are left open where the ink is everywhere the same", () => {
    const faced = withSeenFaces(claim.map((text) => written(text, { thinner: 0 })));
    expect(faced.flat().every(({ face }) => face === undefined)).toBe(true);
  });
});

/** Labels with a colon or of the lexicon, and one that is neither. */
const claim = [
  "Name: *Adele Brandt, merchant*",
  "Address: *Long Lane seven, Northam*",
  "Telephone: *daytime only after nine*",
  "Date of birth *third of May, Torrington*",
  "Remarks: *came without any papers*",
  "Where the goods were kept overnight *barn behind the mill*",
  "Signed in the presence of both parties",
];

function typedIn(lines: readonly (readonly Word[])[]): string[] {
  return lines.map((words) =>
    words.flatMap(({ text, face }) => (face === "typed" ? [text] : [])).join(" "),
  );
}

/** A line of print, of which what stands between stars was written with a thinner pen; no two words look quite alike. */
function written(text: string, { thinner }: { thinner: number }): Word[] {
  let isAnswer = false;
  const answers = text.split(" ").map((word) => {
    isAnswer ||= word.startsWith("*");
    const own = isAnswer;
    if (word.endsWith("*")) isAnswer = false;
    return own;
  });
  return lineSeen(text.replaceAll("*", "")).map((word, i) => {
    const unlike = ((7 * i + 3 * text.length + 5 * word.text.length) % 11) / 11 - 0.5;
    const stroke = 0.1 + 0.01 * unlike - (answers[i] ? thinner : 0);
    const look: InkLook = {
      stroke,
      upright: stroke,
      level: stroke,
      dark: 0.2 + 0.05 * unlike + (answers[i] ? 4 * thinner : 0),
      shade: 0.3,
      sharp: 0.8,
      open: 0.1 + 0.1 * unlike,
    };
    return { ...word, look };
  });
}
