import type { Model } from "./model-data";

const VIETNAMESE = "àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ";

/** Latin letters beyond the plain ones; signs of ordinals are none. */
const MARKED = /^(?=[\p{Lu}\p{Ll}])(?=\p{Script=Latin})\P{ASCII}$/u;

/** One sign in Cyrillic print alone: others write N.º, N° or Nr. */
const NUMERO = "№";

/** Small letters with marks, of their own or of words that the language took over from its neighbours. */
const LETTERS: Partial<Record<Model, string>> = {
  deu: "äöüßéèà",
  fra: "àâæçèéêëîïôœùûüÿ",
  ita: "àáèéìíîòóùú",
  nld: "áàäçéèêëíïóöôúü",
  pol: "ąćęłńóśźż",
  por: "àáâãçéêíóôõúü",
  spa: "áéíóúüñ",
  vie: VIETNAMESE,
};

/**
 * Which characters a page in the language of a model is hardly printed with. A page read by the English model may be in a language without a
 * model, so there any may be.
 */
export function isStrangeTo(model: Model): (character: string) => boolean {
  const letters = LETTERS[model];
  if (letters === undefined) return () => false;
  const own = new Set(letters + letters.toUpperCase());
  return (character) => character === NUMERO || (MARKED.test(character) && !own.has(character));
}
