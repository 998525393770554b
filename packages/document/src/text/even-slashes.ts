/** A form of slashes is the document's where so many texts, and this share of those with one, have it. */
const FEWEST = 3;
const SHARE = 0.6;
/** The slash between two languages, behind ideographs or kana and before a Latin word, with what readers make of it. */
const BETWEEN =
  /(?<=[\u3041-\u30ff\u3400-\u9fff][^/／]*)\s*(?:[/／]\s*)+(?=\p{Script=Latin}[\p{Script=Latin} .#])/u;

/**
 * Slashes between two languages are set alike throughout: where most of these texts have one between spaces, those that were read
 * without, or twice, get it so.
 */
export function evenSlashes(texts: readonly string[]): (text: string) => string {
  const slashed = texts.filter((text) => BETWEEN.test(text));
  const wide = slashed.filter((text) => / \/ /.test(text)).length;
  const areWide = wide >= FEWEST && wide >= SHARE * slashed.length;
  return (text) => (areWide ? text.replace(BETWEEN, " / ") : text);
}
