import { fold } from "../text/fold";
import { spellings } from "./spellings";

/** A sign by itself before a heading, or behind it, that says nothing of amounts: "VAT %", "Price €", "Disc. 2" do. */
const STRAY = /^[^\s\d%‰\p{Sc}#№] (?=\S)|(?<=\S) [^\s\d%‰\p{Sc}#№]$/gu;

/** The heading of a column seen on pixels, line by line, without what stands around a phrase of the lexicon: "F Description", "Line total ¾". */
export function tidyHeading(text: string): string {
  return text.split("\n").map(withoutStray).join("\n");
}

function withoutStray(line: string): string {
  const isKnown = (part: string) => spellings.has(fold(part));
  if (isKnown(line)) return line;
  const found = [...line.matchAll(STRAY)].map(
    ({ 0: stray, index }) => line.slice(0, index) + line.slice(index + stray.length),
  );
  return found.find(isKnown) ?? line;
}
