import { fold } from "../../text/fold";

/** What the two columns of an account are called, what is owed and what was paid, in the languages of the lexicon. */
const OWED = /^(?:debit|debits|debe|cargos?|dare|soll|debito|debet|winien|借方)(?: |$)/;
const PAID = /^(?:credit|credits|haber|abonos?|avere|haben|credito|ma|貸方|贷方)(?: |$)/;

/** "Date  Details  Debit  Credit  Balance": a statement of account, whose rows are what was bought and paid. */
export function areOfAccount(headings: readonly { text: string }[]): boolean {
  const texts = headings.map(({ text }) => fold(text));
  return texts.some((text) => OWED.test(text)) && texts.some((text) => PAID.test(text));
}
