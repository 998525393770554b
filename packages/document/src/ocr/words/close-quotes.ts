import type { Word } from "../../model";
import type { Model } from "../readers/model-data";

/** Opened low, German quotations close with the sign that opens English ones, which readers take for the one that closes those. */
export function closeQuotes(words: readonly Word[], model: Model): Word[] {
  if (model !== "deu") return [...words];
  let isOpen = false;
  return words.map((word) => {
    const text = word.text.replace(/[„”“]/g, (sign) => {
      const printed = isOpen && sign === "”" ? "“" : sign;
      isOpen = sign === "„";
      return printed;
    });
    return text === word.text ? word : { ...word, text };
  });
}
