/** Signs that are set alike, ordered so that those with like white around them are neighbours. */
const CLASSES: readonly RegExp[] = [
  /\p{Ll}/u,
  /\p{Lu}/u,
  /\d/,
  /[.]/,
  /[,]/,
  /[:;]/,
  /[-]/,
  /[–—]/,
  /[/]/,
  /[([]/,
  /[)\]]/,
  /%/,
  /[×]/,
  /["“”„«»]/,
  /['’‘]/,
  /#/,
  /&/,
  /[+=]/,
  /\p{Sc}/u,
  /\*/,
  /[°ºª]/,
];

/** The number of a sign's class; the last is any other, -1 none. */
export function signClass(sign: string | undefined): number {
  if (sign === undefined) return -1;
  const found = CLASSES.findIndex((signs) => signs.test(sign));
  return found < 0 ? CLASSES.length : found;
}
