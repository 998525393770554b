import type { UnlabelledRole } from "../fields/unlabelled";
import type { LabelledValue } from "../fields/values/grow";
import { fieldKeys } from "../lexicon/lexicon";
import type { LabelKey } from "../lexicon/phrases";
import { namesInvoice, namesOrganisation } from "../lexicon/roles";
import { matchLabel } from "../lexicon/vocabulary";
import { kindOf } from "../text/kind";
import { snakeCase } from "./snake-case";

const canonical: ReadonlySet<string> = new Set(fieldKeys);
const moneyKeys: ReadonlySet<string> = new Set([
  "subtotal",
  "tax",
  "discount",
  "shipping",
  "total",
]);
/** A label that is less than this like a phrase of the lexicon keeps its own name. */
const likeness = 0.68;

type Party = "buyer" | "supplier";

/** The key of every value, before they are made unique. `values` are in reading order. */
export function toKeys(values: readonly LabelledValue[]): string[] {
  const order = isOrder(values);
  return values.map((value, index) => {
    if (value.role) return roleKey(value.role, order);
    return keyOf(value, values.slice(0, index), order);
  });
}

/** Labels that only an order has: they make the issuer the buyer, and a plain date that of the order. */
function isOrder(values: readonly LabelledValue[]): boolean {
  const title = values.find((value) => value.role === "title");
  const keys = new Set(values.map((value) => value.label?.match?.key));
  const isInvoiced = ({ label }: LabelledValue) =>
    label?.match?.key === "number" && namesInvoice(label.text);
  if (!title && values.some(isInvoiced)) return false;
  if (title) return [title.text, ...title.text.split(/\s+/)].some(namesOrder);
  const own = ["po_number", "supplier", "ship_to", "delivery_date"].filter((key) =>
    keys.has(key as LabelKey),
  );
  return own.length >= 2;
}

function namesOrder(text: string): boolean {
  const match = matchLabel(text);
  return match?.key === "po_number" && match.score >= 0.7;
}

function roleKey(role: UnlabelledRole, order: boolean): string {
  if (role === "title") return "title";
  return (role === "issuer") === order ? "buyer" : "supplier";
}

function keyOf(value: LabelledValue, before: readonly LabelledValue[], order: boolean): string {
  const label = value.label?.text ?? "";
  const match = value.label?.match;
  if (!match || match.score < likeness) return snakeCase(label);
  const key = resolve(match.key, value, before, order);
  return key && canonical.has(key) ? key : snakeCase(label);
}

function resolve(
  key: LabelKey,
  value: LabelledValue,
  before: readonly LabelledValue[],
  order: boolean,
): string | null {
  const text = value.text;
  if (key === "tax" && isTaxNumber(text)) return "tax_id";
  if (moneyKeys.has(key) && !isAmountLike(text)) return null;
  if (key === "buyer" && isPerson(text, value)) return "buyer_contact";
  if (key === "supplier" && isPerson(text, value)) return "supplier_contact";
  if (key === "buyer_contact" && namesOrganisation(text)) return "buyer";
  if (key === "buyer_contact" && /(?:様|さま|殿)$/.test(text)) return "supplier_contact";
  if (!order && ["contact", "phone", "email", "issue_date"].includes(key)) return null;
  if (key === "issue_date") return "order_date";
  if (key === "addressee") return order ? "supplier" : "bill_to";
  if (key === "contact")
    return partyBefore(value, before) === "supplier" ? "supplier_contact" : "buyer_contact";
  if (key === "phone") return partyBefore(value, before) === "supplier" ? null : "buyer_phone";
  if (key === "email") return partyBefore(value, before) === "supplier" ? null : "buyer_email";
  if (key === "address" || key === "date" || key === "number" || key === "other") return null;
  return key;
}

/** An amount, maybe with a word beside it ("¥297,000 incl. tax"), but no sentence. */
function isAmountLike(text: string): boolean {
  if (["money", "number"].includes(kindOf(text))) return true;
  return /\d/.test(text) && text.replace(/[^\p{L}]/gu, "").length <= 8;
}

/** "VAT: GB123456789" names the registration, not an amount. */
function isTaxNumber(text: string): boolean {
  return text.replace(/\D/g, "").length >= 7 && !["money", "date"].includes(kindOf(text));
}

/** Two to four capitalised words without digits or a legal form: a person rather than a company. */
function isPerson(text: string, value: LabelledValue): boolean {
  if (value.lines.length > 1 || /\d/.test(text) || namesOrganisation(text)) return false;
  const words = text.split(/\s+/);
  const named =
    words.length >= 2 &&
    words.length <= 4 &&
    words.every((word) => /^\p{Lu}[\p{L}.'’-]*$/u.test(word));
  return named && !words.every((word) => word === word.toUpperCase() && word.length > 3);
}

const partyOf: Partial<Record<LabelKey, Party>> = {
  buyer: "buyer",
  buyer_contact: "buyer",
  bill_to: "buyer",
  supplier: "supplier",
  supplier_contact: "supplier",
};

/** The party whose block or column the value stands in: the last one named above or beside it. */
function partyBefore(value: LabelledValue, before: readonly LabelledValue[]): Party | null {
  const page = value.lines[0]?.page;
  const near = before
    .filter((other) => other.lines[0]?.page === page)
    .map((other) => ({
      party: partyOf[other.label?.match?.key ?? "other"],
      distance: distance(value, other),
    }))
    .filter((other): other is { party: Party; distance: number } => other.party !== undefined)
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.party ?? null;
}

/** Lines apart, with a penalty for another column. */
function distance(value: LabelledValue, other: LabelledValue): number {
  const a = value.label ?? value.lines[0];
  const b = other.label ?? other.lines[0];
  if (!a || !b) return Number.POSITIVE_INFINITY;
  const rows = Math.abs(a.firstBaseline - b.firstBaseline) / a.fontSize;
  const columns = Math.abs(a.box.x0 - b.box.x0) > 2 * a.fontSize ? 5 : 0;
  return rows + (rows < 0.5 ? 0 : columns);
}
