import { describe, expect, it } from "vitest";
import { frame, type Print, row, typeset } from "../test/typeset";
import { readingOf } from "./read-document";

/** An order's number, dates, address, terms and total as each language prints them. */
const papers: [language: string, pairs: [key: string, label: string, value: string][]][] = [
  [
    "eng",
    [
      ["po_number", "Purchase order no.", "po-7 / 26"],
      ["delivery_date", "Delivery date", "03/14/2027"],
      ["payment_terms", "Payment terms", "NET 30 days"],
      ["total", "Total amount", "$1,204.50"],
    ],
  ],
  [
    "vie",
    [
      ["po_number", "Số đơn hàng", "ĐH-0912/27"],
      ["delivery_date", "Ngày giao hàng", "ngày 14 tháng 3 năm 2027"],
      ["payment_terms", "Điều khoản thanh toán", "Chuyển khoản trong 30 ngày"],
      ["total", "Tổng cộng", "12.450.000 đ"],
    ],
  ],
  [
    "jpn",
    [
      ["po_number", "注文番号", "ＰＯ－０９１２"],
      ["delivery_date", "納期", "令和９年３月１４日"],
      ["payment_terms", "支払条件", "月末締め翌月末払い"],
      ["total", "合計金額", "￥１２，４５０－"],
    ],
  ],
  [
    "deu",
    [
      ["po_number", "Bestellnummer", "B-7781"],
      ["delivery_date", "Liefertermin", "14. März 2027"],
      ["payment_terms", "Zahlungsbedingungen", "30 Tage netto, 2 % Skonto"],
      ["total", "Gesamtbetrag", "1.204,50 €"],
    ],
  ],
  [
    "fra",
    [
      ["po_number", "N° de commande", "C 7781"],
      ["delivery_date", "Date de livraison", "14 mars 2027"],
      ["payment_terms", "Conditions de paiement", "30 jours fin de mois"],
      ["total", "Montant total", "1 204,50 €"],
    ],
  ],
  [
    "spa",
    [
      ["po_number", "Número de pedido", "P-7781"],
      ["delivery_date", "Fecha de entrega", "14 de marzo de 2027"],
      ["payment_terms", "Condiciones de pago", "30 días, señal del 10 %"],
      ["total", "Importe total", "1.204,50 €"],
    ],
  ],
  [
    "ita",
    [
      ["po_number", "Numero d'ordine", "O-7781"],
      ["delivery_date", "Data di consegna", "14 marzo 2027"],
      ["payment_terms", "Condizioni di pagamento", "a 30 giorni"],
      ["total", "Importo totale", "€ 1.204,50"],
    ],
  ],
  [
    "nld",
    [
      ["po_number", "Bestelnummer", "B-7781"],
      ["delivery_date", "Leverdatum", "14 maart 2027"],
      ["payment_terms", "Betalingsvoorwaarden", "binnen 30 dagen"],
      ["total", "Totaalbedrag", "€ 1.204,50"],
    ],
  ],
  [
    "pol",
    [
      ["po_number", "Numer zamówienia", "Z/7781/27"],
      ["delivery_date", "Termin dostawy", "14 marca 2027 r."],
      ["payment_terms", "Warunki płatności", "przelew, 30 dni"],
      ["total", "Razem do zapłaty", "1 204,50 zł"],
    ],
  ],
  [
    "por",
    [
      ["po_number", "Número da encomenda", "E-7781"],
      ["delivery_date", "Data de entrega", "14 de março de 2027"],
      ["payment_terms", "Condições de pagamento", "30 dias, não antes"],
      ["total", "Valor total", "R$ 1.204,50"],
    ],
  ],
  [
    "zho",
    [
      ["po_number", "采购订单号", "CG-7781"],
      ["delivery_date", "交货日期", "2027年3月14日"],
      ["payment_terms", "付款条件", "货到30天内付款"],
      ["total", "合计金额", "人民币 1,204.50 元"],
    ],
  ],
];

describe("a document without a hint of its language", () => {
  it.each(papers)("is read in %s, each value exactly as printed", (_, pairs) => {
    const prints = pairs.flatMap(([, label, value], at) =>
      row(100 + 18 * at, [50, 250], [label, value]),
    );
    const { fields } = readingOf([typeset(prints)]);
    expect(fields.map(({ key, label, value }) => [key, label, value])).toEqual(pairs);
  });

  it("keeps full-width signs, spaces between ideographs and the case of letters", () => {
    const values = ["ＡＢ　ｃｄ－１２", "田中　太郎", "iPhone mINI", "1,５00"];
    const labels = ["品番", "氏名", "品名", "数量"];
    const prints = values.flatMap((value, at) =>
      row(100 + 18 * at, [50, 250], [`${labels[at]}：`, value]),
    );
    const { fields } = readingOf([typeset(prints)]);
    expect(fields.map(({ label, value }) => [label, value])).toEqual(
      values.map((value, at) => [labels[at], value]),
    );
  });

  it("reads what is set downwards in a cell in order, and what stands beside it apart", () => {
    const down = (x: number, y: number, text: string): Print[] =>
      [...text].map((sign, at) => ({ x, y: y + 12 * at, text: sign }));
    const page = typeset(
      [...down(55, 110, "備考欄"), { x: 90, y: 110, text: "午前中に配達のこと" }],
      [...frame(50, 98, 75, 150), ...frame(75, 98, 400, 150)],
    );
    expect(readingOf([page]).fields.map(({ label, value }) => [label, value])).toEqual([
      ["備考欄", "午前中に配達のこと"],
    ]);
    const grid = typeset(
      [
        ...down(55, 110, "届出人"),
        ...row(110, [90, 200], ["氏名", "田中 太郎"]),
        ...row(128, [90, 200], ["電話番号", "03-5550-0149"]),
      ],
      [
        ...frame(50, 98, 75, 150),
        ...[75, 190].flatMap((x) => [frame(x, 98, 400, 115), frame(x, 115, 400, 132)]).flat(),
      ],
    );
    expect(readingOf([grid]).fields.map(({ label, value }) => [label, value])).toEqual([
      ["氏名", "田中 太郎"],
      ["電話番号", "03-5550-0149"],
    ]);
  });

  it("reads its two languages side by side", () => {
    const prints = [
      ...row(100, [50, 250], ["注文番号 / Order number", "PO-12"]),
      ...row(118, [50, 250], ["納期 / Delivery date", "2027年3月14日"]),
      ...row(136, [50, 250], ["支払条件 / Payment terms", "翌月末払い"]),
    ];
    const { fields, languages } = readingOf([{ ...typeset(prints), languages: ["jpn", "eng"] }]);
    expect(fields.map(({ key, value }) => [key, value])).toEqual([
      ["po_number", "PO-12"],
      ["delivery_date", "2027年3月14日"],
      ["payment_terms", "翌月末払い"],
    ]);
    expect(languages).toEqual(["jpn", "eng"]);
  });
});

it("gives no order's date to a paper that numbers itself as an invoice, whatever else it names", () => {
  const keysOf = (number: string) =>
    readingOf([
      typeset([
        ...row(100, [50, 220], [number, "FV/1284/05/23"]),
        ...row(120, [50, 220], ["Data wystawienia:", "2023-05-15"]),
        ...row(140, [50, 220], ["Data dostawy:", "2023-05-12"]),
        ...row(160, [50, 220], ["Nr zamówienia:", "ZK 417/2023"]),
      ]),
    ]).fields.map(({ key }) => key);
  expect(keysOf("Faktura VAT nr:")).not.toContain("order_date");
  expect(keysOf("Nr kolejny:")).toContain("order_date");
});
