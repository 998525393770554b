import { kindOf } from "../text/kind";
import { asksForWords, parseSpelled, type SpelledNumber } from "../text/spelled-number";
import { type Amounts, type Facts, type FieldFact, sureEnough, sureEnoughSeen } from "./facts";
import type { Finding } from "./finding";

/** An amount in words, and the fields that print the same one in digits. */
interface Spelled {
  field: FieldFact;
  number: SpelledNumber;
  same: FieldFact[];
}

/** Every field whose value is an amount in words. */
export function spelledAmounts(facts: Facts, amounts: Amounts): Spelled[] {
  return facts.fields.flatMap((field) => {
    const number = parseSpelled(field.value);
    if (!number || !(number.isMoney || asksForWords(field.label))) return [];
    const same = facts.fields.filter(
      (other) => other !== field && isSame(number, amounts.parse(other.value)?.value),
    );
    return [{ field, number, same }];
  });
}

/** An amount in words that no amount in digits equals contradicts the total, or the only amount of money there is. */
export function checkWords(facts: Facts, amounts: Amounts): Finding[] {
  const needed = facts.source === "ocr" ? sureEnoughSeen : sureEnough;
  return spelledAmounts(facts, amounts).flatMap(({ field, number, same }) => {
    const total = totalOf(facts, amounts);
    const isPrinted = facts.rows.some((row) =>
      row.cells.some((cell) => isSame(number, amounts.parse(cell.value)?.value)),
    );
    if (same.length > 0 || isPrinted || !total) return [];
    if (field.confidence < sureEnough || total.confidence < sureEnough) return [];
    if (field.textConfidence < needed || total.textConfidence < needed) return [];
    return [
      {
        code: "words_mismatch",
        fields: [field.index, total.index],
        rows: [],
        words: field.value,
        label: total.label,
        printed: total.value,
      },
    ];
  });
}

/** Words may leave the hundredths out. */
function isSame(spelled: SpelledNumber, value: number | undefined): boolean {
  if (value === undefined) return false;
  const printed = spelled.decimals === 0 ? Math.floor(Math.abs(value)) : Math.abs(value);
  return Math.abs(printed - spelled.value) < 0.005;
}

function totalOf(facts: Facts, amounts: Amounts): FieldFact | undefined {
  const money = facts.fields.filter(
    ({ value }) => amounts.parse(value) !== null && kindOf(value) === "money",
  );
  const totals = facts.fields.filter(
    ({ base, value }) => base === "total" && amounts.parse(value) !== null,
  );
  return totals.at(-1) ?? (money.length === 1 ? money[0] : undefined);
}
