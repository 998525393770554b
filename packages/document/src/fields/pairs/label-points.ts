import { hasRole, namesOrganisation } from "../../lexicon/roles";
import { asksForNumber } from "../../text/number-sign";
import { areChoices } from "../choices/tick-boxes";
import { beginsWithNumber, isQuestion, withoutNumber } from "../units/label-like";
import type { Unit } from "../units/unit";

/** A street with its house number. */
const streetNumber = /\p{L}{4,}\.? \d{1,4} ?[a-z]?$/u;

/** "Mitglieds-Nr.", "Customer No.": the point is that of a word cut short. */
const abbreviation = /\p{L}{4,}[\s/-](?:\p{Lu}\p{L}{1,2}|n[ro])\.$/u;

/** The asterisk of what has to be filled in. */
const required = /[\p{L})]\s?\*$/u;

/** What a number is asked for with, in points. */
const NUMBERED = 2;

/** One letter, or the number of a section: "B.", "III". */
const SECTION = /^(?:\p{Script=Latin}|[A-D]\.|[IVX]{2,4}\.?)$/u;

/** Signs of the end of one sentence and the beginning of the next. */
const shortestSentence = 16;

/** Signs of a question on a form, which may be a whole sentence. */
const longestQuestion = 180;

/** "Do you agree? If not, state why.": what is asked besides. */
const ASKED_ON = /\p{L}[?？] \p{Lu}[^?？!]{4,60}$/u;

/** How much a text looks like a label by itself. */
export function labelPoints(unit: Unit, bodySize: number): number {
  const { match } = unit;
  const text = withoutNumber(unit.text);
  let points = unit.colon ? 2.6 : 0;
  if (match) points += match.score >= 0.9 ? 3.2 * match.score : 1.6 * match.score;
  const known = match !== null && match.score >= 0.9;
  if (!unit.colon && !known && unit.kind !== "text" && text === unit.text) points -= 4;
  if (!unit.colon && SECTION.test(text)) points -= 4;
  if (required.test(text)) points += 0.6;
  if (!known && asksForNumber(text)) points += NUMBERED;
  if (unit.kind === "email" || unit.kind === "date" || unit.kind === "money") points -= 3;
  const isNumbered = beginsWithNumber(unit.text);
  const asksOn = isNumbered && (unit.colon || ASKED_ON.test(text));
  const isAsked = (isQuestion(text) || asksOn) && text.length < longestQuestion;
  if (isAsked) points += isNumbered ? 1.6 : 0.6;
  else {
    if (text.length > 60) points -= 4;
    else if (text.length > 40) points -= 1.5;
    if (text.split(" ").length > 7) points -= 1.5;
  }
  if (
    !unit.colon &&
    !known &&
    !isAsked &&
    /[,;、]|^\d|\d{3}|\d[-–]\d/.test(text) &&
    !asksPlainly(text)
  )
    points -= 1;
  if (!unit.colon && !isAsked && /[\u3040-\u9fff]{7}。$/.test(text)) points -= 4;
  if (!unit.colon && !known && streetNumber.test(text)) points -= 1.5;
  // "Terr. No." is no sentence.
  if (!known && !isAsked && text.length > shortestSentence && /\p{L}{3,}[.!?] \p{Lu}/u.test(text))
    points -= 4;
  if (!isAsked && /[.,;!。、]$/.test(text) && text.length > 12 && !abbreviation.test(text))
    points -= 1.2;
  if (!unit.colon && !known && namesOrganisation(text)) points -= 2;
  const ocr = unit.source === "ocr";
  if (!unit.colon && hasRole(text, "signature", ocr)) points -= known ? 1 : 2.5;
  if (!unit.colon && !known && hasRole(text, "title", ocr)) points -= 2;
  if (isHeadline(unit, bodySize) && hasRole(text, "title", ocr)) points -= 2.5;
  if (areChoices(text) || !/[\p{L}\p{N}#№$€£¥]/u.test(text)) points -= 6;
  // What greets in a letter is left only where it heads an address.
  const greets = hasRole(text, "greeting", ocr) && match?.key !== "addressee";
  // "Terms of sale" heads what was printed for all; in a cell it asks for those of one.
  const isHeading = hasRole(text, "terms", ocr) && !(known && unit.cell !== null);
  if (isHeading || greets) points -= 5;
  return points;
}

/** "In case of emergency, notify": the comma of a sentence, not of a name or an address. */
const asksPlainly = (text: string): boolean => /^\p{Lu}\p{Ll}*(?:,? \p{Ll}+)+$/u.test(text);

/** The name of a kind of document over it all is no label, though it may be one in smaller type. */
function isHeadline(unit: Unit, bodySize: number): boolean {
  return unit.fontSize > 1.25 * bodySize && !unit.colon;
}
