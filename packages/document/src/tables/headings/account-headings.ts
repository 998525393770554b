import { beginsWith } from "../../lexicon/word-classes";

/** "Date  Details  Debit  Credit  Balance": a statement of account, whose rows are what was bought and paid. */
export function areOfAccount(headings: readonly { text: string }[]): boolean {
  return (["debit", "credit"] as const).every((side) =>
    headings.some(({ text }) => beginsWith(side, text)),
  );
}
