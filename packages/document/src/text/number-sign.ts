/** The word or sign for numbers by itself: "N° F-2023-0417", "No. 000451". */
export const numberSign = /^(?:n[.°ºo]{0,2}|nr\.?|№|#|số|numéro|número|numero|nummer)$/iu;
