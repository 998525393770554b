import type { Sign } from "../readers/print-network";

/** A word's characters and its sides along the line. */
interface Spelled {
  text: string;
  box: { x0: number; x1: number };
}

/**
 * Deals the signs of a line (without spaces) out to the words that another reader saw in it, so that the fewest characters
 * differ (edit distance); a sign that no word has goes to the word it stands on.
 */
export function alignSigns(
  words: readonly Spelled[],
  signs: readonly Sign[],
  isAlike: (character: string, sign: string) => boolean,
): Sign[][] {
  const characters = words.flatMap(({ text }, word) =>
    [...text].map((character) => ({ character, word })),
  );
  const [n, m] = [characters.length, signs.length];
  const cost = Array.from({ length: n + 1 }, (_, i) =>
    Array.from({ length: m + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => (cost[i] as number[])[j] as number;
  const change = (i: number, j: number) =>
    isAlike(characters[i - 1]?.character ?? "", signs[j - 1]?.text ?? "") ? 0 : 1;
  for (let i = 1; i <= n; i++) {
    for (let j = 1; j <= m; j++) {
      (cost[i] as number[])[j] = Math.min(
        at(i - 1, j - 1) + change(i, j),
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
      );
    }
  }
  const dealt: Sign[][] = words.map(() => []);
  let [i, j] = [n, m];
  while (j > 0) {
    const sign = signs[j - 1] as Sign;
    if (i > 0 && at(i, j) === at(i - 1, j - 1) + change(i, j)) {
      dealt[characters[--i]?.word ?? 0]?.unshift(sign);
      j--;
    } else if (i > 0 && at(i, j) === at(i - 1, j) + 1) i--;
    else {
      const [left, right] = [characters[i - 1]?.word, characters[i]?.word];
      dealt[nearer(words, sign, left ?? right ?? 0, right ?? left ?? 0)]?.unshift(sign);
      j--;
    }
  }
  return dealt;
}

function nearer(words: readonly Spelled[], { x }: Sign, left: number, right: number): number {
  const distance = (word: number) => {
    const { x0 = 0, x1 = 0 } = words[word]?.box ?? {};
    return Math.max(x0 - x, x - x1, 0);
  };
  return distance(left) <= distance(right) ? left : right;
}
