const IDEOGRAPH = "[\\u3005-\\u30ff\\u3400-\\u9fff]";
/** A length unit with what the models make of a raised 2 behind it: they have no sign for it. */
const SQUARED = /(?<![\p{L}])([mckd]?m|ft|in)(?:[?°]{1,2}|\?°)$/u;

/** A times sign between a count of sheets or pieces and a number of bundles. */
const TIMES = /(?<=\d[枚本個冊台箱袋巻缶組])[xX](?=\d)/g;
/** A times sign between numbers, of which the models make the reference mark of Japanese, or an x twice. */
const TIMES_TWICE = /(?<=\d)\s?(?:※\s?[xX×]?|[xX×]{2})(?=\d)/g;
/** A speck in the space between two words: a degree sign has a number before it. */
const SPECK = /(?<=\p{L}{2})°(?=\p{L}{2})/gu;
/** One kana seen twice, with either mark or in either size: no word has both side by side. */
const TWICE = /[バビブベボ][パピプペポ]|[アイウエオ][ァィゥェォ]/g;

/**
 * Signs that the models give in another form than is printed: brackets around ideographs, which they
 * know narrow only, the yen sign, which shares the backslash's place, and squares of lengths.
 */
export function asPrinted(text: string): string {
  return text
    .replace(/\\(?=\s?[\d.,-])/g, "¥")
    .replace(SQUARED, "$1²")
    .replace(SPECK, " ")
    .replace(TIMES, "×")
    .replace(TIMES_TWICE, (signs) => (/[※×]/.test(signs) ? "×" : "x"))
    .replace(TWICE, onceIfAlike)
    .replace(new RegExp(`\\((?=${IDEOGRAPH}[^()]*\\))`, "g"), "（")
    .replace(/（([^（()）]*)\)/g, "（$1）")
    .replace(new RegExp(`^([^()（）]*${IDEOGRAPH})\\)`, "g"), "$1）");
}

/** The first of two kana where they are one and the same but for mark and size. */
function onceIfAlike(both: string): string {
  const [first = "", second = ""] = both;
  const large = String.fromCharCode(second.charCodeAt(0) + 1);
  const base = (kana: string) => kana.normalize("NFD")[0];
  return base(first) === base(second) || first === large ? first : both;
}
