import { addField, addOptional, type Draft, escapeHtml, mark } from "./draft";
import { chooseCompanies } from "./frame";
import type { Goods, Item } from "./goods";
import { setItems } from "./items-table";
import { type Pair, type PairStyle, setPairs } from "./pairs";
import type { Speech } from "./speech";
import { setTotals } from "./totals";

export type ReceiptStyle = "headed" | "amounts" | "countedBelow" | "countedBefore" | "priceBelow";

/** The strip that a till prints. */
export function setReceipt(
  style: ReceiptStyle,
  pairStyle: PairStyle,
  goods: Goods,
  days: number,
  speech: Speech,
  draft: Draft,
): string {
  const { random } = speech;
  const [store] = chooseCompanies(speech, 1);
  const head = [
    `<div class="company">${addOptional(draft, "supplier", store?.name ?? "")}</div>`,
    `<div>${addOptional(draft, "supplier", store?.lines.join("\n") ?? "")}</div>`,
    random.chance(0.5) ? `<h1>${addOptional(draft, null, speech.title("receipt"))}</h1>` : "",
  ];
  const time = `${random.whole(10, 21)}:${String(random.whole(0, 59)).padStart(2, "0")}`;
  const pairs: Pair[] = [
    { key: null, label: speech.label("receiptNo"), value: speech.code("######") },
    {
      key: null,
      label: speech.label("invoiceDate"),
      value: random.chance(0.4) ? `${speech.date(days)} ${time}` : speech.date(days),
    },
    ...(random.chance(0.5)
      ? [
          {
            key: null,
            label: speech.label("cashier"),
            value: speech.say("people").split(" ")[0] ?? "",
          },
        ]
      : []),
    ...(random.chance(0.4)
      ? [{ key: null, label: speech.label("table"), value: String(random.whole(1, 24)) }]
      : []),
    ...(random.chance(0.4)
      ? [{ key: "tax_id", label: speech.label("taxId"), value: speech.code(speech.say("taxIds")) }]
      : []),
  ];
  const paid = random.chance(0.5) ? setPaid(goods.sums.total, speech, draft) : "";
  return [
    `<div class="till">${head.join("")}</div>`,
    setPairs(pairStyle, pairs, speech, draft),
    setReceiptItems(style, goods.items, speech, draft),
    setTotals("wide", goods.sums, speech, draft),
    paid,
    `<p class="till">${escapeHtml(speech.say("greetings"))}</p>`,
  ].join("");
}

function setPaid(total: number, speech: Speech, draft: Draft): string {
  const note = [500, 1000, 2000, 5000, 10000, 50000]
    .map((size) => size * (speech.money.decimals === 0 ? 1000 : 1))
    .find((size) => size >= total);
  if (note === undefined) return "";
  const rows = [
    { label: speech.label("cash"), value: speech.amount(note, "total") },
    { label: speech.label("change"), value: speech.amount(note - total, "total") },
  ].map((pair) => addField(draft, { key: null, ...pair }));
  const html = rows.map((p) => `<tr><th>${p.label}</th><td class="amount">${p.value}</td></tr>`);
  return `<div class="totals wide"><table>${html.join("")}</table></div>`;
}

function setReceiptItems(
  style: ReceiptStyle,
  items: readonly Item[],
  speech: Speech,
  draft: Draft,
): string {
  if (style === "headed") {
    const columns = speech.random.chance(0.5)
      ? (["description", "quantity", "unitPrice", "amount"] as const)
      : (["quantity", "description", "amount"] as const);
    const plan = { style: "lines", columns: [...columns], unitInQuantity: false } as const;
    return setItems(plan, items, 0, speech, draft);
  }
  return `<table class="items strip">${items.map((item) => row(style, item, speech, draft)).join("")}</table>`;
}

function row(style: ReceiptStyle, item: Item, speech: Speech, draft: Draft): string {
  const cells: Draft["rows"][number] = [];
  const cell = (key: string, value: string) => {
    const id = `r${draft.count++}`;
    cells.push({ id, key, label: "", value });
    return mark(id, value);
  };
  draft.rows.push(cells);
  const price = () => cell("unit_price", speech.amount(item.price, "table"));
  const amount = () =>
    `<td class="amount">${cell("amount", speech.amount(item.amount, "table"))}</td>`;
  if (style === "countedBefore")
    return `<tr><td>${cell("quantity", item.quantity)} ${cell("description", item.description)}</td>${amount()}</tr>`;
  const name = cell("description", item.description);
  if (style === "amounts") return `<tr><td>${name}</td>${amount()}</tr>`;
  const counted = cell("quantity", item.quantity);
  if (style === "countedBelow")
    return `<tr><td>${name}</td><td></td></tr><tr><td class="indent">${counted} x ${price()}</td>${amount()}</tr>`;
  return `<tr><td>${name}</td>${amount()}</tr><tr><td class="indent">${counted} @ ${price()}</td><td></td></tr>`;
}
