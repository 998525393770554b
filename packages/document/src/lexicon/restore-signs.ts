import { fold } from "../text/fold";
import { type Spelling, spellings } from "./spellings";
import type { LanguageWeights } from "./vocabulary";
import { ELISION } from "./without-specks";

/** The sign for "number" before what is numbered or behind it, with what a reader of pixels made of its raised letter: "N. ticket", "Facture n“". */
const NUMBER =
  /^(n)(\.?)(?:(?<=\.)o|[°º*“”"'’])?(?= \p{L})|(?<=\p{L} )(n)(\.?)(?:(?<=\.)o|[°º*“”"'’])?$/iu;
/** How languages print it. */
const RAISED: Readonly<Record<string, string>> = { fra: "°", por: "º", spa: "º" };

/** A word that is elided before a vowel: "d'expédition", "dell'ordine". */
const ELIDED = new RegExp(`(?<!\\p{L})(${ELISION.words})(?=${ELISION.before}\\p{L}{2})`, "giu");
const ELIDING: ReadonlySet<string> = new Set(["fra", "ita"]);

/**
 * A phrase of the lexicon with the small raised signs that readers of pixels lose: the ring of "N° ticket" and "N.º ticket", and the apostrophe of
 * "Date d'expédition". It weighs at least `least` of the first language of the page in its own.
 */
export function restoreSigns(part: string, weights: LanguageWeights, least: number): string {
  const bar = least * Math.max(...weights.values(), 1e-9);
  const weigh = (language: string) => weights.get(language) ?? 0;
  const knownIn = (text: string, isOne: (language: string) => boolean) =>
    (spellings.get(fold(text)) ?? [])
      .map(({ language }: Spelling) => language)
      .filter((language) => isOne(language) && weigh(language) >= bar)
      .toSorted((a, b) => weigh(b) - weigh(a))[0];
  const numbered = part.replace(NUMBER, (sign, ...[n = "", point = "", last, lastPoint]) => {
    const bare = part.replace(NUMBER, "n");
    const language = knownIn(bare, (own) => RAISED[own] !== undefined);
    return language ? `${n || last}${point || (lastPoint ?? "")}${RAISED[language]}` : sign;
  });
  return numbered.replace(ELIDED, (elided, _, at: number) => {
    const [before, behind] = [numbered.slice(0, at), numbered.slice(at + elided.length)];
    const isKnown = knownIn(`${before}${elided} ${behind}`, (own) => ELIDING.has(own));
    return isKnown ? `${elided}'` : elided;
  });
}
