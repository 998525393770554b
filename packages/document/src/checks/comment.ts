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
  words_mismatch: ({ words, label, printed }) =>
    `The amount in words is “${words}”, but “${label}” says ${printed}.`,
  delivery_before_order: ({ delivery, order }) =>
    `The delivery date ${delivery} lies before the order date ${order}.`,
  due_before_issue: ({ due, issued }) =>
    `The due date ${due} lies before the date of issue ${issued}.`,
  tax_mismatch: ({ label, printed, base }) =>
    `“${label}” says ${printed}, which is not that share of ${base}.`,
  duplicate_line: ({ first, second, item }) =>
    `Lines ${first} and ${second} are the same: ${item}.`,
  currency_conflict: ({ currency, label, printed }) =>
    `The currency is given as ${currency}, but “${label}” says ${printed}.`,
};

const vietnamese: Sentences = {
  line_mismatch: ({ row, quantity, price, amount }) =>
    `Ở dòng ${row}, ${quantity} × ${price} không bằng số đã in ${amount}.`,
  sum_mismatch: ({ label, printed, sum }) =>
    `Các dòng cộng lại là ${sum}, nhưng “${label}” ghi ${printed}.`,
  total_mismatch: ({ label, printed, parts }) =>
    `“${label}” ghi ${printed}, không khớp với ${parts}.`,
  words_mismatch: ({ words, label, printed }) =>
    `Số tiền bằng chữ là “${words}”, nhưng “${label}” ghi ${printed}.`,
  delivery_before_order: ({ delivery, order }) =>
    `Ngày giao hàng ${delivery} trước ngày đặt hàng ${order}.`,
  due_before_issue: ({ due, issued }) => `Hạn thanh toán ${due} trước ngày lập ${issued}.`,
  tax_mismatch: ({ label, printed, base }) =>
    `“${label}” ghi ${printed}, không đúng tỷ lệ đó của ${base}.`,
  duplicate_line: ({ first, second, item }) =>
    `Dòng ${first} và dòng ${second} giống nhau: ${item}.`,
  currency_conflict: ({ currency, label, printed }) =>
    `Loại tiền ghi là ${currency}, nhưng “${label}” ghi ${printed}.`,
};

const japanese: Sentences = {
  line_mismatch: ({ row, quantity, price, amount }) =>
    `${row}行目の${quantity}×${price}は、印字された金額${amount}になりません。`,
  sum_mismatch: ({ label, printed, sum }) =>
    `明細の合計は${sum}ですが、「${label}」は${printed}です。`,
  total_mismatch: ({ label, printed, parts }) =>
    `「${label}」の${printed}は、${parts}から計算した値と一致しません。`,
  words_mismatch: ({ words, label, printed }) =>
    `文字で書かれた金額は「${words}」ですが、「${label}」は${printed}です。`,
  delivery_before_order: ({ delivery, order }) => `納期${delivery}が注文日${order}より前です。`,
  due_before_issue: ({ due, issued }) => `支払期限${due}が発行日${issued}より前です。`,
  tax_mismatch: ({ label, printed, base }) =>
    `「${label}」の${printed}は、${base}に対するその税率の額と一致しません。`,
  duplicate_line: ({ first, second, item }) => `${first}行目と${second}行目が同じです：${item}。`,
  currency_conflict: ({ currency, label, printed }) =>
    `通貨は${currency}とありますが、「${label}」は${printed}です。`,
};

const german: Sentences = {
  line_mismatch: ({ row, quantity, price, amount }) =>
    `In Zeile ${row} ergibt ${quantity} × ${price} nicht den gedruckten Betrag ${amount}.`,
  sum_mismatch: ({ label, printed, sum }) =>
    `Die Zeilen ergeben zusammen ${sum}, „${label}“ nennt aber ${printed}.`,
  total_mismatch: ({ label, printed, parts }) =>
    `„${label}“ nennt ${printed}, das folgt nicht aus ${parts}.`,
  words_mismatch: ({ words, label, printed }) =>
    `Der Betrag in Worten lautet „${words}“, „${label}“ nennt aber ${printed}.`,
  delivery_before_order: ({ delivery, order }) =>
    `Der Liefertermin ${delivery} liegt vor dem Bestelldatum ${order}.`,
  due_before_issue: ({ due, issued }) =>
    `Die Fälligkeit ${due} liegt vor dem Ausstellungsdatum ${issued}.`,
  tax_mismatch: ({ label, printed, base }) =>
    `„${label}“ nennt ${printed}, das ist nicht dieser Anteil von ${base}.`,
  duplicate_line: ({ first, second, item }) =>
    `Die Zeilen ${first} und ${second} sind gleich: ${item}.`,
  currency_conflict: ({ currency, label, printed }) =>
    `Als Währung ist ${currency} angegeben, „${label}“ nennt aber ${printed}.`,
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
    case "words_mismatch":
      return sentences.words_mismatch(finding);
    case "delivery_before_order":
      return sentences.delivery_before_order(finding);
    case "due_before_issue":
      return sentences.due_before_issue(finding);
    case "tax_mismatch":
      return sentences.tax_mismatch(finding);
    case "duplicate_line":
      return sentences.duplicate_line(finding);
    case "currency_conflict":
      return sentences.currency_conflict(finding);
  }
}
