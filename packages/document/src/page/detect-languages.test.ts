import { describe, expect, it } from "vitest";
import { detectLanguages } from "./detect-languages";

describe("detectLanguages", () => {
  it.each([
    ["eng", "Please deliver all goods to the address below by the date stated on this order"],
    [
      "deu",
      "Bitte liefern Sie die Ware bis zum angegebenen Datum an die Anschrift für Wareneingang",
    ],
    ["fra", "Veuillez livrer la marchandise à l'adresse indiquée avant la date de la commande"],
    ["spa", "Entregue la mercancía en la dirección del pedido antes de la fecha indicada, señor"],
    ["ita", "Si prega di consegnare la merce all'indirizzo indicato con il numero dell'ordine"],
    ["nld", "Gelieve de goederen te leveren op het adres van de bestelling met uw nummer bij ons"],
    ["pol", "Prosimy o dostawę towaru na adres podany w zamówieniu nie później niż w dniu"],
    ["por", "Favor entregar a mercadoria no endereço do pedido até a data da não conformidade"],
    ["vie", "Đề nghị giao hàng đến địa chỉ của công ty theo ngày ghi trong đơn đặt hàng"],
    ["jpn", "下記の通り注文いたします。納期は二週間とします。"],
    ["zho", "请按照订单交货 采购订单编号 交货日期"],
  ])("knows %s by its words and letters", (language, text) => {
    expect(detectLanguages([text], [])[0]).toBe(language);
  });

  it("names both languages of a bilingual form", () => {
    const text =
      "注文番号 Order number 納期 date of delivery 数量 the quantity 単価 price for all 合計 total";
    expect(new Set(detectLanguages([text], []))).toEqual(new Set(["jpn", "eng"]));
  });

  it("lets a hint decide only where the text says nothing", () => {
    expect(detectLanguages(["12345 67.80"], ["deu"])).toEqual(["deu"]);
    expect(detectLanguages(["12345 67.80"], [])).toEqual(["eng"]);
    expect(detectLanguages(["the order of the goods for your use"], ["deu"])[0]).toBe("eng");
  });
});
