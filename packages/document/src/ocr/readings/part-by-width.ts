import type { Word } from "../../model";

const IDEOGRAPHS = /^[\u3400-\u9fff々〆]+$/;
/** Words whose boxes are wider and narrower than whole ideographs by no more, in ideographs, hold as many. */
const EVEN = 0.12;
/** An ideograph is so wide, in em as a reader measures it. */
const PITCH = [0.8, 1.25] as const;

/**
 * A text's words of ideographs alone with as many signs as there is room for: readers know their order, but where they stand only roughly, and so
 * part them at the wrong place ("山田商|店北口" where "山田商店" and "北口" stand apart).
 */
export function partByWidth(text: readonly Word[]): readonly Word[] {
  const parted: Word[] = [];
  let run: Word[] = [];
  for (const word of text) {
    if (IDEOGRAPHS.test(word.text)) run.push(word);
    else {
      parted.push(...partRun(run), word);
      run = [];
    }
  }
  return [...parted, ...partRun(run)];
}

function partRun(run: readonly Word[]): readonly Word[] {
  const signs = run.flatMap(({ text }) => [...text]);
  const widths = run.map(({ box }) => box.x1 - box.x0);
  const pitch = widths.reduce((sum, width) => sum + width, 0) / signs.length;
  const rooms = widths.map((width) => width / pitch);
  const counts = rooms.map(Math.round);
  const isEven = rooms.every((room, i) => Math.abs(room - (counts[i] as number)) <= EVEN);
  const isUsual = run.every(
    ({ fontSize }) => pitch >= PITCH[0] * fontSize && pitch <= PITCH[1] * fontSize,
  );
  if (!isEven || !isUsual || counts.includes(0)) return run;
  let at = 0;
  return run.map((word, i) => {
    const own = signs.slice(at, at + (counts[i] as number)).join("");
    at += counts[i] as number;
    return own === word.text ? word : { ...word, text: own };
  });
}
