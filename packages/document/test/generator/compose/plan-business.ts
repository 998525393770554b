import type { Look } from "../sets";
import type { AnomalyKind } from "../truth";
import type { LabelName } from "../words/words";
import type { BusinessPlan } from "./business";
import type { Draft } from "./draft";
import { chooseCompanies, type Party } from "./frame";
import { addSections, chooseGoods, type GoodsDefect, spoilGoods } from "./goods";
import { chooseColumns } from "./items-table";
import type { Pair } from "./pairs";
import type { Speech } from "./speech";

export type Defect = AnomalyKind;

/** Chooses what a document with items says. A defect is put in where the document can have it. */
export function planBusiness(
  kind: BusinessPlan["kind"],
  look: Look,
  defect: Defect | null,
  speech: Speech,
  draft: Draft,
): BusinessPlan {
  const { random } = speech;
  const priced = kind !== "delivery" || random.chance(0.3);
  const count = random.chance(0.14)
    ? random.whole(18, 40)
    : random.whole(2, kind === "letter" ? 4 : 9);
  const goods = chooseGoods(speech, count, true);
  if (count > 3 && random.chance(0.15)) addSections(goods.items, speech);
  const pairs = choosePairs(kind, defect, speech, draft);
  if (defect && isOfGoods(defect) && priced) spoilGoods(goods, defect, speech, draft);
  const companies = chooseCompanies(speech, 3);
  return {
    kind,
    look,
    goods,
    companies,
    pairs,
    parties: chooseParties(kind, companies, speech),
    table: { style: look.table, ...chooseColumns(speech, priced) },
    title: speech.title(kind),
    noise: {
      terms: random.chance(0.5),
      greeting: kind === "letter" || random.chance(0.3),
      signatures: kind === "delivery" || random.chance(0.35) ? random.whole(1, 2) : 0,
      footer: random.chance(0.4),
      pageNumbers: random.chance(0.5),
    },
    notes: random.chance(0.4),
    firstRows: count,
  };
}

const isOfGoods = (defect: Defect): defect is GoodsDefect =>
  ["total_mismatch", "line_mismatch", "duplicate_line", "tax_mismatch"].includes(defect);

function chooseParties(
  kind: BusinessPlan["kind"],
  [issuer, other, third]: readonly { name: string; lines: string[] }[],
  speech: Speech,
): Party[] {
  const { random } = speech;
  const at = other ?? issuer;
  if (!issuer || !at) return [];
  const unlabelled = random.chance(kind === "letter" ? 1 : 0.15);
  const names: Record<typeof kind, [key: string, label: LabelName]> = {
    order: ["supplier", "supplier"],
    invoice: ["bill_to", "billTo"],
    delivery: ["buyer", "buyer"],
    letter: ["buyer", "buyer"],
  };
  const [key, label] = names[kind];
  const first: Party = { key, label: unlabelled ? null : speech.label(label), company: at };
  const goesTo = kind === "order" ? issuer : (third ?? at);
  const shipTo: Party = { key: "ship_to", label: speech.label("shipTo"), company: goesTo };
  return random.chance(kind === "letter" ? 0 : 0.6) ? [first, shipTo] : [first];
}

/** The labels and values in the head of the document. */
function choosePairs(
  kind: BusinessPlan["kind"],
  defect: Defect | null,
  speech: Speech,
  draft: Draft,
): Pair[] {
  const { random } = speech;
  const issued = random.whole(20, 700);
  const later = (low: number, high: number) => issued + random.whole(low, high);
  const number = (name: LabelName, key: string | null): Pair => ({
    key,
    label: speech.label(name),
    value: speech.code(random.pick(["PO-#####", "20##-####", "######", "RE/##/###", "A##-###-#"])),
  });
  const dated = (name: LabelName, key: string | null, days: number): Pair => ({
    key,
    label: speech.label(name),
    value: speech.date(days),
  });
  const heads: Record<typeof kind, () => Pair[]> = {
    order: () => [number("poNumber", "po_number"), dated("orderDate", "order_date", issued)],
    invoice: () => [number("invoiceNo", null), dated("invoiceDate", null, issued)],
    delivery: () => [number("noteNo", null), dated("noteDate", null, issued)],
    letter: () => [number("quoteNo", "quote_number"), dated("invoiceDate", null, issued)],
  };
  const pairs = heads[kind]();
  const early = defect === "delivery_before_order" && kind === "order";
  const overdue = defect === "due_before_issue" && kind === "invoice";
  if (early || (kind === "order" && random.chance(0.6)))
    pairs.push(dated("deliveryDate", "delivery_date", early ? later(-40, -3) : later(3, 60)));
  if (overdue || (kind === "invoice" && random.chance(0.6)))
    pairs.push(dated("dueDate", "due_date", overdue ? later(-50, -5) : later(10, 60)));
  if (kind !== "order" && random.chance(0.4)) pairs.push(number("poNumber", "po_number"));
  const labels = pairs.map((pair) => pair.label);
  const [, first, ...others] = labels;
  if (early)
    draft.anomalies.push({ kind: "delivery_before_order", about: [first ?? "", others[0] ?? ""] });
  if (overdue)
    draft.anomalies.push({ kind: "due_before_issue", about: [first ?? "", others[0] ?? ""] });
  const mixed = defect === "currency_conflict" && speech.symbol !== null;
  if (mixed) {
    const label = speech.label("currency");
    pairs.push({ key: "currency", label, value: speech.money.code === "CHF" ? "EUR" : "CHF" });
    draft.anomalies.push({ kind: "currency_conflict", about: [label, speech.label("total")] });
  } else if (random.chance(0.2)) {
    pairs.push({ key: "currency", label: speech.label("currency"), value: speech.money.code });
  }
  return [...pairs, ...more(kind, speech)];
}

function more(kind: BusinessPlan["kind"], speech: Speech): Pair[] {
  const { random } = speech;
  const say = (name: LabelName, key: string | null, value: string): Pair => ({
    key,
    label: speech.label(name),
    value,
  });
  const all = [
    say("customerNo", null, speech.code(random.pick(["#####", "K-####", "C##.###"]))),
    say("contact", null, speech.say("people")),
    say("phone", null, speech.phone()),
    say(
      "email",
      null,
      `${random.pick(["orders", "info", "sales"])}@${random.pick(["kite", "alder", "brook"])}.example`,
    ),
    say("paymentTerms", "payment_terms", speech.say("payment")),
    say("deliveryTerms", "delivery_terms", speech.say("delivery")),
    say("project", "project", speech.say("projects")),
    say("shipVia", null, speech.say("carriers")),
    say("taxId", "tax_id", speech.code(speech.say("taxIds"))),
    ...(kind === "invoice" ? [say("bank", null, speech.code("XX00 #### #### #### ####"))] : []),
  ];
  return random.shuffle(all).slice(0, random.whole(1, 6));
}
