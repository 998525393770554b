import { parseDate } from "./date";
import { isCjk } from "./fold";
import { hasCurrency, isAmount, isCurrency, parseNumber } from "./number";

/** What a printed text looks like, whatever its label says. */
export type ValueKind =
  | "date"
  | "money"
  | "number"
  | "percent"
  | "currency"
  | "phone"
  | "email"
  | "url"
  | "id"
  | "postcode"
  | "text";

const email = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;
const url =
  /^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|de|vn|jp|fr|es|it|nl|pl|pt|uk|au|example)(?:\/\S*)?$/i;
const phone = /^(?:\(?\+?\d[\d\s()./\-–]{5,}\d)(?:\s*(?:ext|x|int|内線)\.?\s*\d+)?$/i;
const id = /^(?=.*\d)[\p{L}\d][\p{L}\d./\-_–#&]*$/u;

/** An account with its country, and the digits of one without, in groups: more than any telephone number has. */
const account =
  /^[A-Z]{2}\d{2}(?: ?[A-Z\d]{2,5}){3,8}(?: [A-Z\d])?$|^(?=(?:\d ?){17,30}$)\d{2,5}(?: \d{2,5})+$/;

/** A tax number with its country, in groups: "FR 18 550184471", "NL 8055.01.844.B01", "CHE-155.501.844". */
const taxNumber =
  /^(?:AT|BE|BG|CHE|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK)[ -]?(?=(?:[^\d]*\d){7,12}[^\d]*$)[A-Z]{0,2}\d[\d. -]*(?:[A-Z]{1,2}\d{0,2})?$/;

/** What an amount is said to hold: "(incl. VAT)", "（税込）". */
const inBrackets = /\s*\([^()\d]+\)$/u;

/** The kind of a single printed value. Amounts win over phones, dates over both. */
export function kindOf(text: string): ValueKind {
  const plain = text.normalize("NFKC").trim();
  if (parseDate(plain)) return "date";
  if (email.test(plain)) return "email";
  if (url.test(plain)) return "url";
  if (isCurrency(plain)) return "currency";
  if (isAccount(plain) || isTaxNumber(plain)) return "id";
  if (/^[-+]?\d+(?:[.,]\d+)?\s*%$/.test(plain)) return "percent";
  if (/^\+\d/.test(plain) && isPhone(plain)) return "phone";
  const amount = plain.replace(inBrackets, "");
  if (isAmount(amount)) return amountKind(amount);
  if (/^〒?\d{3}-\d{4}$/.test(plain)) return "postcode";
  if (isPhone(plain)) return "phone";
  if (id.test(plain) && !isSentenceOfCjk(plain)) return "id";
  return "text";
}

export const isAccount = (text: string): boolean => account.test(text);

export const isTaxNumber = (text: string): boolean => taxNumber.test(text);

function amountKind(plain: string): ValueKind {
  if (/^0\d/.test(plain)) return digitCount(plain) >= 7 ? "phone" : "number";
  if (hasCurrency(plain)) return "money";
  const number = parseNumber(plain);
  if (!number) return digitCount(plain) >= 7 ? "phone" : "number";
  const grouped = /\d[.,'’ ]\d{3}(?!\d)/.test(plain);
  if (number.decimals === 2 || grouped || /[)-]$/.test(plain)) return "money";
  return "number";
}

/** Dialled as printed: a country or area code, or groups of digits too many for anything else. */
function isPhone(plain: string): boolean {
  const digits = digitCount(plain);
  if (!phone.test(plain) || digits < 7 || digits > 16) return false;
  return /^[+(0]/.test(plain) || digits >= 9 || plain.split(/[\s\-–./]+/).length >= 3;
}

function digitCount(text: string): number {
  return text.replace(/\D/g, "").length;
}

/** Japanese and Chinese run words together: more signs than digits is a phrase, not an identifier. */
function isSentenceOfCjk(text: string): boolean {
  const signs = [...text].filter(isCjk).length;
  return signs > 0 && signs >= digitCount(text);
}
