import { describe, expect, it } from "vitest";
import { latinModel } from "./latin-model";

describe("latinModel", () => {
  it.each([
    ["vie", "So don hang: Ngay dat hang Ten hang hoa DVT So luong Don gia Thanh tien Tong cong"],
    ["deu", "Bestell-Nr. Datum Lieferanschrift Bezeichnung Menge Einzelpreis Gesamtbetrag"],
    ["pol", "Zamowienie nr Data Nr klienta Nazwa towaru llosc Cena Wartosé Razem Adres dostawy"],
    ["spa", "Pedido Fecha N.* de cliente Entrega Codigo Descripcion Cantidad Precio Importe"],
    ["fra", "Commande n° Date Livraison Designation Quantite Prix unitaire Montant Total TTC"],
    ["eng", "Purchase order no. Order date Ship to Description Qty Unit price Amount Total due"],
  ])("knows %s by words that the English model read without their marks", (model, text) => {
    expect(latinModel([text], [])).toBe(model);
  });

  it("takes the model with more letters for a form in two languages", () => {
    const text =
      "So PO / PO No. Ngay dat hang / Order date Nha cung cap / Supplier Dien giai Description SL Qty Don gia Unit price Thanh tien Amount";
    expect(latinModel([text], [])).toBe("vie");
  });

  it("says nothing of a page of names and numbers", () => {
    expect(latinModel(["Oakhaven 12,450.00 KX-4410 77 Fenwick"], [])).toBeUndefined();
  });
});
