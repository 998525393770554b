import { describe, expect, it } from "vitest";
import { restoreLabel, restoreTitle } from "./restore-label";

const vietnamese = new Map([["vie", 5]]);
const german = new Map([["deu", 3]]);

describe("restoreLabel", () => {
  it("leaves a phrase that is printed without any of its marks", () => {
    expect(restoreLabel("Tien thoi lai", vietnamese)).toBe("Tien thoi lai");
    expect(restoreLabel("Điêu kiện giao hàng", vietnamese)).toBe("Điều kiện giao hàng");
  });

  it("gives a phrase of the lexicon its accents back, in the case as read", () => {
    expect(restoreLabel("Điêu kiện giao hàng", vietnamese)).toBe("Điều kiện giao hàng");
    expect(restoreLabel("ĐIÊU KIỆN GIAO HÀNG", vietnamese)).toBe("ĐIỀU KIỆN GIAO HÀNG");
    expect(restoreLabel("Phí vận chuyến / Shipping", vietnamese)).toBe("Phí vận chuyển / Shipping");
  });

  it("leaves the accents away that both readers saw to be missing", () => {
    const spanish = new Map([["spa", 5]]);
    expect(restoreLabel("DIRECCION", spanish)).toBe("DIRECCIÓN");
    expect(restoreLabel("DIRECCION", spanish, { isAgreed: true })).toBe("DIRECCION");
  });

  it("keeps marks that no reader sees several of where none are, and a comma before what follows a phrase", () => {
    const dutch = new Map([["nld", 5]]);
    expect(restoreLabel("Te leveren vóór", dutch)).toBe("Te leveren vóór");
    const english = new Map([["eng", 5]]);
    expect(restoreLabel("Sales Tax, 4% on kilns", english)).toBe("Sales Tax, 4% on kilns");
  });

  it("has points for commas where its phrase has them", () => {
    const portuguese = new Map([["por", 5]]);
    expect(restoreLabel("Cons, pref, antes de", portuguese)).toBe("Cons. pref. antes de");
    const vietnamese = new Map([["vie", 5]]);
    expect(restoreLabel("Tên hàng, quy cách", vietnamese)).toBe("Tên hàng, quy cách");
  });

  it("keeps the small o of the sign for numbers before its point", () => {
    const spanish = new Map([["spa", 5]]);
    expect(restoreLabel("No. de factura", spanish)).toBe("No. de factura");
    expect(restoreLabel("No de factura", spanish)).toBe("Nº de factura");
  });

  it("keeps what was read as somebody's", () => {
    const english = new Map([["eng", 5]]);
    expect(restoreLabel("Customer's name", english)).toBe("Customer's name");
    expect(restoreLabel("Custcmer name", english)).toBe("Customer name");
  });

  it("keeps the article that is elided before a phrase", () => {
    const italian = new Map([["ita", 5]]);
    expect(restoreLabel("L'operatore", italian)).toBe("L'operatore");
    expect(restoreLabel("L'operatcre", italian)).not.toBe("Operatore");
  });

  it("leaves words as close to a sign or a point as both readers saw them", () => {
    const italian = new Map([["ita", 5]]);
    expect(restoreLabel("%Sconto", italian)).toBe("% Sconto");
    expect(restoreLabel("%Sconto", italian, { isAgreed: true })).toBe("%Sconto");
    expect(restoreLabel("Sconto%", italian, { isAgreed: true })).toBe("Sconto%");
    expect(restoreLabel("Prezzototale", italian, { isAgreed: true })).toBe("Prezzo totale");
  });

  it("takes no ideograph away, which no reader sees where none is", () => {
    const chinese = new Map([["zho", 5]]);
    expect(restoreLabel("产品及描述", chinese)).toBe("产品及描述");
    expect(restoreLabel("产品描速", chinese)).toBe("产品描述");
    expect(restoreLabel("三产品描述", chinese)).toBe("产品描述");
  });

  it("keeps the star of what must be answered, and takes one behind a single letter for a speck", () => {
    const italian = new Map([["ita", 5]]);
    expect(restoreLabel("Cognome*", italian)).toBe("Cognome*");
    expect(restoreLabel("Cod. fisc.*", italian)).toBe("Cod. fisc.*");
    expect(restoreLabel("Quantità *", italian)).toBe("Quantità");
    expect(restoreLabel("Fattura n*", italian)).not.toMatch(/\*/);
  });

  it("begins with a large I where a reader saw a small l", () => {
    const english = new Map([["eng", 5]]);
    expect(restoreLabel("lssue date", english)).toBe("Issue date");
    expect(restoreLabel("Flle number", english)).toBe("File number");
  });

  it("takes no hiragana for misread ideographs, and no ideograph of clear print for another", () => {
    const japanese = new Map([["jpn", 5]]);
    for (const label of ["使用の目的", "今回お買上額"])
      expect(restoreLabel(label, japanese)).toBe(label);
    const chinese = new Map([["zho", 5]]);
    expect(restoreLabel("出院日期", chinese)).toBe("出生日期");
    expect(restoreLabel("出院日期", chinese, { isClear: true })).toBe("出院日期");
  });

  it("leaves katakana in half width", () => {
    const japanese = new Map([["jpn", 5]]);
    expect(restoreLabel("お客様ｺｰﾄﾞ", japanese)).toBe("お客様ｺｰﾄﾞ");
    expect(restoreLabel("ｶｰﾄﾞ番号", japanese)).toBe("ｶｰﾄﾞ番号");
  });

  it("puts a misread letter of a long phrase right", () => {
    expect(restoreLabel("STEVERNUMMER", german)).toBe("STEUERNUMMER");
    expect(restoreLabel("Zwischensummme", german)).toBe("Zwischensumme");
    expect(restoreLabel("Thànhh tiền", vietnamese)).toBe("Thành tiền");
  });

  it("puts right letters that are one another's image, and one that was not seen at an end", () => {
    const italian = new Map([["ita", 3]]);
    expect(restoreLabel("PARTITA TVA", italian)).toBe("PARTITA IVA");
    expect(restoreLabel("CENA NEIIO", new Map([["pol", 3]]))).toBe("CENA NETTO");
    expect(restoreLabel("Scadenz", italian)).toBe("Scadenza");
    expect(restoreLabel("cadenza", italian)).toBe("cadenza");
    expect(restoreLabel("Scadenz", italian, { isAgreed: true })).toBe("Scadenz");
    expect(restoreLabel("Article", new Map([["eng", 3]]))).toBe("Article");
    expect(restoreLabel("Total S$", new Map([["eng", 3]]))).toBe("Total S$");
  });

  it("leaves known phrases, short words, numbers and other languages alone", () => {
    expect(restoreLabel("Kundennummer", german)).toBe("Kundennummer");
    expect(restoreLabel("Nane", german)).toBe("Nane");
    expect(restoreLabel("MwSt. 19%", german)).toBe("MwSt. 19%");
    expect(restoreLabel("Điêu kiện giao hàng", german)).toBe("Điêu kiện giao hàng");
  });

  it("mends the second language of a label, of which a page in the first has less", () => {
    const weights = new Map([
      ["jpn", 10],
      ["eng", 2],
    ]);
    expect(restoreLabel("受渡条件 / Deliverv Terms", weights)).toBe("受渡条件 / Delivery Terms");
    expect(restoreLabel("Deliverv Terms", weights)).toBe("Deliverv Terms");
  });

  it("keeps the apostrophe of what is elided, and gives it back", () => {
    const italian = new Map([["ita", 1]]);
    expect(restoreLabel("Data dell’ordine", italian)).toBe("Data dell’ordine");
    expect(restoreLabel("Data dellordine", italian)).toBe("Data dell'ordine");
    expect(restoreLabel("Da'ta ordine", italian)).toBe("Data ordine");
  });

  it("drops specks and letters read twice, and gives lost spaces back", () => {
    expect(restoreLabel("Đơn« giá", vietnamese)).toBe("Đơn giá");
    expect(restoreLabel("-Diễn giải", vietnamese)).toBe("Diễn giải");
    expect(restoreLabel("+ Diễn giải", vietnamese)).toBe("+ Diễn giải");
    expect(restoreLabel("MÃSỐ", vietnamese)).toBe("MÃ SỐ");
    expect(restoreLabel("数量量", new Map([["jpn", 3]]))).toBe("数量");
    expect(restoreLabel("T'VA intracommunautaire", new Map([["fra", 3]]))).toBe(
      "TVA intracommunautaire",
    );
    expect(restoreLabel("Bestell-Nr. / / PO Number", german)).toBe("Bestell-Nr. / PO Number");
  });

  it("gives a label in two languages its slash back", () => {
    const both = new Map([
      ["vie", 5],
      ["eng", 5],
    ]);
    expect(restoreLabel("希望納期 I Delivery Date", both)).toBe("希望納期 / Delivery Date");
    expect(restoreLabel("ĐT ! Tel.", both)).toBe("ĐT / Tel.");
    expect(restoreLabel("消費税 Tax 10%", both, { isSlashed: true })).toBe("消費税 / Tax 10%");
    expect(restoreLabel("注文日 ( / Order Date", both)).toBe("注文日 / Order Date");
    expect(restoreLabel("小計 (税抜 / Net)", both)).toBe("小計 (税抜 / Net)");
    expect(restoreLabel("Tổng cộng Amount due", both, { isSlashed: true })).toBe(
      "Tổng cộng / Amount due",
    );
    expect(restoreLabel("Tổng cộng D Amount due", both, { isSlashed: true })).toBe(
      "Tổng cộng / Amount due",
    );
    expect(restoreLabel("Tổng cộng D Amount due", both)).toBe("Tổng cộng D Amount due");
    expect(restoreLabel("Tổng cộng Amount due", both)).toBe("Tổng cộng Amount due");
    expect(restoreLabel("Delivery Date", both, { isSlashed: true })).toBe("Delivery Date");
    // "Commercial" is a label in French, "No." in Japanese.
    for (const label of ["Commercial Title", "Estimate No."])
      expect(restoreLabel(label, both, { isSlashed: true })).toBe(label);
    expect(restoreLabel("Tổng cộng / Amount due", both, { isSlashed: true })).toBe(
      "Tổng cộng / Amount due",
    );
  });

  it("tells short phrases from their image", () => {
    expect(restoreLabel("N.LF.", new Map([["por", 3]]))).toBe("N.I.F.");
    expect(restoreLabel("Tel,", german)).toBe("Tel.");
  });

  it("restores each language of a label without a slash", () => {
    const both = new Map([
      ["vie", 5],
      ["eng", 5],
    ]);
    expect(restoreLabel("Mãã số SKU", both)).toBe("Mã số SKU");
    expect(restoreLabel("数量OtY", new Map([...both, ["jpn", 5]]))).toBe("数量Qty");
  });

  it("leaves the points and dashes of abbreviations and compounds", () => {
    expect(restoreLabel("P.O. Number", new Map([["eng", 3]]))).toBe("P.O. Number");
    expect(restoreLabel("Name, Vorname", german)).toBe("Name, Vorname");
    expect(restoreLabel("SHIPPER'S NO.", new Map([["eng", 3]]))).toBe("SHIPPER'S NO.");
    expect(restoreLabel("E-Mail", german)).toBe("E-Mail");
    expect(restoreLabel("Tel.", german)).toBe("Tel.");
    expect(restoreLabel("N° d'ordre", new Map([["fra", 3]]))).toBe("N° d'ordre");
  });
});

describe("restoreTitle", () => {
  it("gives the kinds of documents that the lexicon knows their accents", () => {
    expect(restoreTitle("ĐƠN ĐẠT HÀNG")).toBe("ĐƠN ĐẶT HÀNG");
    expect(restoreTitle("ĐƠN ĐẶT HÀNG / PỤRCHASE ORDER")).toBe("ĐƠN ĐẶT HÀNG / PURCHASE ORDER");
  });

  it("leaves other texts as they were read", () => {
    expect(restoreTitle("Bon de commande")).toBe("Bon de commande");
    expect(restoreTitle("ĐƠN ĐẠT BÁNH")).toBe("ĐƠN ĐẠT BÁNH");
  });
});

it("leaves a label that both readers saw alike, a letter from a phrase as it may be", () => {
  const chinese = new Map([["zho", 1]]);
  expect(restoreLabel("填衷日期", chinese, { isAgreed: true })).toBe("填衷日期");
  expect(restoreLabel("填衷日期", chinese)).toBe("填表日期");
  const german = new Map([["deu", 1]]);
  expect(restoreLabel("Zwischensummme", german, { isAgreed: true })).toBe("Zwischensumme");
});

it("keeps the comma at the end of a line of a label, and takes one at its end for a speck", () => {
  const vietnamese = new Map([["vie", 1]]);
  expect(restoreLabel("Tên hàng hóa,\nquy cách", vietnamese)).toBe("Tên hàng hóa,\nquy cách");
  expect(restoreLabel("Tên hàng hóa,", vietnamese)).toBe("Tên hàng hóa");
});

it("takes what looks like a capital I for a small l among small letters", () => {
  const english = new Map([["eng", 1]]);
  expect(restoreLabel("SI No.", english)).toBe("Sl No.");
  expect(restoreLabel("SI NO.", english)).toBe("SL NO.");
});

it("keeps the apostrophe that stands for the letters left out of an abbreviation", () => {
  const english = new Map([["eng", 1]]);
  expect(restoreLabel("Q'ty", english)).toBe("Q'ty");
  expect(restoreLabel("Quant'ity", english)).toBe("Quantity");
});
