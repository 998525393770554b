import type { Mask } from "../capture/binarise";
import type { SeenBox } from "../seen";
import type { FreeInk, TextGroup } from "./find-texts";
import { turnBox, union } from "./letter-shapes";
import { areTwoNumbers, drawnBesides } from "./line-at-text";

/**
 * Two numbers on one line with hardly a blank between them (`62 Ø8`): where one breaks a dimension line that runs across the writing and a leader
 * begins beyond the other, each is a text of its own.
 */
export function splitRows(
  texts: readonly TextGroup[],
  mask: Mask,
  ink: FreeInk,
  height: number,
): TextGroup[] {
  return texts.flatMap((text) => splitRow(text, mask, ink, height) ?? [text]);
}

function splitRow(
  text: TextGroup,
  mask: Mask,
  ink: FreeInk,
  height: number,
): [TextGroup, TextGroup] | null {
  const { level } = text;
  if (level === null) return null;
  const turned = (box: SeenBox) => (level ? box : turnBox(box));
  const signs = ink.components
    .filter(({ label }) => text.labels.has(label))
    .map(({ label, box }) => ({ label, box: turned(box) }))
    .sort((a, b) => a.box.left - b.box.left);
  const drawnAt = drawnBesides((label) => text.labels.has(label), level, mask, ink);
  for (let k = 1; k < signs.length; k += 1) {
    const words = [signs.slice(0, k), signs.slice(k)] as const;
    const [before, after] = words.map((word) => word.map(({ box }) => box).reduce(union));
    if (before === undefined || after === undefined) continue;
    if (!areTwoNumbers(before, after, drawnAt, height)) continue;
    const [first, second] = words.map((word, i) => ({
      ...text,
      labels: new Set(word.map(({ label }) => label)),
      core: null,
      underlined: false,
      box: turned((i === 0 ? before : after) as SeenBox),
    }));
    return [first as TextGroup, second as TextGroup];
  }
  return null;
}
