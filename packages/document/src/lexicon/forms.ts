import { fold, isCjk } from "../text/fold";

const noise =
  /\d+(?:[.,]\d+)*\s*[%％]?|[%％@]|[$€£¥₫]|\b(?:USD|EUR|GBP|JPY|VND|VNĐ|CHF|AUD|NZD|CAD|SGD|PLN|BRL|MXN|CNY|RMB|HKD|TWD|INR|MYR|IDR|PHP|THB|AED|ZAR|SEK|NOK|DKK|CZK|HUF|Rs|Rp|RM)\b/gi;

/** "VAT at 20%", "TVA à 20 %": what is left of the rate. */
const preposition = /\s+(?:at|of|à|de|a|van|von|zu|al|ad)\s*$/i;

/** The number of a question on a form: "12a. Weight". */
const numbering = /^\(?\d{1,3}[a-z]?[.)](?:\d{1,2}[.)]?)?\s*(?=\p{L})/u;

/** Letters and more digits in one go, "PO-39770": without its number it is no label. */
function isCode(text: string): boolean {
  const count = (signs: RegExp) => text.match(signs)?.length ?? 0;
  return /^[\p{Script=Latin}\d./_#-]+$/u.test(text) && count(/\d/g) > count(/\p{L}/gu);
}

/** The forms in which a label may stand in the lexicon, likeliest first, each with its weight. */
export function formsOf(text: string): [form: string, weight: number][] {
  const plain = text.normalize("NFKC").replace(/[:\s]+$/, "");
  if (isCode(plain)) return [[fold(plain), 1]];
  const bare = plain.replace(/\([^)]*\)|\[[^\]]*\]|【[^】]*】/g, " ");
  const forms: [string, number][] = [
    [fold(plain), 1],
    [fold(bare), 0.98],
    [fold(bare.replace(noise, " ").replace(preposition, "")), 0.96],
    [fold(plain.replace(numbering, "")), 0.99],
  ];
  const parts = plain.split(/\s*[/|\n・]\s*|\s+[-–—]\s+|(?<=[^\s\w])\s*\(|(?<=\w)\s+\(/);
  if (parts.length > 1) {
    for (const part of parts)
      forms.push([fold(part), 0.95], [fold(part.replace(noise, " ")), 0.94]);
  }
  for (const script of scriptsOf(plain)) forms.push([fold(script.replace(noise, " ")), 0.92]);
  return forms.filter(
    ([form], index) => form !== "" && forms.findIndex(([f]) => f === form) === index,
  );
}

/** A bilingual label without a separator: its CJK part and its Latin part. */
function scriptsOf(text: string): string[] {
  if (!isCjk(text) || !/[A-Za-z]{2}/.test(text)) return [];
  const latin = text.replace(/[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]+/g, " ");
  const other = text.replace(/[A-Za-z.'’]+/g, " ");
  return [other, latin];
}
