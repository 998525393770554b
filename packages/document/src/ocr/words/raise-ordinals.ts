import type { Word } from "../../model";
import type { Model } from "../readers/model-data";

/** Languages that print º where others print the sign of degrees; their models know both and take one for the other. */
const WITH_ORDINALS: ReadonlySet<Model> = new Set<Model>(["por", "spa"]);

/** The raised o behind numbers and in `n.º`, which was read as the sign of degrees or as another raised sign; elsewhere, and before a scale, the sign of degrees. */
export function raiseOrdinals(words: readonly Word[], model: Model): Word[] {
  return words.map((word) => {
    const text = WITH_ORDINALS.has(model)
      ? word.text
          .replace(/^([nN]\.?)[°*"”'’?](?=:?$)/u, "$1º")
          .replace(/(?<=[\p{L}\d]\.?)°(?![CF])/gu, "º")
          .replace(/(?<=^|\d|\s)º(?=[CF]$)/gu, "°")
      : word.text.replaceAll("º", "°");
    return text === word.text ? word : { ...word, text };
  });
}
