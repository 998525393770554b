import { isWordOf } from "../ocr/words/word-list";
import { pairsLike } from "./vietnamese-pairs";

/** Two syllables of Vietnamese that are in use beside each other, run together to what is none: "Mãsố"; null for any other word. */
export function partSyllables(word: string): string | null {
  const plain = word.normalize("NFC");
  if (isWordOf("vie", plain)) return null;
  const signs = [...plain];
  for (let at = 1; at < signs.length; at++) {
    const pair = `${signs.slice(0, at).join("")} ${signs.slice(at).join("")}`;
    const [left = "", right = ""] = pair.toLowerCase().split(" ");
    if (pairsLike(left, right).includes(`${left} ${right}`)) return pair;
  }
  return null;
}
