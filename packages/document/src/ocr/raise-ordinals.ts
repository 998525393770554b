import type { Word } from "../model";
import type { Model } from "./tesseract";

/** Languages that print º where others print the sign of degrees; their models know both and take one for the other. */
const WITH_ORDINALS: ReadonlySet<Model> = new Set<Model>(["por", "spa"]);

/** The raised o behind numbers and in `n.º`, which was read as the sign of degrees or as another raised sign. */
export function raiseOrdinals(words: readonly Word[], model: Model): Word[] {
  if (!WITH_ORDINALS.has(model)) return [...words];
  return words.map((word) => {
    const text = word.text
      .replace(/^([nN]\.?)[°*"”'’?](?=:?$)/u, "$1º")
      .replace(/(?<=[\p{L}\d]\.?)°(?![CF])/gu, "º");
    return text === word.text ? word : { ...word, text };
  });
}
