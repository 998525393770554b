/** Kinds of document that are made. */
export type DocumentKind = "order" | "invoice" | "delivery" | "receipt" | "form" | "letter";

export type LabelName =
  | "poNumber"
  | "invoiceNo"
  | "noteNo"
  | "receiptNo"
  | "orderDate"
  | "invoiceDate"
  | "noteDate"
  | "dueDate"
  | "deliveryDate"
  | "customerNo"
  | "quoteNo"
  | "project"
  | "contact"
  | "phone"
  | "email"
  | "paymentTerms"
  | "deliveryTerms"
  | "currency"
  | "taxId"
  | "shipVia"
  | "bank"
  | "subtotal"
  | "discount"
  | "shipping"
  | "tax"
  | "total"
  | "notes"
  | "billTo"
  | "shipTo"
  | "supplier"
  | "buyer"
  | "cashier"
  | "table"
  | "cash"
  | "change"
  | "name"
  | "birthDate"
  | "address"
  | "nationality"
  | "employer"
  | "occupation"
  | "idNo"
  | "reason";

export type ColumnName =
  | "lineNo"
  | "itemCode"
  | "description"
  | "quantity"
  | "unit"
  | "unitPrice"
  | "amount";

/**
 * What a language prints. A text holds the choices of development, then ` // ` and those held out; choices
 * are parted by ` | `, lines of an address by ` ; `.
 */
export interface Words {
  /** ISO 639-3. */
  code: string;
  labels: Readonly<Record<LabelName, string>>;
  columns: Readonly<Record<ColumnName, string>>;
  titles: Readonly<Record<DocumentKind, string>>;
  /** What is sold: `name = unit = price`. */
  items: string;
  companies: string;
  people: string;
  addresses: string;
  /** Tick boxes: `question = choice, choice, choice`. */
  choices: string;
  nationalities: string;
  occupations: string;
  payment: string;
  delivery: string;
  carriers: string;
  projects: string;
  notes: string;
  /** Names of groups of rows, and of their sums. */
  sections: string;
  sectionSum: string;
  /** Printed, and no field. */
  terms: string;
  greetings: string;
  footers: string;
  signatures: string;
  /** `#` is the page, `##` how many there are. */
  pageNumbers: string;
  /** `D` day, `M` month, `Y` year, `m` the month's name. */
  dates: string;
  months: string;
  phones: string;
  /** The number of a company for the tax office; `0` stands for a digit. */
  taxIds: string;
  money: Money;
}

export interface Money {
  code: string;
  /** Around the number, which `0` stands for: `$0`, `0 €`. */
  forms: string;
  decimals: 0 | 2;
  grouping: string;
  point: string;
  /** Share of the tax, in percent. */
  rates: readonly number[];
}

export type SetName = "dev" | "held-out";

/** The choices that a set may print. */
export function choicesOf(text: string, set: SetName): string[] {
  const [development, heldOut] = text.split(/\s\/\/\s/);
  return ((set === "dev" ? development : heldOut) ?? "").split(/\s\|\s/).map((part) => part.trim());
}
