import type { Word } from "../../model";
import type { Model } from "../readers/model-data";
import { ocrSettings } from "../settings";
import { apostropheOf } from "./apostrophe-of";
import { isBeside } from "./part-units";
import { isPrinted } from "./printed-words";
import { asSpelled } from "./spelled-words";

/** A sign where no text has it, and what was printed there. */
type Mend = readonly [RegExp, string | ((found: string) => string)];

/** Codes of capitals and digits are typed with hyphens, never with dashes: "XS-240417-36". */
const CODE: Mend = [
  /^[("']?(?:\p{Lu}{1,4}[-–—]\d|\d+[-–—]\p{Lu})[-–—\p{Lu}\d]*[).,;:]?$/u,
  (code) => code.replace(/[–—]/g, "-"),
];

/** In any language of Latin letters. */
const LATIN: readonly Mend[] = [
  // A word of small letters with a digit in its midst; codes and addresses of the net have large ones or signs.
  [/(?<=^["'(]?\p{L}?\p{Ll}+)[30]*3[30]*(?=(?:\p{Ll}{2,}|[aeiouy])[.,;:)]?$)/u, spelledOut],
  [/(?<=^\p{L}\p{Ll}+)×(?=\p{Ll}*[.,;:]?$)/u, "x"],
  // No word of any language begins so; what looks like a bar and a t are the posts of an H.
  [/^(?:Ht(?=[aiouäöüáíóú]\p{Ll}{2})|tt(?=\p{Ll}{3})|fH(?=$|\p{Ll}))/u, "H"],
  // Large in the midst of small letters and of digits.
  [/(?<=^\p{L}\p{Ll}{4,})O(?=\p{Ll}{0,2}[.,;:)]?$)/u, "o"],
  [/^\d[\dO/-]+$|^O{2,}(?=\d)/u, (number) => number.replace(/O/g, "0")],
  // Initials: "J. M. G."
  [/(?<=^(?:\p{Lu}\.){2})[0568](?=\.$)/u, (digit) => INITIALS[digit] ?? digit],
  // Dates with a letter for a digit.
  [/^\d{1,2}([-/.])\d{1,2}\1(?:19|20)?\d?[SOIl](?=[.,;)]?$)/u, inDigits],
  [/^[SOIl]\d?([-/.])\d{1,2}\1(?:19|20)?\d\d(?=[.,;)]?$)/u, inDigits],
  // Dates that lost their second point: a number has no six decimals.
  [/(?<=^(?:0[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2]))(?=(?:19|20)\d\d[.,]?$)/u, "."],
  // A time right behind its day, a sum with a point for its last comma.
  [/(?<=^\d{4}-\d\d-\d\d)(?=\d{1,2}:\d\d)/u, " "],
  [/(?<=^\p{Sc}\d{1,3}(?:,\d{3})+)\.(?=\d{3}[,;)]?$)/u, ","],
  // A speck before an amount, which has its decimal sign further on.
  [/^[.,](?=\d{1,3}(?:\.\d{3})*,\d\d$|\d{1,3}(?:,\d{3})*\.\d\d$)/u, ""],
  // How many of what size, "12X0,7", or at what price, "x18,00", whose comma leaves most of its cell white on a till.
  [/(?<=^(?:\d{1,2}[xX×]\d|[xX×]\d{1,4})), (?=\d{1,2}$)/u, ","],
  [/^\(ª\)$/u, "(a)"],
  // An address of a house that gives out nothing but addresses.
  [
    /(?<=^[a-z\d._-]{3,})[aeQ](?=(?:gmail|hotmail|yahoo|outlook|icloud|wanadoo|laposte|t-online|gmx|correo|correio|courriel)\.[a-z]{2,}[a-z.]*$)/u,
    "@",
  ],
  // Litres: "EUR/l", "l/min"; running metres, "lfm", running numbers, "lfd.", and sheets, "lbr".
  [/(?<=^(?:EUR|USD|€|\$)\/)[1I](?=[.,;)]?$)|^I(?=\/(?:min|h|s|Tag)[.,;)]?$)/u, "l"],
  [/^I(?=(?:fm|fd|br)[.,;)]?$)/u, "l"],
  // The walls of a comb between its digits.
  [/^\p{L}?\d?(?:[|[\]{}]{1,2}[\d/.-]){3,}[|[\]{}]?$/u, (comb) => comb.replace(/[|[\]{}]/g, "")],
];

const INITIALS: Record<string, string> = { "0": "O", "5": "S", "6": "G", "8": "B" };
const DIGITS: Record<string, string> = { S: "5", O: "0", I: "1", l: "1" };

/** What the readers take for the letters of handwriting: "ma33ino", "vi30so". */
function spelledOut(digits: string): string {
  return digits.replaceAll("3", "z").replaceAll("0", "o");
}

function inDigits(date: string): string {
  return date.replace(/[SOIl]/g, (letter) => DIGITS[letter] ?? letter);
}

/** A zero before the thousands of a price where others have the sign of what one costs: "@8.000". */
const PRICED = /^@\d/;
const AT: Mend = [/^0(?=[1-9]\d{0,2}(?:[.,]\d{3})+$)/u, "@"];

/** "5.º izda." */
const ORDINAL: Mend = [/(?<=^\d{1,2}\.)o$/u, "º"];

/** In ideographs and kana: a full stop whose ring was seen a second time, a round bracket whose bend was, or for which another one was taken. */
const EASTERN: readonly Mend[] = [
  [/(?<=[\u3041-\u30ff\u3400-\u9fff]。)[0oO〇○]$/u, ""],
  [/(?<=（[^（）〈《]*)[〈《](?=）)/u, ""],
  [/[〈《](?=[^（）〈〉《》]*）)/u, "（"],
  [/(?<=（[^（）〈〉《》]*)[〉》]/u, "）"],
  // Consumption tax and what puts out fires, whose first sign lost its drops.
  [/肖(?=[費费]税|防[器栓])/gu, "消"],
];

const OF_LANGUAGE: Partial<Record<Model, readonly Mend[]>> = {
  eng: [
    [/^Ist$/u, "1st"],
    [/^Ib(?=\.?\/)/u, "lb"],
    [/(?<=^[2-9])[iIl]st(?=[.,;)]?$)/u, "1st"],
    // A sum; a diameter has neither thousands nor cents.
    [/^φ(?=\d{1,3}(?:(?:,\d{3})*\.\d{2}|(?:,\d{3})+)[.,;)]?$)/u, "$"],
  ],
  fra: [[/^ler$/u, "1er"]],
  // The classification of goods and services, which Polish invoices give.
  pol: [[/^PKWIU(?=[:/]?$)/u, "PKWiU"]],
  por: [ORDINAL],
  spa: [[/^ler$/u, "1er"], ORDINAL],
  vie: [
    [/q(?=\p{Ll})(?!u)/u, "g"],
    [/(?<=^N)q(?=u)/u, "g"],
  ],
  chi_sim: [
    [/(?<=[壹贰叁肆伍陆柒捌玖])件(?=[零壹贰叁肆伍陆柒捌玖元圆整])/gu, "仟"],
    [/(?<=[拾佰仟零万])参(?=[拾佰仟万元圆角分])/gu, "叁"],
    // Of a full stop's ring its readers make the point that other languages have; one ideograph may be the number of an item.
    [/(?<=[\u3400-\u9fff]{2})\.$/u, "。"],
    // A sum; the comma of texts is as wide as an ideograph.
    [/(?<=^[¥￥]?\d{1,3})，(?=\d{3}(?:\.\d{2})?元?$)/u, ","],
    // Rest and home, whose lookalikes make no word here; no word ends in the next sign but for the preposition that looks like it.
    [/(?<=[退午])体|(?<=未)体(?=年?假)/gu, "休"],
    [/(?<=家)瘫/gu, "庭"],
    [/(?<=[属位等低限由关至鉴]|[仅适]用)干(?![部净燥粉洗货事预扰涉])/gu, "于"],
  ],
  jpn: [
    [/(?<=[\u3041-\u30ff\u3400-\u9fff])ヽ(?=[\u3041-\u30ff\u3400-\u9fff])/gu, "、"],
    [/(?<=(?:株式|有限|合[同資名])会)[赴証杜祉]/gu, "社"],
    // Two and nought among numbers in ideographs look like a kana and a ring.
    [/(?<=[一二三四五六七八九十百千〇])ニ(?![ァ-ヶー])/gu, "二"],
    [/(?<![ァ-ヶー])ニ(?=[一二三四五六七八九十百千〇丁番])/gu, "二"],
    [/(?<=[一二三四五六七八九ニ])[ＯO○◯](?=[一二三四五六七八九〇ニ号番年])/gu, "〇"],
    [/(?<![ァ-ヶー])ニ(?=〇)|(?<=〇)ニ(?![ァ-ヶー])/gu, "二"],
    // No era is called so: the one before Reiwa.
    [/(?<![\u3400-\u9fff])[至乎]成(?=$|[\s\u3000]?[\d０-９元]{1,2}[\s\u3000]?年)/gu, "平成"],
    // The small kana stands before another one.
    [/(?<=[ァ-ヶー]{2})ッ(?=[\u3400-\u9fff])/gu, "ツ"],
  ],
};

/**
 * Signs that no text has where they were read, put right by what is printed there instead: a digit in the midst of a word, a date that lost a point.
 * `words` as they follow each other in print; what is put right is in doubt.
 */
export function mendImpossible(words: readonly Word[], model: Model): Word[] {
  const isIdeographic = model === "jpn" || model === "chi_sim";
  const isPriced = words.some(({ text }) => PRICED.test(text));
  const mends = [
    CODE,
    ...(isPriced ? [AT] : []),
    ...(isIdeographic ? EASTERN : LATIN),
    ...(OF_LANGUAGE[model] ?? []),
  ];
  const apostrophe = apostropheOf(words);
  const isGuillemet = words.some(({ text }) => text.includes("«"));
  return words.map((word, i) => {
    if (word.source !== "ocr") return word;
    const isName = /@|www|\/\//.test(word.text);
    let text = isName ? word.text : mendWith(mends, word.text);
    // The bowl of a p whose stem is lost below the line.
    if (!isGuillemet) text = text.replace(/(?<=\p{L}{2})»/gu, "p");
    text = withOhm(text, words[i - 1], word);
    if (!isIdeographic && !isName) text = asSpelled(text, model);
    if (model === "fra" || model === "ita") text = withElision(text, model, apostrophe);
    if (model === "eng") text = asPronoun(text, words[i - 1], words[i + 1], word);
    if (text === word.text) return word;
    return { ...word, text, confidence: Math.min(word.confidence, ocrSettings.disputed) };
  });
}

function mendWith(mends: readonly Mend[], printed: string): string {
  return mends.reduce(
    (text, [sign, mend]) => text.replace(sign, typeof mend === "string" ? () => mend : mend),
    printed,
  );
}

/** An article before a vowel whose apostrophe was not seen, or was as a bowl: "déquipe", "Pinventaire". A capital may begin a name. */
const ELIDED =
  /^(["'(«]?)(?:([dl])(?=\p{L}{5})|([DL])(?=\p{L}{7})|(P)(?=\p{L}{7}))([aeiouyhàâéèêëîïôûAEIOUYHÀÂÉÈÊËÎÏÔÛ]\p{L}+)([.,;:)»]*)$/u;

function withElision(text: string, model: Model, apostrophe: string): string {
  const [, before = "", small, large, bowl, noun = "", behind = ""] = ELIDED.exec(text) ?? [];
  const article = small ?? large ?? bowl;
  if (!article || isPrinted(model, article + noun) || !isPrinted(model, noun)) return text;
  return `${before}${bowl ? "l" : article}${apostrophe}${noun}${behind}`;
}

/** Behind a number: "210 MQ". */
function withOhm(text: string, before: Word | undefined, word: Word): string {
  const isCounted = before && /^[\d.,]+$/.test(before.text) && isBeside(before, word);
  return isCounted ? text.replace(/^([kM]?)Q(?=[.,;)]?$)/u, "$1Ω") : text;
}

/** A lone l before a word in small letters, and behind no number that counts litres. */
function asPronoun(
  text: string,
  before: Word | undefined,
  next: Word | undefined,
  word: Word,
): string {
  const isCounted = before && /\d$/.test(before.text) && isBeside(before, word);
  const goesOn = next && /^\p{Ll}{2}/u.test(next.text) && isBeside(word, next);
  return text === "l" && goesOn && !isCounted ? "I" : text;
}
