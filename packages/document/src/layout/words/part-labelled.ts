import { matchLabel } from "../../lexicon/vocabulary";
import type { Word } from "../../model";

/** A label in letters and, without the space that readers miss, the number it asks for. */
const LABELLED = /^(\p{L}{3,}[.º°]?)(\d[\d./-]{2,})$/u;
const KNOWN = 0.98;

/** "レジNo.05": ideographs and the sign for a number, which are a label whatever they name, and the number without a space. */
const COUNTED = /^([\u3040-\u9fff]{1,6}(?:No\.?|№|番号))(\d[\d-]*)$/iu;

/** "le:06/03/2023": the end of a label with its colon, and what it asks for without a space. */
const COLON = /^(\p{L}[\p{L}'’.º°]*[:：])(\d[\d./-]+)$/u;

/** "NO.417-05-2218": the sign that ends a label and the number that was filled in right behind it. */
const SIGNED = /^(n[ro]\.)(\d[\d./-]{5,})$/iu;

/** "NIF505550184", "Telefone965": parted where the lexicon knows the letters as a label, or behind a colon. */
export function partLabelled(word: Word): Word[] {
  const counted = COUNTED.exec(word.text);
  const asked = word.source === "ocr" ? (COLON.exec(word.text) ?? SIGNED.exec(word.text)) : null;
  const sure = counted ?? asked;
  const [, label, number] = sure ?? ((word.source === "ocr" && LABELLED.exec(word.text)) || []);
  if (!label || !number || (!sure && (matchLabel(label)?.score ?? 0) < KNOWN)) return [word];
  const x = word.box.x0 + ((word.box.x1 - word.box.x0) * label.length) / word.text.length;
  return [
    { ...word, text: label, box: { ...word.box, x1: x } },
    { ...word, text: number, box: { ...word.box, x0: x }, spaceBefore: true },
  ];
}
