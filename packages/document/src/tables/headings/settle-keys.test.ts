import { expect, it } from "vitest";
import { row, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

it("takes a price with its currency for what one costs where another column has the amounts", () => {
  const edges = [50, 100, -330, -420, -520];
  const page = typeset([
    ...row(100, edges, ["Codice", "Descrizione", "Quantità", "Prezzo EUR", "Importo EUR"]),
    ...row(118, edges, ["A1", "Tavolo", "2", "40,00", "80,00"]),
    ...row(136, edges, ["B2", "Sedia", "4", "12,50", "50,00"]),
  ]);
  const [item] = readingOf([page]).lineItems;
  expect(item?.cells.map(({ key }) => key)).toEqual([
    "item_code",
    "description",
    "quantity",
    "unit_price",
    "amount",
  ]);
});
