import { expect, it } from "vitest";
import { restoreSigns } from "./restore-signs";

const french = new Map([["fra", 1]]);
const spanish = new Map([["spa", 1]]);

it.each([
  ["N ticket", "N° ticket"],
  ["Bon de livraison n“", "Bon de livraison n°"],
  ["N° ticket", "N° ticket"],
  ["Date dexpédition", "Date d'expédition"],
  ["Date d'expédition", "Date d'expédition"],
  ["Nom du client", "Nom du client"],
  ["Date déchue", "Date déchue"],
])("%s is %s in French", (read, printed) => {
  expect(restoreSigns(read, french, 0.5)).toBe(printed);
});

it.each([
  ["N. ticket", "N.º ticket"],
  ["N.o ticket", "N.º ticket"],
  ["Ticket n.o", "Ticket n.º"],
  ["N ticket", "Nº ticket"],
])("%s is %s in Spanish", (read, printed) => {
  expect(restoreSigns(read, spanish, 0.5)).toBe(printed);
});

it("takes the longest word that may be elided", () => {
  expect(restoreSigns("Data dellordine", new Map([["ita", 1]]), 0.5)).toBe("Data dell'ordine");
});

it("restores nothing of a language that the page is not in", () => {
  const german = new Map([
    ["deu", 1],
    ["fra", 0.2],
  ]);
  expect(restoreSigns("N ticket", german, 0.5)).toBe("N ticket");
  expect(restoreSigns("N ticket", german, 0.1)).toBe("N° ticket");
});
