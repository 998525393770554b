import type { DocumentKind } from "../words/words";

/** A file of this folder. */
export interface Paper {
  kind: DocumentKind;
  name: string;
}

/** In the order of their numbers, which stay as they are: new ones go last. */
export const papers: readonly Paper[] = [
  { kind: "form", name: "project-request" },
  { kind: "receipt", name: "malaysian-receipt" },
  { kind: "invoice", name: "vietnamese-tax-invoice" },
  { kind: "invoice", name: "joiner-invoice" },
  { kind: "invoice", name: "danfe" },
  { kind: "form", name: "personnel-form" },
  { kind: "invoice", name: "works-invoice" },
  { kind: "invoice", name: "japanese-quotation" },
  { kind: "form", name: "building-permit" },
  { kind: "delivery", name: "bill-of-lading" },
  { kind: "delivery", name: "italian-transport-document" },
  { kind: "invoice", name: "bicycle-invoice" },
  { kind: "invoice", name: "carpentry-invoice" },
  { kind: "form", name: "vietnamese-payment-request" },
  { kind: "delivery", name: "japanese-delivery-note" },
  { kind: "order", name: "theatre-order" },
  { kind: "receipt", name: "indonesian-receipt" },
  { kind: "invoice", name: "subscription-invoice" },
  { kind: "form", name: "patient-intake" },
  { kind: "delivery", name: "hardware-delivery-note" },
  { kind: "receipt", name: "vietnamese-receipt" },
  { kind: "receipt", name: "japanese-receipt" },
  { kind: "invoice", name: "fapiao" },
  { kind: "letter", name: "laboratory-report" },
  { kind: "invoice", name: "hotel-folio" },
  { kind: "invoice", name: "electricity-bill" },
  { kind: "delivery", name: "goods-issue-note" },
  { kind: "form", name: "vendor-registration" },
  { kind: "order", name: "polymer-order" },
  { kind: "order", name: "furniture-order" },
  { kind: "order", name: "optics-order" },
  { kind: "order", name: "cable-order" },
  { kind: "order", name: "bearing-order" },
  { kind: "invoice", name: "credit-note" },
];
