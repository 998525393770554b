import { describe, expect, it } from "vitest";
import { type Print, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

/** The fields of what a till printed, as "label = value", beside an item and its sum. */
function read(prints: readonly Print[], width = 300): string[] {
  const sum = [
    text(300, "Bread"),
    text(300, "4.00", 250),
    text(320, "Total"),
    text(320, "4.00", 250),
  ];
  const { fields } = readingOf([{ ...typeset([...prints, ...sum]), width }]);
  return fields.map(({ label, value }) => `${label} = ${value}`);
}

const text = (y: number, content: string, x = 20): Print => ({ x, y, text: content });

describe("pairs that a till prints without a colon", () => {
  it("are a known label and what answers it, in line with other pairs", () => {
    const fields = read([
      text(88, "Till: 3"),
      text(100, "Bill 2208/0417"),
      text(112, "Member Anneke Vos"),
      text(124, "Table GARDEN 7"),
    ]);
    expect(fields).toEqual(
      expect.arrayContaining(["Bill = 2208/0417", "Member = Anneke Vos", "Table = GARDEN 7"]),
    );
  });

  it("are words and a code beside a pair, or a time", () => {
    const fields = read([
      text(100, "Check # 4417"),
      text(100, "Zone 4", 200),
      text(112, "Rack K-204"),
      text(112, "FINISH MATT", 200),
      text(124, "14/03/2024 12:41"),
      text(124, "Lane 12", 200),
    ]);
    expect(fields).toEqual(
      expect.arrayContaining(["Zone = 4", "Lane = 12", "Rack = K-204", "FINISH = MATT"]),
    );
  });

  it("are a word and a small number behind a day and a time alone", () => {
    const [day, time] = [text(100, "14.03.2024"), text(100, "12:41", 110)];
    expect(read([day, time, text(100, "Opx. 12", 200)])).toContain("Opx. = 12");
    expect(read([day, time, text(100, "Thank You", 200)])).not.toContain("Thank = You");
  });

  it("are several that a bar or a slash parts", () => {
    const fields = read([text(100, "Check # 4417"), text(112, "Table ROOF 3 / Pax 5")]);
    expect(fields).toEqual(expect.arrayContaining(["Table = ROOF 3", "Pax = 5"]));
  });

  it("have a label of as many words as stand alike before the number", () => {
    const fields = read([text(100, "Check # 4417"), text(112, "POINTS GATHERED 155")]);
    expect(fields).toContain("POINTS GATHERED = 155");
  });

  it("are in so many words what a number equals", () => {
    expect(read([text(400, "NUMBER OF PIECES SOLD = 13")])).toContain(
      "NUMBER OF PIECES SOLD = = 13",
    );
    expect(read([text(400, "S = 6%")]).join()).not.toContain("S =");
  });

  it("are letters with a stroke, too", () => {
    const fields = read([text(100, "Check # 4417"), text(112, "A/N Bu Hendra (rsv 0231)")]);
    expect(fields).toContain("A/N = Bu Hendra (rsv 0231)");
  });

  it("have a number of which the middle is hidden", () => {
    const fields = read([text(100, "Check # 4417"), text(112, "CLUB CARD 6018 5*** **** 2207")]);
    expect(fields).toContain("CLUB CARD = 6018 5*** **** 2207");
  });

  it("do not go on with the hour below, nor ask with what stands for a letter", () => {
    const fields = read([
      text(100, "Branch 0457"),
      text(100, "Till 03", 120),
      text(112, "11:38 Uhr", 120),
      text(400, "F = FOOD STAMPS"),
      text(400, "T = TAXABLE", 160),
    ]);
    expect(fields).toContain("Till = 03");
    expect(fields.join()).not.toContain("TAXABLE");
  });

  it("are a day and its hour a gap behind it", () => {
    const fields = read([text(100, "Date : 24/01/2017"), text(100, "11:36:08 AM", 120)]);
    expect(fields).toContain("Date = 24/01/2017 11:36:08 AM");
  });

  it("do not go on with the words below a code in the middle or at the right", () => {
    const fields = read([
      text(100, "SN/X: 4CE9310KJX", 110),
      text(112, "OFFICIAL RECEIPT", 108),
      text(140, "IFX/NIX: B-95550184", 200),
      text(152, "Puerto Viejo kalea 7", 195),
    ]);
    expect(fields).toEqual(expect.arrayContaining(["SN/X = 4CE9310KJX", "IFX/NIX = B-95550184"]));
  });

  it("are a voucher by its number and the amount behind it", () => {
    expect(read([text(340, "PK VOUCHER #5521"), text(340, "10.00", 245)])).toContain(
      "PK VOUCHER #5521 = 10.00",
    );
  });

  it("are a sum with its currency, nearer to that than the amount is", () => {
    const fields = read([text(340, "CASH"), text(340, "EUR", 55), text(340, "5.00", 250)]);
    expect(fields).toContain("CASH EUR = 5.00");
  });

  it("are no street over its town, no title, and no seat over what was ordered there", () => {
    const labels = read([
      text(60, "Station 12 - K. Brandt"),
      text(72, "Lindenweg 17"),
      text(84, "04417 Halle"),
      text(110, "Check # 4417"),
      text(122, "TAX INVOICE"),
      text(134, "CUSTOMER COPY"),
      text(160, "Seat 1"),
    ]).join("\n");
    expect(labels).not.toMatch(/Lindenweg =|TAX =|CUSTOMER =|Seat =/);
  });

  it("are not looked for on paper for a desk", () => {
    expect(read([text(100, "Check # 4417"), text(112, "Rack K-204")], 600)).not.toContain(
      "Rack = K-204",
    );
  });
});
