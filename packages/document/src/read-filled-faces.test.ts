import { describe, expect, it } from "vitest";
import { advance, frame, horizontal, type Print, typeset } from "../test/typeset";
import type { Page, Rule } from "./model";
import { readingOf } from "./read-document";

const pairsOf = (page: Page): string[] =>
  readingOf([page])
    .fields.filter((field) => field.label !== "")
    .map(({ label, value }) => `${label} = ${value}`);

/** A text of the form, and one that was filled in. */
const form = (x: number, y: number, text: string): Print => ({ x, y, text, face: "Form" });
const pen = (x: number, y: number, text: string): Print => ({ x, y, text, face: "Pen" });

/** Three answers beside their labels, which show in which face the form was filled in. */
const filled = [
  ["Surname:", "Okafor"],
  ["Town:", "Veldmark"],
  ["Trade:", "roofer"],
].flatMap(([label = "", value = ""], i) => [
  form(50, 100 + 16 * i, label),
  pen(150, 100 + 16 * i, value),
]);

describe("the face in which a form was filled in", () => {
  const question =
    "SAY WHAT HAPPENED AND WHAT YOU HAVE DONE ABOUT IT SINCE (go on overleaf if you must)";

  it("goes on below in the same hand, whatever colons it has", () => {
    const remarks = [
      form(50, 100, "Remarks:"),
      pen(100, 100, "two doors, no lift"),
      pen(100, 112, "ring first: 555 0144"),
      form(420, 160, "See overleaf."),
    ];
    expect(pairsOf(typeset(remarks))).toEqual([
      "Remarks = two doors, no lift\nring first: 555 0144",
    ]);
  });

  it("goes on in a cell below its caption, with a day too", () => {
    const cell = typeset(
      [form(54, 108, "Lift log"), pen(54, 122, "Q-118 rev"), pen(54, 134, "3 MAY 2027")].map(
        (print, i) => ({ ...print, size: i === 0 ? 7 : 10 }),
      ),
      frame(50, 98, 200, 150),
    );
    expect(pairsOf(cell)).toEqual(["Lift log = Q-118 rev\n3 MAY 2027"]);
  });

  it("is that of what stands on lines to write on, whatever the texts before them ask", () => {
    const lines = ["Where held", "Shelf run", "Sacks required"].flatMap((label, i) => [
      form(50, 100 + 16 * i, label),
      pen(150, 100 + 16 * i, ["Bay 4", "38", "about twenty"][i] ?? ""),
    ]);
    const rules = [0, 1, 2].map((i) => horizontal(103 + 16 * i, 145, 300));
    const asked = [
      form(
        50,
        170,
        "Reasons why disposal before the scheduled date is sought (items so marked only):",
      ),
      pen(56, 184, "Strongroom flooded; lower shelves are mouldy"),
    ];
    expect(pairsOf(typeset([...lines, ...asked], rules))).toContain(
      "Reasons why disposal before the scheduled date is sought (items so marked only) = Strongroom flooded; lower shelves are mouldy",
    );
  });

  it("goes on where a label begins, on the next line to write on, unless that has a caption of its own", () => {
    const lines = [
      form(50, 100, "Kept at"),
      pen(90, 100, "12 Sallow Rise,"),
      pen(50, 122, "Wendle"),
    ];
    const rules = [horizontal(103, 88, 300), horizontal(125, 50, 300)];
    expect(pairsOf(typeset(lines, rules))).toEqual(["Kept at = 12 Sallow Rise, Wendle"]);
    const caption = { ...form(50, 133, "Parish"), size: 6 };
    expect(pairsOf(typeset([...lines, caption], rules))).toContain("Kept at = 12 Sallow Rise,");
  });

  it("goes on upon a line across the page that ends where the one behind the label does", () => {
    const lines = [
      form(50, 100, "Result"),
      pen(90, 100, "Seam held. Rivets"),
      pen(52, 122, "wept."),
    ];
    const rules = [horizontal(103, 88, 560), horizontal(125, 50, 560)];
    expect(pairsOf(typeset(lines, rules))).toEqual(["Result = Seam held. Rivets wept."]);
    const headed = [...lines, form(50, 138, "C. DELIVERY")];
    expect(pairsOf(typeset(headed, rules))).toContain("Result = Seam held. Rivets wept.");
    const apart = [rules[0] as Rule, horizontal(125, 50, 520)];
    expect(pairsOf(typeset(lines, apart))).toEqual(["Result = Seam held. Rivets"]);
  });

  it("is shown by labels without a colon, and has colons of its own", () => {
    const known = ["Customer", "Date", "Telephone"].flatMap((label, i) => [
      form(50, 100 + 16 * i, label),
      pen(150, 100 + 16 * i, ["Okafor", "12 May 1974", "555 0142"][i] ?? ""),
    ]);
    const rules = frame(46, 190, 400, 240);
    const asked = [
      form(50, 200, "If it leaks, what was done"),
      pen(56, 218, "Small drips: wiped up. Over a pint: rang the office"),
    ];
    expect(pairsOf(typeset([...known, ...asked], rules))).toContain(
      "If it leaks, what was done = Small drips: wiped up. Over a pint: rang the office",
    );
  });

  it("has colons of its own behind what nobody asks, where every label that is known has another face", () => {
    const known = ["Customer", "Date", "Telephone"].map((label, i) =>
      form(50, 100 + 16 * i, `${label}: ${["Okafor", "12 May 1974", "555 0142"][i]}`),
    );
    const asked = [
      { ...form(50, 200, "What we found"), size: 7 },
      pen(56, 216, "Hinge: would not close at all"),
      pen(56, 230, "Paint flaked off below it."),
    ];
    const rules = frame(46, 190, 400, 240);
    const found = "What we found = Hinge: would not close at all\nPaint flaked off below it.";
    expect(pairsOf(typeset([...known, ...asked], rules))).toContain(found);
    const penned = known.map((print) => ({ ...print, face: "Pen" }));
    expect(pairsOf(typeset([...penned, ...asked], rules))).not.toContain(found);
  });

  it("stands in below a colon by up to four em", () => {
    const under = (x: number) =>
      pairsOf(
        typeset([...filled, form(50, 160, "Purpose:"), pen(x, 173, "renovate the old mill")]),
      );
    expect(under(85)).toContain("Purpose = renovate the old mill");
    expect(under(95)).not.toContain("Purpose = renovate the old mill");
  });

  it("tells a number in the margin that answers a label from that of a page", () => {
    const top = (label: string) =>
      pairsOf(typeset([...filled, form(400, 30, label), pen(462, 30, "17")]));
    expect(top("DOCKET ITEM")).toContain("DOCKET ITEM = 17");
    expect(top("Page")).not.toContain("Page = 17");
  });

  it("takes no label with an answer beside it for one, in whatever face it was seen", () => {
    const page = typeset([
      ...["Surname", "Town", "Trade"].flatMap((text, i) => [
        form(50 + 120 * i, 60, text),
        pen(50 + 120 * i, 72, ["Okafor", "Veldmark", "roofer"][i] ?? ""),
      ]),
      form(50, 100, "Office use"),
      pen(50, 112, "Order no"),
      pen(110, 112, "PD-4471"),
    ]);
    expect(pairsOf(page)).not.toContain("Office use = Order no");
  });

  it("is no answer of a title in larger type", () => {
    const page = typeset([
      { x: 300, y: 60, text: "Invoice", size: 20, face: "Form" },
      { x: 300, y: 76, text: "SB-118027", face: "Typed" },
      { x: 220, y: 76, text: "Invoice #", face: "Form" },
      ...["Date", "Customer"].flatMap((text, i) => [
        { x: 220, y: 100 + 30 * i, text, face: "Form" },
        { x: 220, y: 112 + 30 * i, text: ["3/23/2016", "Corvane"][i] ?? "", face: "Typed" },
      ]),
      { x: 50, y: 100, text: "Terms", face: "Form" },
      { x: 50, y: 112, text: "Net 15", face: "Typed" },
    ]);
    const labelled = readingOf([page]).fields.filter(({ label }) => label !== "");
    expect(labelled.map(({ label, value }) => `${label} = ${value}`)).toContain(
      "Invoice # = SB-118027",
    );
  });

  it("shows that a colon belongs to an answer, and that a label may be as long as it likes", () => {
    const answer = "Two things : the gutter came down. Nothing was done so far.";
    const page = (face: string) =>
      typeset([...filled, form(50, 180, `${question}:`), { ...pen(50, 192, answer), face }]);
    expect(pairsOf(page("Pen"))).toContain(`${question} = ${answer}`);
    expect(pairsOf(page("Form"))).not.toContain(`${question} = ${answer}`);
  });

  it("shows labels of any kind that stand before it, and those that it answers farther in below", () => {
    const page = typeset([
      ...filled,
      form(50, 160, "Heat or Bar No."),
      pen(150, 160, "E-4471"),
      form(50, 180, "Conclusion and what is to be done:"),
      pen(70, 194, "Lead is over the limit at both ends."),
      pen(70, 208, "Hold the bar."),
    ]);
    expect(pairsOf(page).slice(3)).toEqual([
      "Heat or Bar No. = E-4471",
      "Conclusion and what is to be done = Lead is over the limit at both ends. Hold the bar.",
    ]);
  });

  it("does not answer a blank with what answers the next line", () => {
    const page = typeset([
      ...filled,
      form(50, 160, "Telephone:"),
      form(200, 160, "At work:"),
      form(50, 174, "Name of the family's own doctor:"),
      pen(220, 174, "Dr Puech"),
    ]);
    expect(pairsOf(page).slice(3)).toEqual(["Name of the family's own doctor = Dr Puech"]);
  });

  it("shows a colon within a caption to be no end of it", () => {
    const page = typeset(
      [
        ...filled,
        form(53, 170, "Home: street or square, number"),
        pen(53, 184, "Plaza del Mercado, 9"),
      ],
      frame(50, 160, 300, 190),
    );
    expect(pairsOf(page)).toContain("Home: street or square, number = Plaza del Mercado, 9");
  });

  it("tells headings from the one row of answers below them", () => {
    const texts = [
      ["Name of lodger", "Relation to you", "Since"],
      ["Okafor", "niece", "spring"],
    ];
    const page = typeset(
      texts.flatMap((row, i) =>
        row.map((text, c) => (i ? pen : form)(58 + 150 * c, 114 + 20 * i, text)),
      ),
      texts.flatMap((row, i) =>
        row.flatMap((_, c) => frame(50 + 150 * c, 100 + 20 * i, 200 + 150 * c, 120 + 20 * i)),
      ),
    );
    expect(pairsOf(page)).toEqual([
      "Name of lodger = Okafor",
      "Relation to you = niece",
      "Since = spring",
    ]);
  });

  it("tells a caption below its line, though nobody wrote on the other lines", () => {
    const at = [50, 230, 410];
    const captions = ["Town, day", "Hirer of the hall", "Second hirer"];
    const page = typeset(
      [pen(50, 96, "Veldmark, 3 May"), ...captions.map((text, i) => form(at[i] ?? 0, 112, text))],
      at.map((x) => horizontal(100, x, x + 150)),
    );
    expect(pairsOf(page)).toEqual(["Town, day = Veldmark, 3 May"]);
  });

  it("parts ideographs at a space, and leaves out the bracket that was printed round them", () => {
    const page = typeset([
      form(50, 100, "医師名"),
      pen(84, 100, "岩淵彰"),
      form(50, 120, "病名（"),
      pen(84, 120, "高血圧"),
      form(160, 120, "）"),
    ]);
    expect(pairsOf(page)).toEqual(["医師名 = 岩淵彰", "病名 = 高血圧"]);
  });
});

describe("a label that is answered on its line", () => {
  it("does not go on with the one below", () => {
    const page = typeset([
      form(50, 100, "Date"),
      pen(75, 100, "03.04.2019"),
      form(50, 112, "(of the person who signs for you, if you cannot):"),
    ]);
    expect(pairsOf(page)).toEqual(["Date = 03.04.2019"]);
  });
});

describe("texts before boxes to tick", () => {
  it("ask for all that are ticked in the columns below, but for those under another text", () => {
    const list = [
      ["☐ heart", "☒ thyroid", "☐ epilepsy"],
      ["☐ hepatitis", "☒ anaemia", "☐ asthma"],
    ].flatMap((row, i) => row.map((text, c) => ({ x: 64 + 180 * c, y: 114 + 14 * i, text })));
    const asked = { x: 50, y: 100, text: "9. Tick what you suffer from, or suffered from:" };
    const pairs = ["thyroid", "anaemia"].map(
      (choice) => `9. Tick what you suffer from, or suffered from = ${choice}`,
    );
    expect(pairsOf(typeset([asked, ...list]))).toEqual(pairs);
    const heads = ["Stock", "Ink", "Finish"].map((text, c) => ({ x: 64 + 180 * c, y: 100, text }));
    expect(pairsOf(typeset([...heads, ...list])).sort()).toEqual([
      "Ink = anaemia",
      "Ink = thyroid",
    ]);
  });

  it("ask for one of them, and do not answer the heading over them", () => {
    const page = typeset([
      { x: 50, y: 100, text: "Allergies:", bold: true },
      { x: 52, y: 114, text: "MEDICINES" },
      { x: 160, y: 114, text: "yes ☒ no ☐" },
      { x: 52, y: 128, text: "FOOD" },
      { x: 160, y: 128, text: "yes ☐ no ☒" },
    ]);
    expect(pairsOf(page)).toEqual(["MEDICINES = yes", "FOOD = no"]);
  });

  it("tells an answer below a label that is alone on its line", () => {
    const lines = ["128 people, not 140. Six weeks at most.", "We never comment on customers."];
    const below = lines.map((text, i) => pen(55, 174 + 14 * i, text));
    const page = typeset([...filled, form(50, 160, "Reply"), ...below]);
    expect(pairsOf(page)).toContain(`Reply = ${lines.join(" ")}`);
  });

  it("leaves the dash of a list out of the label behind it", () => {
    const page = typeset([...filled, form(50, 160, "– of the breed"), pen(150, 160, "Lagotto")]);
    expect(pairsOf(page)).toContain("of the breed = Lagotto");
  });

  it("has what the form asks on behind a colon for a part of the label, without the dash of a list", () => {
    const page = typeset([
      ...filled,
      form(50, 200, "- Right ear: spoken at"),
      pen(170, 200, "5 m"),
      form(50, 220, "Address: no."),
      pen(128, 220, "2 bis"),
    ]);
    expect(pairsOf(page).slice(3)).toEqual(["Right ear: spoken at = 5 m", "Address: no. = 2 bis"]);
  });

  it("is asked on behind a colon in small letters right before a line to write on, where no face tells on pixels", () => {
    const seen = (rest: string) => {
      const asked = `Right ear: ${rest}`;
      const x = 50 + advance(asked, 10) + 6;
      const prints = [
        { x: 50, y: 200, text: asked, confidence: 0.95 },
        { x, y: 200, text: "5 m", confidence: 0.95 },
      ];
      return pairsOf(typeset(prints, [horizontal(203, x - 3, x + 90)]));
    };
    expect(seen("spoken")).toEqual(["Right ear: spoken = 5 m"]);
    expect(seen("Spoken")).not.toContain("Right ear: Spoken = 5 m");
  });

  it("is asked for behind a colon by more words in small letters, and on a line to write on in any hand", () => {
    const page = typeset(
      [
        form(50, 200, "Sire: age and state of health"),
        pen(210, 200, "9, sound"),
        form(50, 220, "To be rung up: owner"),
        { ...pen(160, 220, "555 0188"), face: "Hand" },
        ...filled,
      ],
      [horizontal(223, 156, 260)],
    );
    expect(pairsOf(page)).toEqual(
      expect.arrayContaining([
        "Sire: age and state of health = 9, sound",
        "To be rung up: owner = 555 0188",
      ]),
    );
  });

  it("is asked for behind a hint in smaller type", () => {
    const hint = { ...form(50, 200, "(where the sale is public)"), size: 7 };
    const page = typeset([...filled, hint, form(145, 200, "Area used"), pen(200, 200, "1 850 m²")]);
    expect(pairsOf(page)).toContain("Area used = 1 850 m²");
  });

  it("fills a cell below its caption, which may wrap or have a colon within, as far apart as it was typed", () => {
    const cells = [
      ["15. FROM: POSITION AND", "NUMBER", "CLERK III", "AW 0618"],
      ["16. PAY PLAN AND", "CODE", "CS", "0312"],
      ["17. GRADE OR", "LEVEL", "05", ""],
    ];
    const prints = cells.flatMap(([first = "", second = "", one = "", other = ""], i) => {
      const x = 54 + 150 * i;
      const caption = [form(x, 108, first), form(x, 115, second)];
      return [
        ...caption.map((print) => ({ ...print, size: 6 })),
        pen(x + 6, 130, one),
        ...(other ? [pen(x + 54, 130, other)] : []),
      ];
    });
    const rules = cells.flatMap((_, i) => frame(50 + 150 * i, 100, 200 + 150 * i, 140));
    expect(pairsOf(typeset(prints, rules))).toEqual([
      "15. FROM: POSITION AND NUMBER = CLERK III AW 0618",
      "16. PAY PLAN AND CODE = CS 0312",
      "17. GRADE OR LEVEL = 05",
    ]);
  });

  it("is parted where two captions of a cell stand beside each other", () => {
    const small = (x: number, text: string) => ({ ...form(x, 108, text), size: 6 });
    const asked = [small(54, "ORDER NUMBER"), small(114, "REV"), small(134, "PAGE")];
    const given = [pen(54, 122, "CW-4500"), pen(114, 122, "1"), pen(134, 122, "1 of 3")];
    const page = typeset(
      [...asked, ...given, ...filled.map((print) => ({ ...print, y: print.y + 100 }))],
      frame(50, 100, 200, 130),
    );
    expect(pairsOf(page)).toContain("REV = 1");
  });

  it("stands in below a label alone on its line that the lexicon knows", () => {
    const page = typeset([...filled, form(50, 200, "Remarks"), pen(66, 214, "Draw samples soon")]);
    expect(pairsOf(page)).toContain("Remarks = Draw samples soon");
  });
});
