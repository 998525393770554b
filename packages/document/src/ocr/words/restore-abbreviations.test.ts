import { expect, it } from "vitest";
import type { Word } from "../../model";
import type { Model } from "../readers/model-data";
import { restoreAbbreviations } from "./restore-abbreviations";

const restored = (...texts: string[]): string[] => read(...texts).map(({ text }) => text);

function read(...texts: string[]): Word[] {
  return readAs("eng", ...texts);
}

function readAs(model: Model, ...texts: string[]): Word[] {
  const words = texts.map(
    (text, i): Word => ({
      text,
      box: { x0: 50 * i, x1: 50 * i + 40, top: 0, bottom: 10 },
      baseline: 8,
      fontSize: 10,
      bold: false,
      spaceBefore: i > 0,
      confidence: 0.9,
      source: "ocr",
    }),
  );
  return restoreAbbreviations(words, model);
}

it("reads pounds, and leaves other words with a capital alone", () => {
  expect(restored("Weight", "(Ibs)", "12", "Ib", "1b.")).toEqual([
    "Weight",
    "(lbs)",
    "12",
    "lb",
    "lb.",
  ]);
  expect(restored("Ibis", "IBS", "1", "I")).toEqual(["Ibis", "IBS", "1", "I"]);
});

it("reads the end of a Polish company's name, and no number elsewhere", () => {
  expect(restored("sp.", "z", "0.0.")).toEqual(["sp.", "z", "o.o."]);
  expect(restored("sp.", "z", "0.o")).toEqual(["sp.", "z", "o.o."]);
  expect(restored("z", "0.0,", "0.0")).toEqual(["z", "o.o.,", "0.0"]);
  expect(restored("Version", "0.0.")).toEqual(["Version", "0.0."]);
});

it("reads zeros in the numbers of taxes and accounts, and letters in other codes", () => {
  expect(restored("DEO00017198", "NLO00062603B01")).toEqual(["DE000017198", "NL000062603B01"]);
  expect(restored("FROO", "000", "214")).toEqual(["FR00", "000", "214"]);
  expect(restored("FROO", "000285", "745")).toEqual(["FR00", "000285", "745"]);
  expect(restored("ITOO", "X0597", "01234")).toEqual(["IT00", "X0597", "01234"]);
  expect(restored("IO:OO", "l2:05", "It:is", "O:K")).toEqual(["10:00", "12:05", "It:is", "O:K"]);
  expect(restored("3I50", "10O644", "4l2", "2O1", "M1O2")).toEqual([
    "3150",
    "100644",
    "4l2",
    "2O1",
    "M1O2",
  ]);
  expect(restored("O4/10/2018", "l2.05.24", "I/O-1", "O/I/12")).toEqual([
    "04/10/2018",
    "12.05.24",
    "I/O-1",
    "O/I/12",
  ]);
  expect(restored("TO000000412184", "TOTAL")).toEqual(["T0000000412184", "TOTAL"]);
  expect(restored("DX0R", "ITO", "POOL", "PO-114")).toEqual(["DX0R", "ITO", "POOL", "PO-114"]);
});

it("doubts numbers in which it put digits for letters, and nothing else", () => {
  const doubts = read("3I50", "IO:OO", "DEO00017198", "3150", "1b.", "B0rkhaar", "27.648.000’");
  expect(doubts.map(({ confidence }) => confidence)).toEqual([
    0.75, 0.75, 0.75, 0.9, 0.9, 0.9, 0.9,
  ]);
});

it("drops a speck above the end of an amount", () => {
  expect(restored("27.648.000’", "12,50'")).toEqual(["27.648.000", "12,50"]);
  expect(restored("6'", "'98")).toEqual(["6'", "'98"]);
});

it("reads letters among letters, and zeros elsewhere", () => {
  expect(restored("R.0.I.", "A.0.B.", "P.0.")).toEqual(["R.O.I.", "A.O.B.", "P.O."]);
  expect(restored("1.0.", "0.0.", "A.0.1")).toEqual(["1.0.", "0.0.", "A.0.1"]);
  expect(restored("B0rkhaar", "Rott0n.", "H20", "T0X4", "x0y")).toEqual([
    "Borkhaar",
    "Rotton.",
    "H20",
    "T0X4",
    "x0y",
  ]);
  expect(restored("15", "0Z", "8", "0z.", "No.", "0Z")).toEqual([
    "15",
    "OZ",
    "8",
    "oz.",
    "No.",
    "0Z",
  ]);
});

it("reads July, whose small l looks like a capital I", () => {
  expect(restored("12-JuI-24", "JuI", "JuI.", "JuIia", "SaJuI")).toEqual([
    "12-Jul-24",
    "Jul",
    "Jul.",
    "JuIia",
    "SaJuI",
  ]);
});

it("reads the small l of serial numbers and of the German laut", () => {
  expect(restored("SI", "No.", "SI", "units", "SI.", "Nr")).toEqual([
    "Sl",
    "No.",
    "SI",
    "units",
    "Sl.",
    "Nr",
  ]);
  const german = readAs("deu", "Preis", "It.", "Liste", "It").map(({ text }) => text);
  expect(german).toEqual(["Preis", "lt.", "Liste", "It"]);
  expect(restored("Keep", "It.", "Yes")).toEqual(["Keep", "It.", "Yes"]);
});

it("has the points within prices and taxes in capitals that end with one", () => {
  expect(restored("PU. HT", "PT.", "TTC", "PU", "HT", "IVA. 10 %", "IVA.", "4%")).toEqual([
    "P.U. HT",
    "P.T.",
    "TTC",
    "PU",
    "HT",
    "I.V.A. 10 %",
    "I.V.A.",
    "4%",
  ]);
  expect(restored("senza", "IVA.", "Consegna", "PU.", "Total")).toEqual([
    "senza",
    "IVA.",
    "Consegna",
    "PU.",
    "Total",
  ]);
});

it("reads the O of initials that stand close, and zeros that stand apart", () => {
  const at = (gap: number, ...texts: string[]) => {
    const words = read(...texts).map((word, i) => {
      const x0 = i * (10 + gap);
      return { ...word, box: { ...word.box, x0, x1: x0 + 10 } };
    });
    return restoreAbbreviations(words, "eng").map(({ text }) => text);
  };
  expect(at(4, "F", "0", "B")).toEqual(["F", "O", "B"]);
  expect(at(4, "P", "0", "BOX")).toEqual(["P", "O", "BOX"]);
  expect(at(12, "F", "0", "B")).toEqual(["F", "0", "B"]);
  expect(at(4, "PAID", "T0", "DATE", "N0")).toEqual(["PAID", "TO", "DATE", "NO"]);
  expect(at(4, "Stock", "S0", "G0", "42")).toEqual(["Stock", "S0", "G0", "42"]);
  expect(at(12, "STOCK", "S0")).toEqual(["STOCK", "S0"]);
  expect(at(4, "Late", "0", "B", "0", "7")).toEqual(["Late", "0", "B", "0", "7"]);
});

it("ends initials with a point where nothing follows the comma that was seen", () => {
  expect(restored("R.O.I,", "margin")).toEqual(["R.O.I.", "margin"]);
  const [initials, town] = read("Salem,", "Boston") as [Word, Word];
  const country = { ...initials, text: "U.S.A," };
  const beside = { ...town, box: { ...town.box, x0: country.box.x1 + 2 } };
  expect(restoreAbbreviations([country, beside], "eng")[0]?.text).toBe("U.S.A,");
});

it("reads the O of a word in capitals, and the zero of a code", () => {
  const ofSpanish = (text: string) => readAs("spa", text)[0]?.text;
  expect(ofSpanish("CAT0RCE")).toBe("CATORCE");
  expect(ofSpanish("C0N,")).toBe("CON,");
  expect(ofSpanish("KT0RX")).toBe("KT0RX");
  expect(ofSpanish("0NCE")).toBe("0NCE");
});
