import type { Word } from "../../model";
import { isCjk } from "../../text/fold";
import { cutWord } from "./cut-word";
import { marksBetween } from "./marks-between";
import { withoutStrayDots } from "./middle-dots";
import { withSureSigns } from "./sure-signs";

/** Dots and underscores lead the eye or wait to be written on, rows of other signs part what tills print: they are no text. */
const leader = /^[._…‥·・‧\-–—―]{3,}$|^_+$|^[=*#~+]{6,}$/;

/** Of those only points lead from a text to the next. */
const pointed = /^[.…‥·・]{4,}$/;

/** Marks that a reader of pixels makes of stray ink and of what is left of rules. */
const stray = /^[|¦'`´‘’"“”~_=\\/<>*.,;:^ー一\-–—・°]{1,2}$/;

/** Brackets behind an ideograph, around more of them or a rate, are full-width in print. */
const bracketed = /(?<=^|[\u3040-\u9fff])\(([\d%.,]*|[^()]*[\u3040-\u9fff][^()]*)\)/g;
/** A raised figure behind a unit is seen, but not which: two is likelier than three. */
const raised = /(?<=^|[^\p{L}])([cdkm]?m)[?°]{1,2}(?=$|[^\p{L}])/gu;
const squareConfidence = 0.6;

/** Below this the reader itself hardly believes in a lone mark. */
const strayConfidence = 0.7;

/** … and from here on the second reader is sure of one. */
const SURE = 0.95;

/** The words of a page that are text, leaders and stray marks taken off. */
export function cleanWords(words: readonly Word[], language?: string): Word[] {
  const leading = new Set(
    words.flatMap((row, at) => {
      const before = pointed.test(row.text) ? beforeIt(row, words, at) : undefined;
      return before ? [before] : [];
    }),
  );
  const marks = marksBetween(words);
  const isIdeographic = language === "jpn" || language === "zho";
  const isWide = language !== "jpn" || hasWideBrackets(words);
  return withoutStrayDots(words)
    .map((word) => (leading.has(word) ? { ...word, leads: true } : word))
    .filter((word) => marks.has(word) || (!leader.test(word.text) && !isStray(word)))
    .map((word) => (marks.has(word) ? word : trimLeaders(word)))
    .filter((word) => word.text !== "")
    .flatMap(atSpecks)
    .flatMap((word) => (isIdeographic ? atSpaces(word) : [word]))
    .map(withPlainBox)
    .map((word) =>
      word.source === "ocr"
        ? withDash(withPrintedSigns(withSureSigns(withOneSign(word), language), language, isWide))
        : word,
    );
}

/** Signs that documents print for boxes to tick, by those that stand for them. */
const BOXES: readonly [RegExp, string][] = [
  [/^[⊗⊙◉⦿⊚]/u, "●"],
  [/^[⊠🗵🮽]/u, "☒"],
  [/^[▢◻⬜❏❑❒]/u, "☐"],
];

function withPlainBox(word: Word): Word {
  const [sign, plain] = BOXES.find(([signs]) => signs.test(word.text)) ?? [];
  return sign && plain ? { ...word, text: word.text.replace(sign, plain) } : word;
}

/** A speck between two words: "UNIT*COST". */
function atSpecks(word: Word): Word[] {
  if (word.source !== "ocr" || word.confidence >= strayConfidence || !SPECK.test(word.text))
    return [word];
  return cutWord(word, /\*/).map((part, i) => (i === 0 ? part : { ...part, spaceBefore: true }));
}

/** Latin words on pages in ideographs, whose reader sees several as one. */
function atSpaces(word: Word): Word[] {
  if (word.source !== "ocr" || !SPACED.test(word.text)) return [word];
  return cutWord(word, / /).map((part, i) => (i === 0 ? part : { ...part, spaceBefore: true }));
}

const SPACED = /^\p{Script=Latin}{2,}(?: \p{Script=Latin}{2,})+[.:)]?$/u;

const SPECK = /^\p{L}{3,}\*\p{L}{3,}$/u;

/** The word next to a row of leaders on its line, among those read shortly before it; none where they begin it. */
function beforeIt(row: Word, words: readonly Word[], at: number): Word | undefined {
  const before = words
    .slice(Math.max(0, at - RECENT), at)
    .filter(
      ({ text, box, baseline, fontSize }) =>
        Math.abs(baseline - row.baseline) < 0.3 * fontSize &&
        box.x1 < row.box.x0 + 0.2 * fontSize &&
        !pointed.test(text),
    );
  return before.reduce<Word | undefined>(
    (last, word) => (last && last.box.x1 > word.box.x1 ? last : word),
    undefined,
  );
}

const RECENT = 40;

/** In letters; a dot is as wide as half of one. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign === "." ? 0.5 : 1), 0);

function isStray({ text, source, confidence, readings }: Word): boolean {
  if (source === "pdf") return false;
  if (/^[.,'`´°]$/.test(text)) return true;
  // "ĐT / Tel.": a slanted stroke that the second reader is sure of.
  if (text === "/" && (readings?.second ?? 0) >= SURE) return false;
  return /^[|¦]+$/.test(text) || (stray.test(text) && confidence < strayConfidence);
}

function trimLeaders(word: Word): Word {
  const text = word.text
    .replace(/[_…]{2,}|\.{4,}|^(?:\.{3}|…)(?![)\]”“"»]+$)/g, "")
    .replace(word.source === "ocr" ? /^\||\|$/g : /$^/g, "");
  if (text === word.text) return word;
  const at = Math.max(0, word.text.indexOf(text));
  const wide = widthOf(word.text);
  const share = (part: string) => ((word.box.x1 - word.box.x0) * widthOf(part)) / wide;
  const x0 = word.box.x0 + share(word.text.slice(0, at));
  const leads = /(?:[….]{4,}|…{2,})$/.test(word.text);
  return {
    ...word,
    text,
    ...(leads ? { leads } : {}),
    box: { ...word.box, x0, x1: x0 + share(text) },
  };
}

/** An em dash is wider than this, in em. */
const EM_DASH = 0.75;

/** Readers take an en dash for a longer one; hyphens were told from both by their ink. */
function withDash(word: Word): Word {
  const width = (word.box.x1 - word.box.x0) / word.fontSize;
  return word.text === "—" && width < EM_DASH ? { ...word, text: "–" } : word;
}

/** A sign of money that readers saw twice, and how wide two of them are at least, in em. */
const twice = /^([€£$])\1$/;
const TWO_SIGNS = 0.9;

function withOneSign(word: Word): Word {
  const isNarrow = word.box.x1 - word.box.x0 < TWO_SIGNS * word.fontSize;
  return isNarrow ? { ...word, text: word.text.replace(twice, "$1") } : word;
}

/** Brackets on Japanese pages are mostly of one width: that of most, which the ink around them has told. In Chinese faces wide ones stand closer, too. */
function hasWideBrackets(words: readonly Word[]): boolean {
  let [wide, narrow] = [0, 0];
  for (const { text, source } of words) {
    if (source !== "ocr" || !isCjk(text)) continue;
    wide += text.match(/（/g)?.length ?? 0;
    narrow += text.match(bracketed)?.length ?? 0;
  }
  return narrow <= wide;
}

/** Signs that readers trained on ASCII put for those of CJK fonts: yen, times, full-width brackets. */
function withPrintedSigns(word: Word, language: string | undefined, isWide: boolean): Word {
  let text = word.text.replace(/^\\(?=\s?\d)/, "¥").replace(/(?<=[^.])\.\.$/, ".");
  if (language === "jpn") text = text.replace(/(?<=\d)[xX](?=\d)/g, "×");
  // No word begins with the comma that Chinese puts right behind the one before.
  if (language === "zho") text = text.replace(/^,(?=\S)/, "，");
  // The sign for degrees Celsius has its ring.
  text = text.replace(/°+(?=[℃℉])/g, "");
  if (isWide && isCjk(text)) text = text.replace(bracketed, "（$1）");
  const raisedUp = text.replace(raised, "$1²");
  // Print in ideographs has a sign of its own for square metres, which the reader of Chinese does not know.
  const squared = language === "zho" ? raisedUp.replace(/(?<![a-z])m²/g, "㎡") : raisedUp;
  if (squared !== text) {
    return { ...word, text: squared, confidence: Math.min(word.confidence, squareConfidence) };
  }
  return text === word.text ? word : { ...word, text };
}
