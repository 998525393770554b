import { checkCurrency } from "./check-currency";
import { checkDates } from "./check-dates";
import { checkDuplicates } from "./check-duplicates";
import { checkLines } from "./check-lines";
import { checkTax } from "./check-tax";
import { checkTotals } from "./check-totals";
import { checkWords } from "./check-words";
import { amountsOf, type Facts } from "./facts";
import type { Finding } from "./finding";

/** Every contradiction that the printed values prove. A part not read, or not surely, proves nothing. */
export function findContradictions(facts: Facts): Finding[] {
  const amounts = amountsOf(facts);
  return [
    ...checkLines(facts, amounts),
    ...checkDuplicates(facts),
    ...checkTotals(facts, amounts),
    ...checkTax(facts, amounts),
    ...checkWords(facts, amounts),
    ...checkDates(facts),
    ...checkCurrency(facts),
  ];
}
