import { describe, expect, it } from "vitest";
import { advance, horizontal, typeset } from "../../../test/typeset";
import type { Rule } from "../../model";
import { readingOf } from "../../read-document";
import { toLines } from "../lines";

/** Texts of a line that begins at 50 units, 5 for each sign, with lines to write on below it from one x to another. */
function textsOf(text: string, lines: readonly [number, number][], confidence?: number): string[] {
  const print = { x: 50, y: 100, text, ...(confidence ? { confidence } : {}) };
  const rules = lines.map(([x0, x1]) => horizontal(103, x0, x1));
  return toLines(typeset([print], rules)).flatMap(({ segments }) => segments.map((s) => s.text));
}

describe("lines to write on", () => {
  it("begin with the answer where a scan lost their beginning behind a label", () => {
    const date = "Nascita: 12 / 08 / 1991";
    expect(textsOf(date, [[108, 170]], 0.9)).toEqual(["Nascita:", "12 / 08 / 1991"]);
    expect(textsOf(date, [[108, 170]])).toEqual(["Nascita: 12", "/ 08 / 1991"]);
  });

  it("end between words, not far within one, where a scan lost the rest of them", () => {
    const read = (x0: number, x1: number) =>
      toLines(
        typeset(
          [
            { x: 30, y: 100, text: "Strada", confidence: 0.9 },
            { x: 100, y: 100, text: "Lungarno 14", confidence: 0.9 },
          ],
          [horizontal(103, x0, x1)],
        ),
      ).flatMap(({ segments }) => segments.map(({ text }) => text));
    expect(read(127, 300)).toEqual(["Strada", "Lungarno 14"]);
    expect(read(137, 300)).toEqual(["Strada", "Lungarno", "14"]);
  });

  it("begin where they do behind choices, and behind a label that is far off", () => {
    expect(textsOf("Socio: ☐ no ☒ sì quale Monti", [[167, 200]], 0.9)).toEqual([
      "Socio: ☐ no ☒ sì quale",
      "Monti",
    ]);
    expect(textsOf("Nota: chi ha pagato la tassa indichi data", [[232, 260]], 0.9)).toEqual([
      "Nota: chi ha pagato la tassa indichi",
      "data",
    ]);
  });

  it("begin behind the mark of a note, which is one with the label before it", () => {
    const [born, office] = ["Jahrgang: (4) 1957", "Behörde: (3) Amt Sillens"];
    expect(textsOf(born, [[121, 190]], 0.9)).toEqual(["Jahrgang: (4)", "1957"]);
    expect(textsOf(office, [[116, 190]], 0.9)).toEqual(["Behörde: (3)", "Amt Sillens"]);
    const call = "Telefon: (02) 5550 4471";
    expect(textsOf(call, [[116, 190]], 0.9)).toEqual(["Telefon:", "(02) 5550 4471"]);
  });

  it("are one where words cover what a scan lost of them, and two beside a label", () => {
    const pieces = (first: number, second: number): [number, number][] => [
      [86, first],
      [second, 300],
    ];
    expect(textsOf("Causa: IRC stadio in dialisi", pieces(115, 152), 0.9)).toEqual([
      "Causa:",
      "IRC stadio in dialisi",
    ]);
    expect(textsOf("Causa: IRC stadio in: dialisi", pieces(115, 157), 0.9)).toContain("dialisi");
    expect(textsOf("Causa: IRC stadio in dialisi", pieces(138, 152), 0.9)).toContain("dialisi");
  });
});

it("run low below what a hand wrote, and begin between it and what asks for it", () => {
  const written = (x0: number) => {
    const prints = [
      { x: 50, y: 100, text: "Owner", confidence: 0.9 },
      { x: 95, y: 100, text: "Tansy Mill", confidence: 0.9 },
    ];
    return toLines(typeset(prints, [horizontal(105, x0, 200)]))
      .flatMap(({ segments }) => segments)
      .filter(({ underlined }) => underlined)
      .map(({ text }) => text);
  };
  expect(written(85)).toEqual(["Tansy Mill"]);
  expect(written(60)).toEqual([]);
});

it("begin in the gap behind a word that asks for what is written on them, though that stands far off the words before it", () => {
  const words = [
    { x: 50, y: 100, text: "Filed" },
    { x: 78, y: 100, text: "with" },
    { x: 101, y: 100, text: "them" },
    { x: 136, y: 100, text: "in" },
    { x: 152, y: 100, text: "Hitzerau" },
  ].map((one) => ({ ...one, confidence: 0.9 }));
  const texts = toLines(typeset(words, [horizontal(103, 149, 230)])).flatMap(({ segments }) =>
    segments.map(({ text }) => text),
  );
  expect(texts.at(-1)).toBe("Hitzerau");
});

it("begin with what was typed behind print where a scan lost their beginning", () => {
  const print = (x: number, text: string, face: string) => ({
    x,
    y: 100,
    text,
    face,
    confidence: 0.9,
  });
  const texts = (face: string) =>
    toLines(
      typeset(
        [print(50, "Product", "printed"), print(94, "Wickham Mild Pipe Mixture", face)],
        [horizontal(103, 132, 260)],
      ),
    ).flatMap(({ segments }) => segments.map(({ text }) => text));
  expect(texts("typed")).toEqual(["Product", "Wickham Mild Pipe Mixture"]);
  expect(texts("printed")).toEqual(["Product Wickham", "Mild Pipe Mixture"]);
});

it("gives an answer the measure behind its line, which does not ask for what stands on the next", () => {
  const texts = (behind: string, next: number) =>
    toLines(
      typeset(
        [
          { x: 50, y: 100, text: "Proposed depth" },
          { x: 130, y: 100, text: "120" },
          { x: 205, y: 100, text: behind },
        ],
        [horizontal(103, 125, 200), horizontal(103, next, next + 60)],
      ),
    ).flatMap(({ segments }) => segments.map(({ text }) => text));
  expect(texts("m Diameter", 260)).toEqual(["Proposed depth", "120 m", "Diameter"]);
  expect(texts("kV", 216)).toEqual(["Proposed depth", "120", "kV"]);
  expect(texts("to", 300)).toEqual(["Proposed depth", "120", "to"]);
});

it("begins a sum with the currency printed by itself before its line, and with none farther from it or its label's", () => {
  const texts = (...asked: [x: number, text: string][]) =>
    toLines(
      typeset(
        [...asked, [200, "1,162.30"] as const].map(([x, text]) => ({ x, y: 100, text })),
        [horizontal(103, 195, 260)],
      ),
    ).flatMap(({ segments }) => segments.map(({ text }) => text));
  expect(texts([50, "Refund payable"], [186, "$"])).toEqual(["Refund payable", "$ 1,162.30"]);
  expect(texts([50, "Refund payable"], [165, "$"])).toEqual(["Refund payable", "$", "1,162.30"]);
  expect(texts([50, "Refund payable"], [186, "c"])).toEqual(["Refund payable", "c", "1,162.30"]);
  expect(texts([50, "Tassa regionale versata di €"])).toEqual([
    "Tassa regionale versata di €",
    "1,162.30",
  ]);
});

it("keeps an answer on its line whole, of which a short word looks typed on a scan", () => {
  const seen = { y: 100, confidence: 0.9 };
  const reading = readingOf([
    typeset(
      [
        { ...seen, x: 50, text: "residente in via", face: "printed" },
        { ...seen, x: 140, text: "Contrada Fontane", face: "printed" },
        { ...seen, x: 225, text: "12", face: "typed" },
      ],
      [horizontal(103, 138, 300)],
    ),
  ]);
  expect(reading.fields.map(({ label, value }) => [label, value])).toEqual([
    ["residente in via", "Contrada Fontane 12"],
  ]);
});

const motto = "Freedom - Work - Peace";
const end = 100 + advance(motto, 10);

it("leaves a text whole over a line that ends within its first and last words, as far from both ends", () => {
  const page = typeset([{ x: 100, y: 50, text: motto }], [horizontal(52, 110, end - 10)]);
  expect(toLines(page).flatMap(({ segments }) => segments.map(({ text }) => text))).toEqual([
    motto,
  ]);
});

it("parts a text where a line to write on begins within it", () => {
  const page = typeset([{ x: 100, y: 50, text: motto }], [horizontal(52, 143, 400)]);
  expect(toLines(page)[0]?.segments.length).toBeGreaterThan(1);
});

describe("lines to write on seen on pixels", () => {
  /** Words at their places with faces, and the texts they make over lines to write on. */
  const partsOf = (words: readonly [x: number, text: string, face?: string][], rule: Rule) => {
    const prints = words.map(([x, text, face]) => ({
      x,
      y: 100,
      text,
      confidence: 0.9,
      ...(face ? { face } : {}),
    }));
    return toLines(typeset(prints, [rule])).flatMap(({ segments }) =>
      segments.map(({ text }) => text),
    );
  };

  it("begin in the wide gap they begin in, though a word of the label looks typed", () => {
    const date: [number, string, string][] = [
      [50, "Giorno", "printed"],
      [82.5, "di", "printed"],
      [95, "semina", "typed"],
      [132, "14", "typed"],
      [144.5, "maggio", "typed"],
    ];
    expect(partsOf(date, horizontal(103, 128, 300))).toEqual(["Giorno di semina", "14 maggio"]);
    const near = date.map(([x, text, face], at): [number, string, string] => [
      at < 2 ? x - 8 : x,
      text,
      face,
    ]);
    expect(partsOf(near, horizontal(103, 128, 300))).toEqual(["Giorno di", "semina 14 maggio"]);
  });

  it("begin with the answer, which stands farther off from the label than their words do", () => {
    const seen = (gap: number): [number, string][] => [
      [50, "First"],
      [77.5, "frost"],
      [102.5 + gap, "9"],
      [110 + gap, "October"],
      [147.5 + gap, "2018"],
    ];
    expect(partsOf(seen(8), horizontal(103, 128, 300))).toEqual(["First frost", "9 October 2018"]);
    expect(partsOf(seen(4), horizontal(103, 128, 300))).not.toContain("9 October 2018");
  });

  it("reach to the margin, where those of tables are seen in pieces", () => {
    const prints = [{ x: 40, y: 100, text: "wohnhaft in Lindenweg 4", confidence: 0.9 }];
    const textsOver = (...rules: Rule[]) =>
      toLines(typeset(prints, rules)).flatMap(({ segments }) => segments.map(({ text }) => text));
    const line = horizontal(105, 98, 560);
    expect(textsOver(line)).toEqual(["wohnhaft in", "Lindenweg 4"]);
    expect(textsOver(line, horizontal(105, 566, 590))).toHaveLength(1);
  });

  it("begin within a word of a label and its answer, which is not all answer", () => {
    const underlined = (text: string) =>
      toLines(typeset([{ x: 50, y: 100, text, confidence: 0.9 }], [horizontal(103, 95, 300)])).map(
        ({ segments }) => segments[0]?.underlined,
      );
    expect(underlined("居住地：青溪市白石区")).toEqual([false]);
    expect(underlined("居住地在青溪市白石区")).toEqual([true]);
  });

  it("run lower below figures, which look smaller on pixels than they are", () => {
    const underlined = (confidence: number | undefined) => {
      const seen = confidence === undefined ? {} : { confidence };
      const prints = [
        { x: 50, y: 100, text: "Ewes", ...seen },
        { x: 82, y: 100, text: "31", ...seen },
      ];
      const [line] = toLines(typeset(prints, [horizontal(106.2, 78, 150)]));
      return line?.segments.map((segment) => segment.underlined);
    };
    expect(underlined(0.9)).toEqual([false, true]);
    expect(underlined(undefined)).toEqual([false, false]);
  });
});
