/** Keys of fields that have one meaning in every language. */
export const fieldKeys = [
  "po_number",
  "order_date",
  "delivery_date",
  "due_date",
  "payment_terms",
  "delivery_terms",
  "currency",
  "buyer",
  "buyer_contact",
  "buyer_phone",
  "buyer_email",
  "supplier",
  "supplier_contact",
  "ship_to",
  "bill_to",
  "tax_id",
  "quote_number",
  "project",
  "subtotal",
  "tax",
  "discount",
  "shipping",
  "total",
  "notes",
] as const;

export type FieldKey = (typeof fieldKeys)[number];

const columnKeys = [
  "line_no",
  "item_code",
  "description",
  "quantity",
  "unit",
  "unit_price",
  "discount",
  "tax_rate",
  "amount",
  "delivery_date",
] as const;

export type ColumnKey = (typeof columnKeys)[number];

/**
 * Labels whose meaning depends on the party they stand with (a telephone number is the buyer's or
 * the supplier's), or that documents of other kinds print and no canonical key covers.
 */
export type GeneralKey =
  | "issue_date"
  | "addressee"
  | "contact"
  | "phone"
  | "email"
  | "address"
  | "date"
  | "number"
  | "other";

/**
 * The vocabulary of one language, for people to read and extend. Every entry is a list of phrases
 * separated by ` | `, in any case, with or without accents; percentages, amounts, currencies and
 * brackets are ignored when a printed label is looked up, so they need no entries of their own.
 */
export interface Lexicon {
  /** ISO 639-3. */
  language: string;
  /** Labels of canonical fields. */
  fields: Partial<Record<FieldKey, string>>;
  /** Labels that are not canonical by themselves. */
  general: Partial<Record<GeneralKey, string>>;
  /** Headings of the columns of an item table. */
  columns: Partial<Record<ColumnKey, string>>;
  /** Headings of columns that have no canonical key. */
  otherColumns: string;
  /** Names of kinds of document, as printed in a title. */
  titles: string;
  /** Headings of terms and conditions. */
  terms: string;
  /** What begins a note of the form itself, in sentences for whoever fills it in. */
  notices: string;
  /** Answers of one word to a question: that it is so, and that it is not. */
  assents: string;
  refusals: string;
  /** With what a form says that something is to be ticked or ringed. */
  ticking: string;
  /** Captions under or above a place to sign. */
  signatures: string;
  /** How a letter opens and closes. */
  greetings: string;
  /** What a till prints before the name of whoever served. */
  attendants: string;
  /** What tells one person from another, as the columns of a list of persons ask for it. */
  persons: string;
  /** What stands in an address before the person whom it is meant for at the firm. */
  attention?: string;
  /** What stands for a price or an amount where nothing is to be paid. */
  free: string;
  /** Words of page numbers and of notes that a table goes on. */
  paging: string;
  /** The months from January on and the days of the week from Monday on, each with its short forms behind commas. */
  months?: string;
  weekdays?: string;
  /** Words that end no text, for another one comes: "of", "the". */
  links?: string;
  /** Words before a place or a person, at the end of what asks for one: "to". */
  prepositions?: string;
  /** What stands before whoever did something: "by". */
  agents?: string;
  /** What is done with an amount in a sum: "less", "plus". */
  reckoning?: string;
  /** What begins the name of a street, or the number of a place in a house. */
  streets?: string;
  /** What stands before the number of a letter box in an address. */
  letterBoxes?: string;
  /** Headings of the two columns of an account: what is owed, and what was paid. */
  debit?: string;
  credit?: string;
  /** Words before an apostrophe that took their last vowel: "l" of "l'anno". */
  elisions?: string;
  /** Words that are printed with a point behind them, without it. */
  abbreviations: string;
  /** Legal forms and words that make a name that of an organisation. */
  organisations: string;
}
