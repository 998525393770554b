import { describe, expect, it } from "vitest";
import { hasRole, namesOrganisation } from "./roles";
import { matchColumn, matchLabel } from "./vocabulary";

describe("matchLabel", () => {
  it.each([
    ["Purchase Order No.", "po_number"],
    ["Lieferanschrift:", "ship_to"],
    ["Conditions de règlement", "payment_terms"],
    ["Mã số thuế", "tax_id"],
    ["お支払期限", "due_date"],
    ["订单编号", "po_number"],
    ["Fecha de entrega", "delivery_date"],
    ["Luogo di consegna", "ship_to"],
    ["Afleveradres", "ship_to"],
    ["Termin płatności", "due_date"],
    ["Local de entrega", "ship_to"],
    ["VAT @ 17.5%", "tax"],
    ["Total (CHF)", "total"],
    ["納期 / Delivery date", "delivery_date"],
    ["Credit note no.", "number"],
    ["N° de contrat", "number"],
    ["Ausstellungsdatum", "issue_date"],
    ["Dirección del proveedor", "address"],
    ["Nr umowy", "number"],
    ["お客様コード", "number"],
    ["经手人", "other"],
    ["You saved Rs.", "discount"],
    ["Dont TVA 5,5%", "tax"],
    ["Jatuh tempo", "due_date"],
    ["H/P", "phone"],
    ["Zu bezahlen", "total"],
    ["Khách cần trả", "total"],
    ["お買上小計", "subtotal"],
    ["Resto contante", "other"],
    ["Liczba pozycji", "other"],
    ["C.P.", "number"],
  ])("knows %s", (text, key) => {
    const match = matchLabel(text);
    expect(match?.key).toBe(key);
    expect(match?.score).toBeGreaterThanOrEqual(0.9);
  });

  it("takes no code for a label that its letters spell", () => {
    expect(["PO-39770", "A87-094-3"].map((text) => matchLabel(text))).toEqual([null, null]);
    expect(matchLabel("MwSt.19%")?.key).toBe("tax");
  });

  it("takes no phrase of labels for a misread heading of items", () => {
    expect(matchColumn("Supplies")?.key).toBe("description");
    expect(matchColumn("Supplier", true)).toBeNull();
    expect(matchColumn("Suppliee", true)?.key).toBe("description");
  });

  it("forgives slips of a reader only where asked to", () => {
    expect(matchLabel("Dellvery date")?.score ?? 0).toBeLessThan(0.9);
    expect(matchLabel("Dellvery adress", true)?.key).toBe("ship_to");
  });

  it("thinks less of a label that only contains a phrase", () => {
    const match = matchLabel("Seasonal discount");
    expect(match?.key).toBe("discount");
    expect(match?.score).toBeLessThan(0.9);
  });

  it("has no opinion on a name", () => {
    expect(matchLabel("Gertrud Apfelkern")).toBeNull();
  });
});

it("knows what tills count and whom they serve", () => {
  expect(matchLabel("Plg")?.key).toBe("buyer");
  expect(matchLabel("Jml Item")).toMatchObject({ key: "other", score: 1 });
  expect(matchLabel("お買上点数")).toMatchObject({ key: "other", score: 1 });
});

it("lets the language of the document break a tie", () => {
  const weights = new Map([["ita", 9]]);
  expect(matchLabel("Data", false, weights)).toMatchObject({ key: "issue_date", language: "ita" });
});

it("knows the headings of item tables", () => {
  expect(matchColumn("Einzelpreis")?.key).toBe("unit_price");
  expect(matchColumn("金額（円）")?.key).toBe("amount");
  expect(matchColumn("STT No.")?.key).toBe("line_no");
  expect(matchColumn("Disc. %")?.key).toBe("discount");
});

it("knows what is no field", () => {
  expect(hasRole("Mit freundlichen Grüßen", "greeting")).toBe(true);
  expect(hasRole("Authorised signature", "signature")).toBe(true);
  expect(hasRole("Delivery date", "signature")).toBe(false);
});

it("knows an organisation by its legal form", () => {
  expect(namesOrganisation("Nordlicht Werkzeuge GmbH")).toBe(true);
  expect(namesOrganisation("株式会社ゆうなぎ印刷")).toBe(true);
  expect(namesOrganisation("Brine & Co.")).toBe(true);
  expect(namesOrganisation("Cước hàng tháng (đã có VAT)")).toBe(false);
  expect(namesOrganisation("Petra Holloway")).toBe(false);
});

describe("headings of two words joined", () => {
  it.each([
    ["Item no. and description", "description"],
    ["Towar lub usługa", "description"],
    ["品名及规格", "description"],
    ["Menge und Einheit", "quantity"],
  ])("%s is about %s", (text, key) => {
    expect(matchColumn(text)?.key).toBe(key);
    expect(matchColumn(text)?.score).toBeGreaterThan(0.8);
  });

  it("says nothing of words of which the lexicon knows one", () => {
    expect(matchColumn("Item no. and whereabouts")?.score ?? 0).toBeLessThan(0.85);
  });
});
