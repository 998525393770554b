/** The word or sign for numbers by itself: "N° F-2023-0417", "No. 000451". */
export const numberSign = /^(?:n[.°ºo]{0,2}|nr\.?|№|#|số|numéro|número|numero|nummer)$/iu;

/** "Final invoice no.", "Umowa kompleksowa nr": words that the word or sign for numbers closes. */
export const asksForNumber = (text: string): boolean =>
  /\p{L}{2} (?:n[.°ºo]{1,2}|nr\.?|№|#|số)$/iu.test(text);
