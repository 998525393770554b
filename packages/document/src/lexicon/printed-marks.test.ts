import { expect, it } from "vitest";
import type { Page, Word } from "../model";
import { areCapitalsBare, restoreMarks } from "./printed-marks";
import { restoreLabel } from "./restore-label";

function pageOf(text: string, source: Word["source"] = "ocr"): Page {
  const words = text.split(" ").map(
    (own): Word => ({
      text: own,
      box: { x0: 0, x1: 10, top: 0, bottom: 10 },
      baseline: 8,
      fontSize: 10,
      bold: false,
      spaceBefore: true,
      confidence: 0.9,
      source,
    }),
  );
  return { words, source } as Page;
}

const spanish = new Map([["spa", 2]]);
const printed = "Teléfono móvil Código postal Dirección Matricula";

it("gives words of a label the accents that were lost, in a document that prints them", () => {
  const mark = restoreMarks([pageOf(printed)], spanish);
  expect(mark("Matricula del remolque")).toBe("Matrícula del remolque");
  expect(mark("Matrícula del remolque")).toBe("Matrícula del remolque");
  expect(mark("MATRICULA")).toBe("MATRICULA");
  expect(mark("Remolque ligero")).toBe("Remolque ligero");
});

it("leaves the words of what is printed without accents, in another language or by a text layer", () => {
  const bare = [pageOf("Telefono movil Codigo postal Dirección")];
  expect(restoreMarks(bare, spanish)("Matricula")).toBe("Matricula");
  expect(restoreMarks([pageOf(printed)], new Map([["eng", 1]]))("Matricula")).toBe("Matricula");
  expect(restoreMarks([pageOf(printed, "pdf")], spanish)("Matricula")).toBe("Matricula");
});

it("leaves words that are others without their accent", () => {
  const french = restoreMarks([pageOf("Référence Numéro Désignation")], new Map([["fra", 1]]));
  expect(french("Mise en route")).toBe("Mise en route");
  expect(french("Reference de la charge")).toBe("Référence de la charge");
});

it("leaves capitals without accents in a document none of whose capitals have any", () => {
  const french = new Map([["fra", 1]]);
  const areBare = areCapitalsBare([pageOf("RESTE DU 4,20 Réglé")], french);
  expect(restoreLabel("RESTE DU", french, { areCapitalsBare: areBare })).toBe("RESTE DU");
  const areMarked = areCapitalsBare([pageOf("RESTE DU 4,20 RÉGLÉ")], french);
  expect(restoreLabel("RESTE DU", french, { areCapitalsBare: areMarked })).toBe("RESTE DÛ");
  expect(areCapitalsBare([pageOf("BETRAG")], new Map([["deu", 1]]))).toBe(false);
});
