import { matchLabel } from "../lexicon/vocabulary";
import type { Word } from "../model";

/** A label in letters and, without the space that readers miss, the number it asks for. */
const LABELLED = /^(\p{L}{3,}[.º°]?)(\d[\d./-]{2,})$/u;
const KNOWN = 0.98;

/** "レジNo.05": ideographs and the sign for a number, which are a label whatever they name, and the number without a space. */
const COUNTED = /^([\u3040-\u9fff]{1,6}(?:No\.?|№|番号))(\d[\d-]*)$/iu;

/** "NIF505550184", "Telefone965": parted where the lexicon knows the letters as a label. */
export function partLabelled(word: Word): Word[] {
  const counted = COUNTED.exec(word.text);
  const [, label, number] = counted ?? ((word.source === "ocr" && LABELLED.exec(word.text)) || []);
  if (!label || !number || (!counted && (matchLabel(label)?.score ?? 0) < KNOWN)) return [word];
  const x = word.box.x0 + ((word.box.x1 - word.box.x0) * label.length) / word.text.length;
  return [
    { ...word, text: label, box: { ...word.box, x1: x } },
    { ...word, text: number, box: { ...word.box, x0: x }, spaceBefore: true },
  ];
}
