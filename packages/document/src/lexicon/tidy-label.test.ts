import { expect, it } from "vitest";
import { tidyLabel } from "./tidy-label";

const english = new Map([["eng", 1]]);
const french = new Map([
  ["fra", 1],
  ["eng", 0.4],
]);

it.each([
  ["13, Exporting Country", "13. Exporting Country"],
  ["7.Hull number", "7. Hull number"],
  ["21. Manufacturer 1.D.", "21. Manufacturer I.D."],
  ["Location of Goods/G.0. No.", "Location of Goods/G.O. No."],
  ["lmporter of Record", "Importer of Record"],
  ["lnvoice No.", "Invoice No."],
  ["Client N.I.F", "Client N.I.F."],
  ["D.N.I / passport", "D.N.I. / passport"],
  ["Miller' signature", "Miller's signature"],
  ["Deposit less rent,", "Deposit less rent"],
])("takes %s for %s", (read, printed) => {
  expect(tidyLabel(read, english)).toBe(printed);
});

it.each([
  "Part A address",
  "1.A. Entered value",
  "U.S.A. or U.K.",
  "N.B.Lowe",
  "A.1. Name",
  "1. Date",
  "Box 1. Name",
  "Ziffer 12,5 Prozent",
  "lot number",
  "A date",
  "Millers' signature",
  "Write 'no' below",
])("leaves %s", (text) => {
  expect(tidyLabel(text, english)).toBe(text);
});

it("gives the sign for numbers of a label in French its ring", () => {
  expect(tidyLabel("N TVA", french)).toBe("N° TVA");
  expect(tidyLabel("N de lot", french)).toBe("N° de lot");
  expect(tidyLabel("Bât. N Nord", french)).toBe("Bât. N Nord");
  expect(tidyLabel("N TVA", english)).toBe("N TVA");
});

it("gives the sign for numbers of a label in Spanish or Portuguese its raised letter", () => {
  const spanish = new Map([["spa", 1]]);
  const portuguese = new Map([["por", 1]]);
  expect(tidyLabel("N de cuenta", spanish)).toBe("Nº de cuenta");
  expect(tidyLabel("n do lote", portuguese)).toBe("nº do lote");
  expect(tidyLabel("Bloque N de la finca", spanish)).toBe("Bloque N de la finca");
  expect(tidyLabel("N de cuenta", english)).toBe("N de cuenta");
});

it("opens a question in Spanish with the mark that was lost", () => {
  const spanish = new Map([["spa", 1]]);
  expect(tidyLabel("Cuándo fue?", spanish)).toBe("¿Cuándo fue?");
  expect(tidyLabel("¿Cuándo fue?", spanish)).toBe("¿Cuándo fue?");
  expect(tidyLabel("Cuándo fue?", english)).toBe("Cuándo fue?");
});

it("puts accents right that no word of Portuguese or French has, and halves of words of Romance languages together", () => {
  const portuguese = new Map([["por", 1]]);
  expect(tidyLabel("Frequéncia do quebra- mar", portuguese)).toBe("Frequência do quebra- mar");
  expect(tidyLabel("Distáncia ao quebra- ondas", portuguese)).toBe("Distância ao quebra-ondas");
  expect(tidyLabel("Déposé aprés, AUPRÉS", french)).toBe("Déposé après, AUPRÈS");
  expect(tidyLabel("Frequéncia, Spar- oder", english)).toBe("Frequéncia, Spar- oder");
});
