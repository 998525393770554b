import { describe, expect, it } from "vitest";
import { frame, horizontal, type Print, row, typeset, vertical } from "../test/typeset";
import type { Page } from "./model";
import { readingOf } from "./read-document";

const pairsOf = (page: Page): string[] =>
  readingOf([page])
    .fields.filter((field) => field.label !== "")
    .map(({ label, value }) => `${label} = ${value}`);

const asked = [
  "Have you been away from work for more than fifteen days running",
  "Do you take medicines as a rule?",
  "Has an insurer ever refused you, put you off or asked for",
];
const rest = ["in the last five years?", "", "an additional premium?"];
const boxes = ["☒ YES ☐ NO", "☐ YES ☒ NO", "☐ YES ☒ NO"];

/** Questions with boxes to tick at the right, two of which go on below. */
const questions = (rests: readonly string[]): Print[] =>
  asked.flatMap((text, i) => [
    { x: 50, y: 100 + 40 * i, text },
    { x: 430, y: 100 + 40 * i, text: boxes[i] ?? "" },
    ...(rests[i] ? [{ x: 50, y: 112 + 40 * i, text: rests[i] ?? "" }] : []),
  ]);

describe("questions of a form", () => {
  it("go on below until their mark, before the boxes beside them", () => {
    expect(pairsOf(typeset(questions(rest)))).toEqual([
      `${asked[0]} ${rest[0]} = YES`,
      `${asked[1]} = NO`,
      `${asked[2]} ${rest[2]} = NO`,
    ]);
  });

  it("go on below until their mark where they break off amid their words", () => {
    const page = typeset([
      { x: 50, y: 100, text: "In which trade, if any, do" },
      { x: 50, y: 112, text: "you work?" },
      { x: 300, y: 100, text: "bees and honey", bold: true },
      { x: 50, y: 150, text: "Where do the sums come from that will" },
      { x: 50, y: 162, text: "be paid in?" },
      { x: 300, y: 150, text: "☒ sale of honey ☐ grants" },
    ]);
    expect(pairsOf(page)).toEqual([
      "In which trade, if any, do you work? = bees and honey",
      "Where do the sums come from that will be paid in? = sale of honey",
    ]);
  });

  it("have their choices in columns, in framed boxes, on lines that ask nothing else", () => {
    const asked = ["INPUT", "OUTPUT"].flatMap((text, i) => row(100 + 22 * i, [50], [text]));
    const xs = [140, 240, 340];
    const choices = [
      ["☒ Cards", "☐ Tape", "☒ Disk set"],
      ["☐ Printer", "☒ Plotter", "☐ Film"],
    ].flatMap((texts, i) => row(100 + 22 * i, xs, texts));
    const frames = [100, 122].flatMap((y) => xs.flatMap((x) => frame(x, y - 9, x + 10, y + 2)));
    const rules = [86, 108, 130].map((y) => horizontal(y, 40, 460));
    const cell = [...rules, vertical(40, 86, 130), vertical(460, 86, 130), ...frames];
    expect(pairsOf(typeset([...asked, ...choices], cell))).toEqual([
      "INPUT = Cards",
      "INPUT = Disk set",
      "OUTPUT = Plotter",
    ]);
  });

  it("in Japanese end in a full stop, and have their choices below and answers within brackets", () => {
    const page = typeset([
      { x: 50, y: 100, text: "１．今日はどうなさいましたか。" },
      { x: 60, y: 118, text: "☐ かゆい ☒ かすむ" },
      { x: 50, y: 150, text: "２．服用中のお薬はありますか。" },
      { x: 60, y: 168, text: "☐ ない ☒ ある" },
      ...["何を（", "目薬", "）"].map((text, i) => ({ x: [60, 100, 130][i] ?? 0, y: 186, text })),
    ]);
    expect(pairsOf(page)).toEqual([
      "１．今日はどうなさいましたか。 = かすむ",
      "２．服用中のお薬はありますか。 = ある",
      "何を = 目薬",
    ]);
  });

  it("are answered by choices of which the last leaves room for another", () => {
    const page = typeset([
      { x: 50, y: 100, text: "Main colour" },
      { x: 140, y: 100, text: "[ ] black [ ] white [X] red [ ] other:" },
    ]);
    expect(pairsOf(page)).toEqual(["Main colour = red"]);
  });

  it("stand before their choices in a section, whose heading has no answer", () => {
    const page = typeset(
      [
        { x: 54, y: 112, text: "6. Enclosures", bold: true },
        { x: 60, y: 136, text: "Kind of proof" },
        { x: 150, y: 136, text: "☒ Passport ☐ Licence" },
        { x: 60, y: 160, text: "Fee paid" },
        { x: 150, y: 160, text: "65.00" },
      ],
      frame(50, 100, 400, 180),
    );
    expect(pairsOf(page)).toEqual(["Kind of proof = Passport", "Fee paid = 65.00"]);
  });

  it("may be long, in a list of such rows", () => {
    const list = [
      ["Fee for the keeping of the account and its yearly statement", "96,00 €/year"],
      ["Rebate for whoever pays by direct debit from an account", "-12,00 €/year"],
      ["Price of every further hour, nights and holidays included", "0,1680 €/hour"],
    ];
    const prints = list.flatMap(([label = "", value = ""], i) => [
      { x: 50, y: 100 + 18 * i, text: label },
      { x: 420, y: 100 + 18 * i, text: value },
    ]);
    expect(pairsOf(typeset(prints))).toEqual(list.map(([label, value]) => `${label} = ${value}`));
    expect(pairsOf(typeset(prints.slice(0, 2)))).toEqual([]);
  });

  it("stand over what was filled in in another face, several of them in one cell", () => {
    const items = [
      ["Describe at length how it came about", "The glove was caught by the roller"],
      ["Machine, tool or substance", "Band saw no. 2"],
      ["Nature of the injury", "fracture"],
    ];
    const page = (face: string) =>
      typeset(
        items.flatMap(([label = "", value = ""], i) => [
          { x: 60, y: 110 + 32 * i, text: label, face: "Form" },
          { x: 60, y: 122 + 32 * i, text: value, face },
        ]),
        frame(50, 90, 500, 220),
      );
    expect(pairsOf(page("Typed"))).toEqual(items.map(([label, value]) => `${label} = ${value}`));
    expect(pairsOf(page("Form"))).not.toContain(`${items[0]?.[0]} = ${items[0]?.[1]}`);
  });

  it("close a bracket on the next line, left of a column of lines to write on", () => {
    const rows: [number, string, string][] = [
      [100, "Verein / Firma", "Junggesellenverein Eintracht"],
      [118, "Person", "Hoffmann, Pascal"],
      [136, "Ort (Straße, Platz,", ""],
      [148, "Gebäude)", "Festzelt am Dorf"],
      [166, "Speisen", "Bratwurst, Pommes"],
    ];
    const prints = rows.flatMap(([y, label, value]) => [
      { x: 50, y, text: label },
      ...(value ? [{ x: 220, y, text: value }] : []),
    ]);
    const lines = rows.filter(([, , value]) => value).map(([y]) => horizontal(y + 3, 218, 420));
    expect(pairsOf(typeset(prints, lines))).toEqual([
      "Verein / Firma = Junggesellenverein Eintracht",
      "Person = Hoffmann, Pascal",
      "Ort (Straße, Platz, Gebäude) = Festzelt am Dorf",
      "Speisen = Bratwurst, Pommes",
    ]);
  });

  it("are answered by sentences that go on below their label, beside a column of sums", () => {
    const page = (second: string) =>
      typeset([
        ...row(100, [50, -500], ["Notes: Bring back the two bottles of the", "12.00"]),
        { x: 330, y: 100, text: "Freight" },
        { x: 50, y: 112, text: second },
      ]);
    expect(pairsOf(page("yellow round at once"))).toContain(
      "Notes = Bring back the two bottles of the yellow round at once",
    );
    expect(pairsOf(page("Orders bind."))).toContain("Notes = Bring back the two bottles of the");
  });

  it("have abbreviations that are no sentences", () => {
    const page = typeset([
      { x: 50, y: 100, text: "Terr. No." },
      { x: 110, y: 100, text: "38" },
    ]);
    expect(pairsOf(page)).toEqual(["Terr. No. = 38"]);
  });

  it("are numbered, go on below, and are answered further in, some of them by several boxes", () => {
    const interview: [number, string][] = [
      [50, "1. Are you the person in the household who usually buys the"],
      [50, "groceries?"],
      [64, "[X] Yes"],
      [64, "[ ] No"],
      [50, "2. Which kinds do you have on hand now? (Check all mentioned)"],
      [64, "[X] Ground, regular"],
      [64, "[ ] Whole bean"],
      [64, "[X] Instant"],
      [50, "3. What, if anything, did you like about it?"],
      [64, "Not bitter, and the lid stays on"],
    ];
    const prints = interview.map(([x, text], i) => ({ x, y: 100 + 12 * i, text }));
    expect(pairsOf(typeset(prints))).toEqual([
      "1. Are you the person in the household who usually buys the groceries? = Yes",
      "2. Which kinds do you have on hand now? (Check all mentioned) = Ground, regular",
      "2. Which kinds do you have on hand now? (Check all mentioned) = Instant",
      "3. What, if anything, did you like about it? = Not bitter, and the lid stays on",
    ]);
  });

  it("have answers that are no labels of what stands beside them in the next column", () => {
    const prints = [
      { x: 50, y: 100, text: "4. Which brand did you buy last?" },
      { x: 64, y: 112, text: "Old Harbor grind" },
      { x: 330, y: 100, text: "5. Have you seen any advertising?" },
      { x: 344, y: 112, text: "[X] Yes [ ] No" },
    ];
    expect(pairsOf(typeset(prints))).toEqual([
      "4. Which brand did you buy last? = Old Harbor grind",
      "5. Have you seen any advertising? = Yes",
    ]);
  });

  it("are numbered and as long as a sentence, before a colon or with what is asked besides", () => {
    const typed = (y: number, text: string): Print => ({ x: 55, y, text, face: "Typed" });
    const form = (y: number, text: string): Print => ({ x: 50, y, text, face: "Form" });
    const work = "11. State the nature of the work, and any special aptitude or weakness:";
    const agree = "17. Do you agree with the above? If not, state in what respect.";
    const page = typeset([
      form(100, work),
      typed(114, "Long sections for tidal banks"),
      form(150, agree),
      typed(164, "Agree in the main"),
    ]);
    expect(pairsOf(page)).toEqual([
      `${work.slice(0, -1)} = Long sections for tidal banks`,
      `${agree} = Agree in the main`,
    ]);
  });
});
