import { describe, expect, it } from "vitest";
import { frame, horizontal, type Print, typeset, vertical } from "../test/typeset";
import type { Page } from "./model";
import { readingOf } from "./read-document";

const pairsOf = (page: Page): string[] =>
  readingOf([page])
    .fields.filter((field) => field.label !== "")
    .map(({ label, value }) => `${label} = ${value}`);

/** Seen on pixels: small type of the form, and what was written into it. */
const form = (x: number, y: number, text: string, size = 7.5): Print => ({
  ...{ x, y, text, size },
  confidence: 0.95,
});
const pen = (x: number, y: number, text: string): Print => form(x, y, text, 11);

describe("captions of forms seen on pixels", () => {
  it("may be long where the answer in their cell is far larger", () => {
    const long = "Trading name, where it differs from the name entered in the register of firms";
    const page = typeset(
      [form(54, 110, long), pen(54, 124, "Wheelhouse Aldergate"), form(404, 110, "Register entry")],
      [...frame(50, 100, 400, 130), ...frame(400, 100, 560, 130)],
    );
    expect(pairsOf(page)).toEqual([`${long} = Wheelhouse Aldergate`]);
  });

  it("say behind a colon what is asked, over an answer that is far larger", () => {
    const page = (given: Print) =>
      typeset(
        [form(54, 110, "Home: street, number, door"), given, form(304, 110, "Region")],
        [...frame(50, 100, 300, 130), ...frame(300, 100, 460, 130)],
      );
    expect(pairsOf(page(pen(54, 124, "Elm Row, 9 B")))).toEqual([
      "Home: street, number, door = Elm Row, 9 B",
    ]);
    expect(pairsOf(page(form(54, 124, "Elm Row, 9 B")))[0]).toMatch(/^Home = /);
  });

  it("take two lines before an answer that is far larger", () => {
    const page = typeset(
      [
        form(54, 108, "Day on which the trade"),
        form(54, 117, "entered above began"),
        pen(54, 130, "01.04.2024"),
      ],
      frame(50, 100, 200, 136),
    );
    expect(pairsOf(page)).toEqual(["Day on which the trade entered above began = 01.04.2024"]);
  });

  it("are told from answers as large as they are by the other cells of their column", () => {
    const asked = ["Assigned by", "Shelf group", "Lot in store", "Film plate"];
    const given = ["R. ODEGAARD", "CF-02", "07-23-91", "1187"];
    const page = typeset(
      asked.flatMap((text, i) => [
        form(404, 110 + 40 * i, text, 9),
        form(404, 124 + 40 * i, given[i] as string, 8.5),
      ]),
      asked.flatMap((_, i) => frame(400, 100 + 40 * i, 560, 140 + 40 * i)),
    );
    expect(pairsOf(page)).toEqual(asked.map((text, i) => `${text} = ${given[i]}`));
  });

  it("have neither the number of their box nor the specks behind it", () => {
    const asked = ["4 Hamlet", "7 Mooring", "9 Vessel", "11 ‚Keeper of the quay"];
    const page = typeset(
      asked.flatMap((text, i) => [form(54, 110 + 40 * i, text), pen(64, 124 + 40 * i, "Alder")]),
      asked.flatMap((_, i) => frame(50, 100 + 40 * i, 300, 140 + 40 * i)),
    );
    expect(pairsOf(page)).toEqual([
      "Hamlet = Alder",
      "Mooring = Alder",
      "Vessel = Alder",
      "Keeper of the quay = Alder",
    ]);
  });

  it("stand over their answers within a frame, too, but not where labels stand beside theirs", () => {
    const asked = ["Hearth", "Wick", "Staithe", "Ginnel", "Snicket", "Beck"];
    const given = ["Aldergate", "Wommack", "Ziegel 52", "Norden", "Thirlby", "Ostler"];
    const stacked = typeset(
      asked.flatMap((text, i) => {
        const [x, y] = [60 + 160 * (i % 3), 110 + 36 * Math.floor(i / 3)];
        return [form(x, y, text), pen(x + 8, y + 12, given[i] as string)];
      }),
      frame(50, 98, 560, 180),
    );
    expect(pairsOf(stacked)).toEqual(asked.map((text, i) => `${text} = ${given[i]}`));
    const beside = typeset(
      asked.flatMap((text, i) => [
        form(60, 112 + 12 * i, text),
        pen(140, 112 + 12 * i, given[i] as string),
      ]),
      frame(50, 98, 560, 190),
    );
    expect(pairsOf(beside)).toEqual(asked.map((text, i) => `${text} = ${given[i]}`));
  });

  it("may be as far from the answers above them as from their own", () => {
    const asked = ["Family hearth", "Given hearth", "Dwelling", "Quarter", "Kindred", "Calling"];
    const given = ["Aldergate", "Wommack", "Ziegel 52", "Norden", "Thirlby", "Ostler"];
    const at = (i: number) => [60 + 160 * (i % 3), 110 + 26.5 * Math.floor(i / 3)] as const;
    const page = typeset(
      asked.flatMap((text, i) => {
        const [x, y] = at(i);
        return [form(x, y, text, 7), pen(x + 3, y + 13.5, given[i] as string)];
      }),
    );
    expect(pairsOf(page)).toEqual(asked.map((text, i) => `${text} = ${given[i]}`));
  });

  it("are no labels of the line below where their answers stand right behind them", () => {
    const captions = ["Vessel", "Port of call", "Arrival"].map((text, i) =>
      form(54 + 150 * i, 300, text),
    );
    const answers = ["Estrela", "Leixoes", "Noon"].map((text, i) => pen(54 + 150 * i, 314, text));
    const page = typeset([
      form(54, 110, "Date of issue"),
      pen(106, 110, "2025-05-19"),
      form(54, 122, "Terms"),
      pen(78, 122, "30 days, by transfer to the bank"),
      ...captions,
      ...answers,
    ]);
    expect(pairsOf(page)).toContain("Date of issue = 2025-05-19");
    expect(pairsOf(page)).toContain("Vessel = Estrela");
  });
});

describe("answers of forms seen on pixels", () => {
  it("begin where all words of a line are far larger", () => {
    const page = typeset([
      form(50, 100, "Place and year of birth", 8),
      form(50 + 4 * 24, 100, "Woudrecht 1985", 12),
      form(50, 200, "Applicant stands", 8),
      form(50 + 4 * 17, 200, "by", 12),
    ]);
    expect(pairsOf(page)).toEqual(["Place and year of birth = Woudrecht 1985"]);
  });

  it("are one on a line to write on of which the pen has left two pieces", () => {
    const words = [form(50, 100, "Trade", 9), pen(90, 100, "Smithy, Woudrecht")];
    const [smithy, woudrecht] = [90 + 5.5 * 7, 90 + 5.5 * 17];
    const broken = [horizontal(103, 80, smithy - 10), horizontal(103.4, woudrecht - 10, 300)];
    expect(pairsOf(typeset(words, broken))).toEqual(["Trade = Smithy, Woudrecht"]);
  });

  it("go on upon the next line to write on where their label begins, whichever face they are seen in", () => {
    const rules = [horizontal(103, 92, 400), horizontal(127, 50, 400)];
    const page = (under: Print) =>
      typeset([form(50, 100, "Damage", 9), form(95, 100, "dent in the lid of", 9), under], rules);
    expect(pairsOf(page(form(54, 124, "the left drum", 9)))).toEqual([
      "Damage = dent in the lid of the left drum",
    ]);
    const asked = { ...form(54, 124, "Carrier", 9), bold: true };
    expect(pairsOf(page(asked))).toEqual(["Damage = dent in the lid of"]);
  });

  it("begin right behind a question mark, as the first of choices with their boxes behind them", () => {
    const text = (x: number, text: string) => form(x, 100, text, 10);
    const page = typeset([text(50, "Any hens ?"), text(107, "yes ☐"), text(145, "no ☒")]);
    expect(pairsOf(page)).toEqual(["Any hens ? = no"]);
  });

  it("are asked for by a single letter before their line", () => {
    const page = typeset(
      [
        form(50, 100, "Nom de jeune fille", 9),
        pen(140, 100, "Tavernel"),
        form(260, 100, "à", 9),
        pen(275, 100, "Mervaux"),
        form(50, 120, "Profession", 9),
        pen(110, 120, "tonnelier"),
      ],
      [horizontal(103, 135, 250), horizontal(103, 270, 400), horizontal(123, 104, 400)],
    );
    expect(pairsOf(page)).toContain("à = Mervaux");
  });

  it("to a call are no part of a label with the lines below them", () => {
    const page = typeset(
      [
        form(304, 110, "Telefon 09571 555 306", 8),
        form(304, 122, "Telefax", 8),
        form(304, 134, "E-Mail/Web", 8),
        form(504, 110, "Raum", 8),
      ],
      [...frame(300, 100, 500, 142), ...frame(500, 100, 590, 142)],
    );
    expect(pairsOf(page)).toContain("Telefon = 09571 555 306");
  });
});

describe("tables of forms seen on pixels", () => {
  it("do not begin at boxes to tick, whatever these offer", () => {
    const xs = [50, 200, 350, 500];
    const rule = [100, 120, 140, 160].map((y) => horizontal(y, 50, 500));
    const walls = xs.map((x) => vertical(x, 100, 160));
    const page = typeset(
      [
        ...["☒ Item", "☐ Price", "☐ Amount"].map((text, i) => form(54 + 150 * i, 114, text, 9)),
        ...["Net weight", "Container", "Units"].map((text, i) => form(54 + 150 * i, 128, text)),
        ...["13.2 oz", "300 x 407", "24"].map((text, i) => pen(54 + 150 * i, 138, text)),
        ...["Case", "Gross weight", "Cube"].map((text, i) => form(54 + 150 * i, 148, text)),
        ...["16 x 10", "23.4", ".960"].map((text, i) => pen(54 + 150 * i, 158, text)),
      ],
      [...rule, ...walls],
    );
    expect(readingOf([page]).lineItems).toEqual([]);
  });

  it("list records below bold headings, some of them with blanks", () => {
    const xs = [50, 170, 290, 410, 530];
    const rows = [
      ["Shift", "Approved by", "Kept in", "Objections"],
      ["Brand desk", "D. Whitlock", "loft", ""],
      ["Packing shed", "S. Imperato", "cellar", "confirm with tray"],
      ["Depot", "M. Kreider", "loft", ""],
    ];
    const page = typeset(
      rows.flatMap((texts, r) =>
        texts.flatMap((text, i): Print[] => {
          const print = form((xs[i] as number) + 4, 114 + 20 * r, text, 9);
          return text === "" ? [] : [{ ...print, bold: r === 0 }];
        }),
      ),
      rows.flatMap((_, r) =>
        xs.slice(1).flatMap((x, i) => frame(xs[i] as number, 100 + 20 * r, x, 120 + 20 * r)),
      ),
    );
    expect(pairsOf(page).sort()).toEqual([
      "Approved by = D. Whitlock",
      "Approved by = M. Kreider",
      "Approved by = S. Imperato",
      "Kept in = cellar",
      "Kept in = loft",
      "Kept in = loft",
      "Objections = confirm with tray",
      "Shift = Brand desk",
      "Shift = Depot",
      "Shift = Packing shed",
    ]);
  });
});

describe("answers on lines to write on, seen on pixels", () => {
  const asked = ["Harrow ward", "Fenced since"];
  const given = ["BULLERANA", "SPRING"];
  const page = (rise: number, size: number) =>
    typeset(
      [
        ...asked.flatMap((text, i) => [
          form(50 + 270 * i, 110, text, 9),
          form(190 + 270 * i, 110 - rise, given[i] as string, size),
        ]),
        ...[0, 1, 2].map((i) => form(50, 400 + 30 * i, "This sheet stays with the board.", 9)),
      ],
      asked.map((_, i) => horizontal(112, 187 + 270 * i, 280 + 270 * i)),
    );

  it("are none the less so for being written large and a little higher than what asks", () => {
    const pairs = asked.map((text, i) => `${text} = ${given[i]}`);
    expect(pairsOf(page(1, 13))).toEqual(pairs);
    expect(pairsOf(page(0, 9))).toEqual(pairs);
  });
});

it("takes no answer from above in a panel beside that is taller than the label's cell", () => {
  const page = (top: number) =>
    typeset(
      [
        form(54, 160, "If let, name of tenant", 9),
        form(404, top, "KEPT BY THE BOARD", 9),
        form(404, 290, "Folio", 9),
      ],
      [...frame(50, 150, 400, 180), ...frame(400, 100, 560, 300)],
    );
  expect(pairsOf(page(110))).not.toContain("If let, name of tenant = KEPT BY THE BOARD");
});
