import { describe, expect, it } from "vitest";
import { toSegment } from "../layout/segment";
import type { Page, Word } from "../model";
import { dropNoise } from "./noise";

/** Texts of a line at a height, each as wide as its letters and set apart. */
function line(baseline: number, size: number, ...texts: string[]) {
  let x0 = 40;
  const segments = texts.map((text) => {
    const words = text.split(" ").map((one): Word => {
      const x1 = x0 + 0.5 * size * one.length;
      const box = { x0, x1, top: baseline - size, bottom: baseline };
      x0 = x1 + 0.25 * size;
      return {
        text: one,
        box,
        baseline,
        fontSize: size,
        bold: false,
        spaceBefore: true,
        confidence: 1,
        source: "pdf",
      };
    });
    x0 += 30;
    return toSegment(words, 1);
  });
  return { page: 1, baseline, fontSize: size, segments };
}

const body = [100, 120, 140, 160, 180, 200].map((y) => line(y, 10, `Crate ${y}`, "Pears"));
const page = { number: 1, width: 595, height: 842, rules: [] as Page["rules"] } as Page;

const kept = (...footer: ReturnType<typeof line>[]) =>
  dropNoise([page], [[...body, ...footer]], new Map())
    .flat()
    .slice(body.length)
    .flatMap(({ segments }) => segments.map(({ text }) => text));

describe("dropNoise", () => {
  it("keeps the pairs of a footer that says the sender's tax number or account", () => {
    expect(
      kept(
        line(800, 7, "Rowse & Co", "Telephone 01326 555018", "VAT No. 550 1844 71"),
        line(810, 7, "12 Quay Lane", "IBAN NL44 IJSL 0550 1844 71"),
      ),
    ).toEqual(["Telephone 01326 555018", "VAT No. 550 1844 71", "IBAN NL44 IJSL 0550 1844 71"]);
  });

  it("keeps an account, or the code under which a tax office has the invoice, by itself", () => {
    const account = "IBAN NL44 IJSL 0550 1844 71";
    expect(kept(line(800, 7, "Rowse & Co", account))).toEqual([account]);
    const code = "ATCUD: JFX5550K-8117";
    expect(kept(line(800, 7, "Rowse & Co", code))).toEqual([code]);
    expect(kept(line(800, 7, "Rowse & Co", "Form no.: JFX5550K"))).toEqual([]);
    for (const number of ["VAT No. GB 550 1844 71", "Company no. 05550188"])
      expect(kept(line(800, 7, "Rowse & Co", number))).toEqual([number]);
  });

  it("keeps captions of a footer over the sender's numbers, and the codes of a bank", () => {
    const columns = (baseline: number, ...texts: string[]) => {
      const row = line(baseline, 7, ...texts);
      const segments = row.segments.map((segment, at) => {
        const shift = 40 + 110 * at - segment.box.x0;
        const box = { ...segment.box, x0: 40 + 110 * at, x1: segment.box.x1 + shift };
        return { ...segment, box };
      });
      return { ...row, segments };
    };
    const captions = ["Bank", "Sort code", "Account", "VAT reg."];
    const answers = ["Wend & Hoyle", "55-01-97", "40018112", "GB 555 0112 47"];
    expect(kept(columns(800, ...captions), columns(810, ...answers))).toEqual([
      ...captions,
      ...answers,
    ]);
    expect(kept(columns(800, ...captions), columns(810, ...answers.slice(1)))).toEqual([]);
    expect(
      kept(
        line(800, 7, "Rowse & Co", "Sort code 55-01-97"),
        line(810, 7, "12 Quay Lane", "Account no. 40018112"),
      ),
    ).toEqual(["Sort code 55-01-97", "Account no. 40018112"]);
  });

  it("keeps all that a till prints to its end", () => {
    const strip = { ...page, width: 300 };
    const end = line(810, 7, "Store 2093");
    expect(dropNoise([strip], [[...body, end]], new Map()).flat()).toContainEqual(end);
  });

  it("drops the number of the page, and not those of a date that a form printed in its margin", () => {
    // Texts of a line stand 35 apart, less than two of its signs.
    const head = (...texts: string[]) => kept(line(40, 20, ...texts));
    expect(head("2", "/ 3")).not.toContain("2");
    expect(head("令和", "7", "年", "5", "月", "19", "日")).toEqual([
      "令和",
      "7",
      "年",
      "5",
      "月",
      "19",
      "日",
    ]);
    expect(head("7", "Seite")).not.toContain("7");
  });

  it("drops a footer that says nothing of the kind", () => {
    expect(kept(line(810, 7, "Form PUR-07 rev 3", "Page 1 of 1"))).toEqual([]);
    expect(kept(line(810, 7, "Alm GmbH · Registergericht Nebelstadt HRB 0000"))).toEqual([]);
    expect(kept(line(810, 7, "Telephone 01326 555018"))).toEqual([]);
  });

  it("drops the number of a page with what asks for it, wherever they stand", () => {
    expect(kept(line(300, 9, "Blatt", "2 / 3"))).toEqual([]);
    expect(kept(line(300, 9, "Anteil", "2 / 3"))).toEqual(["Anteil", "2 / 3"]);
  });

  it("keeps what begins like the number of a page and asks for a time", () => {
    const heading = line(300, 7, "von (Uhr)", "bis (Uhr)");
    expect(dropNoise([page], [[...body, heading]], new Map()).flat()).toContainEqual(heading);
  });

  it("keeps what stands below a line to write on at the foot of a page", () => {
    const low = line(800, 7, "Ort, Datum");
    const rule = (x1: number) => ({
      orientation: "horizontal" as const,
      box: { x0: 38, x1, top: 792, bottom: 793 },
    });
    const keptBelow = (x1: number) =>
      dropNoise([{ ...page, rules: [rule(x1)] }], [[...body, low]], new Map())[0]?.length;
    expect(keptBelow(180)).toBe(body.length + 1);
    expect(keptBelow(560)).toBe(body.length);
  });

  it("keeps the sheet of a land register among the headings of its numbers", () => {
    const heading = ["Einheit", "Foglio", "Parzelle", "Anteil"];
    expect(kept(line(240, 10, ...heading))).toEqual(heading);
    expect(kept(line(240, 10, "Foglio", "Parzelle"))).toEqual(["Parzelle"]);
    expect(
      kept(line(240, 10, "Foglio", "Parzelle", "Anteil", "Zona"), line(255, 10, "1 / 1")),
    ).not.toContain("Foglio");
  });

  it("keeps a list of what was agreed, each behind a label that the lexicon knows", () => {
    const heading = line(240, 10, "Terms and conditions");
    const listed = [
      heading,
      line(256, 10, "1. Delivery date: before 12 May"),
      line(
        270,
        10,
        "2. Payment terms: a third in advance, the rest within a week after all was received",
      ),
      line(284, 10, "3. Delivery address: gate 5, Quay Lane"),
    ];
    const rest = (lines: typeof listed) => dropNoise([page], [lines], new Map())[0];
    expect(rest(listed)).toEqual(listed);
    const clauses = line(256, 10, "1. Liability: none for what is late for reasons beyond us");
    expect(rest([heading, clauses, ...listed.slice(2, 3)])).toEqual([]);
  });

  it("keeps a list of which most are labels, and one of them is known", () => {
    const listed = [
      line(240, 10, "Terms and conditions"),
      line(256, 10, "1. Colour sample: approved 12 May"),
      line(270, 10, "2. All work stays ours until it is paid for"),
      line(284, 10, "3. Delivery date: before 12 June"),
      line(298, 10, "4. Spare keys: two"),
      line(312, 10, "5. No liability for what is late for reasons beyond us"),
    ];
    expect(dropNoise([page], [listed], new Map())[0]).toEqual(listed);
  });

  it("keeps terms that are labels with what was agreed beside them, not those in sentences", () => {
    const heading = line(240, 10, "Terms and conditions");
    const agreed = [
      heading,
      line(256, 10, "1. Payment:", "30 days"),
      line(270, 10, "2. Transport:", "by road"),
    ];
    const sentences = [heading, line(256, 10, "Goods stay ours until they are paid.")];
    expect(kept(...agreed)).toContain("2. Transport:");
    expect(kept(...sentences)).toEqual([]);
  });

  it("keeps the terms that a row of captions asks for", () => {
    expect(kept(line(300, 8, "TERMS OF SALE", "PAYMENT", "L/C EXPIRES"))).toHaveLength(3);
    expect(kept(line(300, 8, "TERMS OF SALE"))).toEqual([]);
  });

  it("keeps what asks in small type at the foot of a form for what is written on a line beside it", () => {
    const asked = line(815, 7, "Dossier no.", "23/00417");
    const written = asked.segments.map((segment, i) => ({ ...segment, underlined: i === 1 }));
    expect(kept({ ...asked, segments: written })).toContain("Dossier no.");
    expect(kept(asked)).not.toContain("Dossier no.");
  });
});
