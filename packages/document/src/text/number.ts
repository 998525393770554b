/** A printed number: its value, and how many digits stand behind its decimal sign. */
export interface PrintedNumber {
  value: number;
  decimals: number;
}

const currencySign = "[$€£¥￥₫₽₹₩฿]";
const currencyCode =
  "(?:USD|EUR|GBP|JPY|VND|VNĐ|CHF|AUD|NZD|CAD|SGD|HKD|CNY|RMB|INR|KRW|THB|PLN|CZK|HUF|SEK|NOK|DKK|BRL|MXN|ZAR|TWD|MYR|IDR|PHP|AED|TRY|" +
  "US\\$|A\\$|C\\$|S\\$|HK\\$|NT\\$|R\\$|zł|zl|đồng|đ|円|元|圓|Kč|Ft|kr\\.?|Fr\\.?|Euro|yen|Rp|RM)";
const digits = "(?:\\.\\d{2,4}|\\d+(?:[.,'’ \\u00a0\\u202f]\\d{2,3})*(?:[.,]\\d+)?)";
const currency = new RegExp(`${currencySign}|(?<![\\p{L}])${currencyCode}(?![\\p{L}])`, "giu");
const onlyCurrency = new RegExp(`^\\s*(?:${currencySign}|${currencyCode})\\s*$`, "iu");
const amount = new RegExp(
  `^[(（]?\\s*[-−–△▲+]?\\s*(?:${currencySign}|${currencyCode})?\\s*[-−–△▲+]?\\s*${digits}\\s*(?:,-+|,?[-−–]+|\\.-+|,–)?\\s*(?:${currencySign}|${currencyCode}(?![\\p{L}]))?\\s*[-−]?\\s*[)）]?\\s*(?:CR|DR)?$`,
  "iu",
);

export function isCurrency(text: string): boolean {
  return onlyCurrency.test(text.normalize("NFKC"));
}

export function hasCurrency(text: string): boolean {
  return text.normalize("NFKC").search(currency) >= 0;
}

/** True for what is taken off: "-2.50", "2.50-", "▲250". */
export const takesOff = (text: string): boolean => /^[-–−△▲]|\d[-–−]$/.test(text);

/** True for a number with or without currency, sign, brackets or the dash that closes an amount. */
export function isAmount(text: string): boolean {
  const plain = text.normalize("NFKC").trim();
  return amount.test(plain) && !AREA_CODE.test(plain);
}

/** The piece of a number to call that a line break has cut off. */
const AREA_CODE = /^\d{2,4}-$/;

/**
 * Reads a printed number of any locale. Where both `.` and `,` occur the last is the decimal sign;
 * a single one followed by three digits groups thousands unless `decimalSign` says otherwise.
 * Brackets, a leading or trailing minus and △▲ make it negative; behind a yen amount the dash only closes it. Null where it is not one number.
 */
export function parseNumber(text: string, decimalSign?: "." | ","): PrintedNumber | null {
  const plain = text.normalize("NFKC").replace(currency, " ").trim();
  const negative =
    /^\(.*\)$/.test(plain) ||
    /^[-−–△▲]/.test(plain) ||
    (/\d[-−]$/.test(plain) && !/^\s*[¥]/.test(text.normalize("NFKC")));
  const core = plain
    .replace(/^[(\s+\-−–△▲]+|[)\s]+$/g, "")
    .replace(/[.,]?[-−–]+$/, "")
    .replace(/\s*%$/, "")
    .replace(/(?<=\d)['’ \u00a0\u202f](?=\d{3})/g, "")
    .replace(/^(?=\.\d{2,4}$)/, "0");
  if (!/^\d[\d.,]*$/.test(core) || /[.,]$/.test(core)) return null;
  const sign = decimalSignOf(core, decimalSign);
  const [whole = "", fraction = ""] = sign ? splitLast(core, sign) : [core];
  if (sign && /[.,]/.test(fraction)) return null;
  const groups = whole.split(/[.,]/);
  if (groups.length > 1 && groups.slice(1).some((group) => group.length < 2 || group.length > 3))
    return null;
  const value = Number(`${groups.join("")}.${fraction || "0"}`);
  return { value: negative ? -value : value, decimals: fraction.length };
}

function splitLast(text: string, sign: string): [string, string] {
  const at = text.lastIndexOf(sign);
  return [text.slice(0, at), text.slice(at + 1)];
}

function decimalSignOf(core: string, known: "." | "," | undefined): string | null {
  const dot = core.lastIndexOf(".");
  const comma = core.lastIndexOf(",");
  if (dot < 0 && comma < 0) return null;
  if (dot >= 0 && comma >= 0) return dot > comma ? "." : ",";
  const sign = dot >= 0 ? "." : ",";
  const behind = core.length - 1 - Math.max(dot, comma);
  if (core.indexOf(sign) !== core.lastIndexOf(sign)) return null;
  if (known) return sign === known ? sign : null;
  if (behind === 3 && !/^0[.,]/.test(core)) return null;
  return sign;
}

/** The decimal sign that the amounts of a document agree on, undefined where they show none. */
export function decimalSignIn(texts: readonly string[]): "." | "," | undefined {
  const votes = { ".": 0, ",": 0 };
  for (const text of texts) {
    const core = text.normalize("NFKC").replace(currency, "").trim();
    if (/\d,\d{3}\.\d|\d\.\d{2}$|\d,\d{3},\d{3}/.test(core)) votes["."]++;
    else if (/\d\.\d{3},\d|\d,\d{2}$|\d\.\d{3}\.\d{3}/.test(core)) votes[","]++;
  }
  if (votes["."] === votes[","]) return undefined;
  return votes["."] > votes[","] ? "." : ",";
}
