import type { LabelKey } from "../../lexicon/phrases";
import { kindOf, type ValueKind } from "../../text/kind";
import { hasCurrency } from "../../text/number";

type Points = Partial<Record<ValueKind, number>> & { text: number };

const dates: Points = {
  date: 2,
  number: -2,
  money: -3,
  phone: -3,
  email: -3,
  percent: -3,
  currency: -3,
  text: -0.8,
};
const amounts: Points = {
  money: 2,
  number: 1.2,
  text: -3,
  date: -3,
  phone: -3,
  email: -3,
  id: -2,
  percent: -2,
  currency: -1.5,
};
const identifiers: Points = {
  id: 1.5,
  number: 1.3,
  phone: 0.8,
  postcode: 0.8,
  date: -1.5,
  money: -0.5,
  email: -2,
  percent: -2,
  text: -1.5,
};
const parties: Points = {
  text: 0.6,
  id: -0.8,
  date: -3,
  money: -3,
  number: -3,
  percent: -3,
  email: -1,
  phone: -2,
  currency: -2,
};
const persons: Points = {
  text: 0.8,
  id: -1.5,
  date: -3,
  money: -3,
  number: -3,
  percent: -3,
  email: -0.5,
  phone: -1.5,
};
const phrases: Points = {
  text: 0.3,
  id: 0,
  number: -0.5,
  date: -0.5,
  money: -2,
  percent: -1,
  phone: -2,
  email: -2,
};

const expectations: Partial<Record<LabelKey, Points>> = {
  po_number: identifiers,
  quote_number: identifiers,
  number: identifiers,
  tax_id: { ...identifiers, phone: 1.5, number: 1.5, money: -0.5, text: -1.5 },
  order_date: dates,
  delivery_date: { ...dates, text: -0.3 },
  due_date: dates,
  date: dates,
  issue_date: dates,
  subtotal: amounts,
  tax: amounts,
  discount: amounts,
  shipping: { ...amounts, text: -1 },
  total: amounts,
  currency: { currency: 2, text: -0.8, money: -2, number: -3, date: -3 },
  buyer: parties,
  supplier: parties,
  ship_to: parties,
  bill_to: parties,
  address: parties,
  addressee: parties,
  buyer_contact: persons,
  supplier_contact: persons,
  contact: persons,
  phone: { phone: 2, number: 1, id: 0, text: -1.5, date: -2, email: -3, money: -3 },
  buyer_phone: { phone: 2, number: 1, id: 0, text: -1.5, date: -2, email: -3, money: -3 },
  email: { email: 2, text: -2, phone: -3, number: -3, date: -3 },
  buyer_email: { email: 2, text: -2, phone: -3, number: -3, date: -3 },
  payment_terms: phrases,
  delivery_terms: phrases,
  project: phrases,
  notes: phrases,
};

/** Without a known label a value of a kind of its own is the better evidence. */
const unknown: Points = {
  text: 0.2,
  date: 0.9,
  money: 0.9,
  number: 0.7,
  phone: 0.9,
  email: 0.9,
  id: 0.7,
};

/** How well a value fits its label, in points of evidence: negative for a mismatch of kind. */
export function fits(key: LabelKey | null, value: string): number {
  const points = (key && expectations[key]) || unknown;
  const kind = kindOf(value);
  const base = points[kind] ?? points.text;
  const digits = value.replace(/\D/g, "").length;
  const isCalled = key === "phone" || key === "buyer_phone";
  // Groups of three digits are a sum anywhere else, and three and four a postal code.
  if (isCalled && kind === "postcode") return 2;
  if (isCalled && kind === "money" && !/[.,]|\p{Sc}/u.test(value) && digits >= 7) return 2;
  if (kind !== "text") return base;
  if (points === identifiers && digits > 0) return 0.6;
  if (points === dates && digits >= 2) return 0;
  if (points === amounts && hasCurrency(value) && digits > 0) return 0.5;
  if (isCalled && digits >= 6) return 1;
  if (key === "tax_id" && digits >= 5) return 1;
  if (key === "email" && value.includes("@")) return 1.5;
  if ((points === persons || key === "currency") && value.length > 40) return -2;
  return base;
}
