/** Signs in the order of their shapes: what is taken for one another stands side by side. */
const SHAPES = [
  ..."|!l1IiíìjJ.,:;'’`´\"”“-–—_~/\\7?TtfrŁłYyVvUuWwMmNnHhKkXxAaÁáÀàäåRPp9gqQ0OoÓóÖöDCcGe6bB8&3sS5$zZ2EFL4[({})]*+°ºª",
];

/** Of kana the number of the character, for they are more than there are pairs of. */
export const shapeOf = (sign: string | undefined): number =>
  sign === undefined
    ? -1
    : KANA.test(sign)
      ? (sign.codePointAt(0) as number)
      : SHAPES.indexOf(sign);

const KANA = /[\u3041-\u30ff]/;
/** Scripts and kinds of signs of pages in ideographs. */
const SCRIPTS = [
  /[!-~]/,
  /[\u3041-\u309f]/,
  /[\u30a0-\u30ff]/,
  /[\u3400-\u9fff]/,
  /[\uff01-\uff5e\uffe5]/,
  /[\u3000-\u303f]/,
];

export const scriptOf = (sign: string | undefined): number =>
  sign === undefined ? -1 : SCRIPTS.findIndex((signs) => signs.test(sign)) + 1;
