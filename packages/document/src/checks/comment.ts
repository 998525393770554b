import type { CommentLanguage } from "../model";
import type { Finding } from "./finding";

type Sentences = {
  [Code in Finding["code"]]: (finding: Extract<Finding, { code: Code }>) => string;
};

const english: Sentences = {
  line_mismatch: ({ row, quantity, price, amount }) =>
    `In line ${row}, ${quantity} × ${price} does not give the printed ${amount}.`,
  sum_mismatch: ({ label, printed, sum }) =>
    `The lines add up to ${sum}, but “${label}” says ${printed}.`,
  total_mismatch: ({ label, printed, parts }) =>
    `“${label}” says ${printed}, which does not follow from ${parts}.`,
  delivery_before_order: ({ delivery, order }) =>
    `The delivery date ${delivery} lies before the order date ${order}.`,
};

const vietnamese: Sentences = {
  line_mismatch: ({ row, quantity, price, amount }) =>
    `Ở dòng ${row}, ${quantity} × ${price} không bằng số đã in ${amount}.`,
  sum_mismatch: ({ label, printed, sum }) =>
    `Các dòng cộng lại là ${sum}, nhưng “${label}” ghi ${printed}.`,
  total_mismatch: ({ label, printed, parts }) =>
    `“${label}” ghi ${printed}, không khớp với ${parts}.`,
  delivery_before_order: ({ delivery, order }) =>
    `Ngày giao hàng ${delivery} trước ngày đặt hàng ${order}.`,
};

const japanese: Sentences = {
  line_mismatch: ({ row, quantity, price, amount }) =>
    `${row}行目の${quantity}×${price}は、印字された金額${amount}になりません。`,
  sum_mismatch: ({ label, printed, sum }) =>
    `明細の合計は${sum}ですが、「${label}」は${printed}です。`,
  total_mismatch: ({ label, printed, parts }) =>
    `「${label}」の${printed}は、${parts}から計算した値と一致しません。`,
  delivery_before_order: ({ delivery, order }) => `納期${delivery}が注文日${order}より前です。`,
};

const german: Sentences = {
  line_mismatch: ({ row, quantity, price, amount }) =>
    `In Zeile ${row} ergibt ${quantity} × ${price} nicht den gedruckten Betrag ${amount}.`,
  sum_mismatch: ({ label, printed, sum }) =>
    `Die Zeilen ergeben zusammen ${sum}, „${label}“ nennt aber ${printed}.`,
  total_mismatch: ({ label, printed, parts }) =>
    `„${label}“ nennt ${printed}, das folgt nicht aus ${parts}.`,
  delivery_before_order: ({ delivery, order }) =>
    `Der Liefertermin ${delivery} liegt vor dem Bestelldatum ${order}.`,
};

const languages: Record<CommentLanguage, Sentences> = {
  en: english,
  vi: vietnamese,
  ja: japanese,
  de: german,
};

/** One plain sentence for each contradiction, with the printed values; empty for a clean document. */
export function toComment(findings: readonly Finding[], language: CommentLanguage = "en"): string {
  const glue = language === "ja" ? "" : " ";
  return findings.map((finding) => sentence(languages[language], finding)).join(glue);
}

function sentence(sentences: Sentences, finding: Finding): string {
  switch (finding.code) {
    case "line_mismatch":
      return sentences.line_mismatch(finding);
    case "sum_mismatch":
      return sentences.sum_mismatch(finding);
    case "total_mismatch":
      return sentences.total_mismatch(finding);
    case "delivery_before_order":
      return sentences.delivery_before_order(finding);
  }
}
