/** The letters of a text. */
export const lettersOf = (text: string): string[] =>
  [...text].filter((sign) => /\p{L}/u.test(sign));

/** The letters of `phrase` in the places and the case of those of `name`; no letter that looks alike in both cases is large behind a small one. */
export function respell(name: string, phrase: string): string {
  const respelled = respellLetters(name, phrase).replace(/(?<=\p{Ll})[CKOPSUVWXYZ]/gu, (letter) =>
    letter.toLowerCase(),
  );
  return respelled.replace(INITIALS, (run) => [...run].join("."));
}

/** Of initials, one of which was taken for part of another, all have their points. */
const INITIALS = /(?<=^\p{Lu}\.)\p{Lu}{2}(?=\.$)|^\p{Lu}{2}(?=\.\p{Lu}\.$)/u;

function respellLetters(name: string, phrase: string): string {
  const letters = lettersOf(phrase);
  const signs = [...name.normalize("NFC")];
  if (lettersOf(name.normalize("NFC")).length !== letters.length) return respellWords(name, phrase);
  const hasSmall = /\p{Ll}/u.test(name);
  let next = 0;
  return signs
    .map((sign, at) => {
      if (!/\p{L}/u.test(sign)) return sign;
      const letter = letters[next++] ?? sign;
      // "No." has a small o: with the raised one there is no point behind it.
      if (letter === "º" && /^o$/i.test(sign) && signs[at + 1] === ".") return sign;
      // At the beginning of a word what looks like a small l is a large I.
      if (sign === "l" && letter === "i" && !/\p{L}/u.test(signs[at - 1] ?? "")) return "I";
      // What looks like an I is a small l where anything is small.
      const isSmall = sign === sign.toLowerCase() || (sign === "I" && letter === "l" && hasSmall);
      return isSmall ? letter : letter.toUpperCase();
    })
    .join("");
}

/** A letter too many or too few: word by word, each in the case of its first letters. */
function respellWords(name: string, phrase: string): string {
  const printed = name.normalize("NFC").split(" ");
  const words = phrase.split(" ");
  if (printed.length !== words.length) return name;
  return printed
    .map((word, index) => {
      const own = words[index] ?? word;
      if (lettersOf(word).length === lettersOf(own).length) return respell(word, own);
      if (word === word.toUpperCase()) return own.toUpperCase();
      return word[0] === word[0]?.toUpperCase() ? own.charAt(0).toUpperCase() + own.slice(1) : own;
    })
    .join(" ");
}
