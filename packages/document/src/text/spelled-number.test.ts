import fc from "fast-check";
import { toCardinal as german } from "n2words/de-DE";
import { toCardinal as british, toCurrency as pounds } from "n2words/en-GB";
import { toCardinal as indian } from "n2words/en-IN";
import { toCardinal as american, toCurrency as dollars } from "n2words/en-US";
import { toCardinal as spanish } from "n2words/es-ES";
import { toCardinal as belgian } from "n2words/fr-BE";
import { toCurrency as euros, toCardinal as french } from "n2words/fr-FR";
import { toCardinal as italian } from "n2words/it-IT";
import { toCardinal as japanese } from "n2words/ja-JP";
import { toCardinal as dutch } from "n2words/nl-NL";
import { toCardinal as polish, toCurrency as zlotys } from "n2words/pl-PL";
import { toCardinal as portuguese } from "n2words/pt-PT";
import { toCardinal as vietnamese } from "n2words/vi-VN";
import { toCardinal as chinese } from "n2words/zh-Hans-CN";
import { describe, expect, it } from "vitest";
import { asksForWords, parseSpelled } from "./spelled-number";

const amounts = fc.integer({ min: 101, max: 999_999_999 });

describe("parseSpelled", () => {
  it.each([
    ["American", american],
    ["British", british],
    ["Indian", indian],
    ["German", german],
    ["French", french],
    ["Belgian", belgian],
    ["Spanish", spanish],
    ["Italian", italian],
    ["Dutch", dutch],
    ["Polish", polish],
    ["Portuguese", portuguese],
    ["Vietnamese", vietnamese],
    ["Japanese", japanese],
    ["Chinese", chinese],
  ])("reads what another author's words for any number say: %s", (_, inWords) => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const form = amount % 1000 === 0 || amount % 100 === 0 ? `${inWords(amount)} euro` : "";
        expect(parseSpelled(form || inWords(amount))?.value).toBe(amount);
      }),
    );
  });

  it.each([
    ["dollars", dollars],
    ["pounds", pounds],
    ["euros", euros],
    ["zlotys", zlotys],
  ])("reads hundredths of %s", (_, inWords) => {
    fc.assert(
      fc.property(fc.integer({ min: 10_001, max: 99_999_999 }), (cents) => {
        const read = parseSpelled(inWords(cents / 100));
        expect(read?.value).toBeCloseTo(cents / 100, 6);
        expect(read?.isMoney).toBe(true);
      }),
    );
  });

  it.each([
    ["Hai trăm linh năm nghìn đồng chẵn.", 205_000, true],
    ["TRZYSTA JEDEN ZŁ 45/100", 301.45, true],
    ["Nine hundred ten and no/100", 910, false],
    ["novecentododici/08", 912.08, false],
    ["RINGGIT MALAYSIA SEVEN HUNDRED AND CENTS FIFTY ONLY", 700.5, true],
    ["金参万八千円也", 38_000, true],
    ["人民币柒仟零叁拾元伍角陆分", 7030.56, true],
    ["Rupees Two Lakh Ten Thousand Only", 210_000, true],
    ["forty dollars", 40, true],
    ["Sechshundertzwölf Euro und 30 Cent", 612.3, true],
  ])("reads %s", (text, value, isMoney) => {
    expect(parseSpelled(text)).toMatchObject({ value, isMoney });
  });

  it.each([
    "one",
    "Four weeks",
    "trenta giorni",
    "27.01",
    "45 dollars",
    "one two three",
    "31/03/24",
    "Otto Dreier",
    "",
  ])("takes %j for no amount in words", (text) => {
    expect(parseSpelled(text)).toBeNull();
  });

  it("gives up on a million words without searching them", () => {
    expect(parseSpelled("two ".repeat(1_000_000))).toBeNull();
  });
});

describe("asksForWords", () => {
  it.each(["Amount in words", "Số tiền bằng chữ:", "Kwota słownie", "金额（大写）", "Zegge"])(
    "knows %s",
    (label) => expect(asksForWords(label)).toBe(true),
  );

  it.each(["Amount", "Passwords", "Total"])("does not know %s", (label) =>
    expect(asksForWords(label)).toBe(false),
  );
});
