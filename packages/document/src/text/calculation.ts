const rateOf = /^\d[\d.,]*\s?[%％]\s?\S/u;
const times = /^\d[\d.,]*(?:\s?\p{L}+)?\s?[x×*]\s?\d/u;

/** How an amount came about, as printed before it: "21% of 48.04", "30 days x 0.0266 €/day". */
export function isCalculation(text: string): boolean {
  return rateOf.test(text) || times.test(text);
}
