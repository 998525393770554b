import { type Facts, type FieldFact, sureEnough, sureEnoughSeen } from "./facts";
import type { Finding } from "./finding";

/** Signs that stand for one currency, or for a few. */
const signs: readonly [sign: RegExp, codes: readonly string[]][] = [
  [/€/, ["EUR"]],
  [/£/, ["GBP"]],
  [/[₫đ]/, ["VND"]],
  [/zł/, ["PLN"]],
  [/円/, ["JPY"]],
  [/元/, ["CNY", "TWD"]],
  [/[¥￥]/, ["JPY", "CNY"]],
  [/R\$/, ["BRL"]],
  [/₹/, ["INR"]],
  [/₩/, ["KRW"]],
  [/฿/, ["THB"]],
  [/\$/, ["USD", "AUD", "CAD", "NZD", "SGD", "HKD", "TWD", "MXN", "BRL"]],
];
const codes =
  /\b(?:USD|EUR|GBP|JPY|VND|CHF|AUD|NZD|CAD|SGD|HKD|CNY|INR|KRW|THB|PLN|CZK|HUF|SEK|NOK|DKK|BRL|MXN|TWD)\b/;

/** A document that names its currency prints its amounts in it. */
export function checkCurrency(facts: Facts): Finding[] {
  const needed = facts.source === "ocr" ? sureEnoughSeen : sureEnough;
  const isSure = (field: FieldFact) =>
    field.confidence >= sureEnough && field.textConfidence >= needed;
  const named = facts.fields.filter(({ base }) => base === "currency");
  const [currency, another] = named;
  const code = codes.exec(currency?.value ?? "")?.[0];
  if (!currency || another || code === undefined || !isSure(currency)) return [];
  const sums = facts.fields.filter(({ base }) => base === "total" || base === "subtotal");
  const other = sums.filter((sum) => {
    const printed = currenciesIn(sum.value);
    return printed.length > 0 && !printed.includes(code);
  });
  const [sum] = other;
  if (!sum || other.length < sums.length || !other.every(isSure)) return [];
  return [
    {
      code: "currency_conflict",
      fields: [currency.index, ...other.map(({ index }) => index)],
      rows: [],
      currency: currency.value,
      label: sum.label,
      printed: sum.value,
    },
  ];
}

function currenciesIn(text: string): readonly string[] {
  const code = codes.exec(text)?.[0];
  if (code !== undefined) return [code];
  return signs.find(([sign]) => sign.test(text))?.[1] ?? [];
}
