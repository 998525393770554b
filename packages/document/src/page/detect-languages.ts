/**
 * Which of the supported languages (ISO 639-3) a text is in, from scripts, letters that only some
 * languages have, and the commonest function words. The words are the top of each language's
 * frequency list and the ones that forms cannot do without.
 */

interface Evidence {
  words: ReadonlySet<string>;
  /** Letters that hardly any other supported language uses. */
  letters: RegExp | null;
}

const words = (list: string) => new Set(list.split(" "));

const LATIN: Readonly<Record<string, Evidence>> = {
  eng: {
    words: words(
      "the of and to in for is on by with at from this be or are as please all any no your our if not date number order total price",
    ),
    letters: null,
  },
  deu: {
    words: words(
      "der die das und in von zu den mit für auf ist im des dem nicht ein eine wir bitte bei nach oder aus zum zur datum nummer bestellung gesamt preis menge",
    ),
    letters: /[äöüß]/,
  },
  fra: {
    words: words(
      "le la les de des du et en un une pour par sur dans est au aux avec à nous vous votre ou ce date numéro commande total prix quantité",
    ),
    letters: /[èêëçœùûîï]|\b[dl]['’]/,
  },
  spa: {
    words: words(
      "el la los las de del y en un una para por con es al se su que no o fecha número pedido total precio cantidad",
    ),
    letters: /[ñ¿¡]/,
  },
  ita: {
    words: words(
      "il la lo gli le di del della dei e in un una per con da al alla è non che si data numero ordine totale prezzo quantità",
    ),
    letters: /[ìò]|\b(?:dell|all|nell)['’]/,
  },
  nld: {
    words: words(
      "de het een van en in op te voor met is aan bij door niet u uw wij of naar datum nummer bestelling totaal prijs aantal",
    ),
    letters: /ij\b/,
  },
  pol: {
    words: words(
      "i w z na do nie się jest od po za o przez dla lub oraz data numer zamówienie razem cena ilość",
    ),
    letters: /[ąęłśźżńć]/,
  },
  por: {
    words: words(
      "o a os as de do da dos das e em um uma para por com no na ao é que não data número pedido total preço quantidade",
    ),
    letters: /[ãõ]/,
  },
  vie: {
    words: words(
      "và của các có là cho không được trong với ngày số theo hàng đơn tổng cộng giá người địa chỉ tên",
    ),
    letters: /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/,
  },
};

const KANA = /[\u3041-\u30ff\uff66-\uff9f]/g;
/** Common characters whose form only Japan, or only simplified Chinese, uses. */
const JAPANESE_FORMS = /[価単様込円払発納図広売検済処気駅対県伝転験実歳黒]/g;
const SIMPLIFIED_FORMS =
  /[单价货发请订编额电话传图广卖买检济处气对县转验实岁这说们为个总计汇开户]/g;
const HAN = /[\u3400-\u4dbf\u4e00-\u9fff]/g;
const LATIN_WORD = /\p{Script=Latin}[\p{Script=Latin}'’]*/gu;
/** A word with a letter of its own says more than a function word that neighbours share. */
const LETTER_WEIGHT = 2;
/** A caller's hint decides among near ties, never against the evidence. */
const HINT_WEIGHT = 1.5;
/** Languages with less than this of the best one's evidence are quotations, not the document's. */
const SHARE_OF_BEST = 0.3;
/** Below this share of the words the evidence may be chance. */
const LEAST_SHARE = 0.02;

/** Languages of a text, likeliest first; English where nothing speaks for any. */
export function detectLanguages(texts: readonly string[], hints: readonly string[]): string[] {
  const text = texts.join(" ").normalize("NFC").toLowerCase();
  const kana = text.match(KANA)?.length ?? 0;
  const han = text.match(HAN)?.length ?? 0;
  const latin: string[] = text.match(LATIN_WORD) ?? [];
  const scores = new Map<string, number>();
  for (const [language, evidence] of Object.entries(LATIN)) {
    scores.set(language, latinShare(latin, evidence));
  }
  // A CJK character carries about as much as half a Latin word.
  const all = latin.length + (kana + han) / 2;
  for (const [language, score] of scores) scores.set(language, (score * latin.length) / (all || 1));
  scores.set(kana > 0 || isJapanese(text, hints) ? "jpn" : "zho", (kana + han) / 2 / (all || 1));
  for (const hint of hints) scores.set(hint, (scores.get(hint) ?? 0) * HINT_WEIGHT);
  const ranked = [...scores].toSorted((a, b) => b[1] - a[1]);
  const best = ranked[0]?.[1] ?? 0;
  if (best < LEAST_SHARE) return [hints[0] ?? "eng"];
  return ranked.filter(([, score]) => score >= best * SHARE_OF_BEST).map(([language]) => language);
}

/** Ideographs without kana: a form's labels may do without. */
function isJapanese(text: string, hints: readonly string[]): boolean {
  const japanese = text.match(JAPANESE_FORMS)?.length ?? 0;
  const simplified = text.match(SIMPLIFIED_FORMS)?.length ?? 0;
  return japanese === simplified ? hints.includes("jpn") : japanese > simplified;
}

function latinShare(latin: readonly string[], evidence: Evidence): number {
  let score = 0;
  for (const word of latin) {
    if (evidence.words.has(word)) score += 1;
    else if (evidence.letters?.test(word)) score += LETTER_WEIGHT;
  }
  return score / (latin.length || 1);
}
