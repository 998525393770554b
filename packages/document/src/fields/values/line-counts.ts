import type { LabelKey } from "../../lexicon/phrases";

/** Values of one line by nature. */
export const singleLineKeys: ReadonlySet<LabelKey> = new Set<LabelKey>([
  "po_number",
  "order_date",
  "delivery_date",
  "due_date",
  "currency",
  "buyer_phone",
  "buyer_email",
  "phone",
  "email",
  "tax_id",
  "quote_number",
  "number",
  "date",
  "subtotal",
  "tax",
  "discount",
  "shipping",
  "total",
  "buyer_contact",
  "contact",
]);

/** Codes that have spaces, so that pieces of them look like amounts: "FR 03" over "573759000". */
export const codeKeys: ReadonlySet<LabelKey> = new Set<LabelKey>([
  "tax_id",
  "phone",
  "buyer_phone",
  "number",
  "po_number",
  "quote_number",
]);

/** Names with addresses. */
export const partyKeys: ReadonlySet<LabelKey> = new Set<LabelKey>([
  "addressee",
  "ship_to",
  "bill_to",
  "supplier",
  "buyer",
  "address",
]);

/** Values that have several lines as a rule. */
export const blockKeys: ReadonlySet<LabelKey> = new Set<LabelKey>([...partyKeys, "notes"]);
