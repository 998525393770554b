import type { Draft } from "./draft";
import type { Speech } from "./speech";

export interface Item {
  description: string;
  unit: string;
  code: string;
  quantity: string;
  price: number;
  amount: number;
  /** Heading of the group that begins with this item. */
  section: string | null;
  /** Sum printed under the group that ends with this item. */
  sectionSum: number | null;
}

/** Cents. Parts that are not printed are null. */
export interface Sums {
  subtotal: number;
  discount: number | null;
  shipping: number | null;
  rate: number;
  tax: number | null;
  total: number;
}

export interface Goods {
  items: Item[];
  sums: Sums;
}

const codeShapes = ["##-####", "A####", "###.##", "KX-###", "######"];

/** What is sold, with sums that are right. */
export function chooseGoods(speech: Speech, count: number, detailed: boolean): Goods {
  const { random, money } = speech;
  const pool = speech.several("items", 99);
  const shape = random.pick(codeShapes);
  const unitOfMoney = money.decimals === 0 ? 100 : 1;
  const items = Array.from({ length: count }, (_, index): Item => {
    const [description = "", unit = "", price = "0"] = (pool[index % pool.length] ?? "")
      .split(" = ")
      .map((part) => part.trim());
    const cents = Math.round(Number(price.replace(",", ".")) * 100);
    const varied =
      index < pool.length ? cents : round(cents * random.between(0.6, 1.7), unitOfMoney);
    const halves = !detailed && random.chance(0.05);
    const quantity = halves ? random.whole(1, 9) + 0.5 : random.whole(1, detailed ? 24 : 6);
    const extra = detailed && random.chance(0.15) ? `, ${random.pick(pool).split(" = ")[0]}` : "";
    return {
      description: description + extra,
      unit,
      code: speech.code(shape),
      quantity: speech.number(String(quantity)),
      price: varied,
      amount: round(quantity * varied, unitOfMoney),
      section: null,
      sectionSum: null,
    };
  });
  return { items, sums: sumUp(items, speech, unitOfMoney) };
}

function sumUp(items: readonly Item[], speech: Speech, unit: number): Sums {
  const { random, money } = speech;
  const subtotal = items.reduce((sum, item) => sum + item.amount, 0);
  const discount = random.chance(0.2)
    ? round(subtotal * random.pick([0.02, 0.05, 0.1]), unit)
    : null;
  const shipping = random.chance(0.35)
    ? round(unit * random.whole(4, 60) * (unit === 100 ? 500 : 100), unit)
    : null;
  const rate = random.pick(money.rates);
  const base = subtotal - (discount ?? 0) + (shipping ?? 0);
  const tax = random.chance(0.85) ? round((base * rate) / 100, unit) : null;
  return { subtotal, discount, shipping, rate, tax, total: base + (tax ?? 0) };
}

/** Parts the items into two groups with headings, and their sums where asked for. */
export function addSections(items: Item[], speech: Speech): void {
  const [first, second] = speech.several("sections", 2);
  const cut = Math.ceil(items.length / 2);
  const summed = speech.random.chance(0.5);
  const heads = [first, second ?? first];
  for (const [part, group] of [items.slice(0, cut), items.slice(cut)].entries()) {
    const [head, tail] = [group[0], group.at(-1)];
    if (head) head.section = heads[part] ?? null;
    if (tail && summed) tail.sectionSum = group.reduce((sum, item) => sum + item.amount, 0);
  }
}

export type GoodsDefect = "total_mismatch" | "line_mismatch" | "duplicate_line" | "tax_mismatch";

/** Spoils the numbers on purpose, so that exactly one rule is broken. False where it cannot be. */
export function spoilGoods(goods: Goods, kind: GoodsDefect, speech: Speech, draft: Draft): boolean {
  const { items, sums } = goods;
  const { random, money } = speech;
  const unit = money.decimals === 0 ? 100 : 1;
  const step = round(Math.max(unit * 10, sums.total * random.between(0.03, 0.2)), unit);
  const totals = [speech.label("subtotal"), speech.label("total")];
  if (kind === "total_mismatch") {
    sums.total += random.chance(0.5) ? step : -step;
    draft.anomalies.push({ kind, about: [...totals, taxLabel(speech, sums)] });
    return true;
  }
  if (kind === "tax_mismatch") {
    if (sums.tax === null || sums.discount !== null || sums.shipping !== null) return false;
    const off = round(Math.max(unit * 10, sums.tax * 0.4), unit);
    sums.tax += off;
    sums.total += off;
    draft.anomalies.push({ kind, about: [...totals, taxLabel(speech, sums)] });
    return true;
  }
  const index = random.whole(0, items.length - 1);
  const item = items[index];
  if (!item || items.length < 3 || items.some((one) => one.sectionSum !== null)) return false;
  if (kind === "line_mismatch") {
    item.amount += round(Math.max(unit * 10, item.amount * 0.25), unit);
    Object.assign(sums, again(items, sums, unit));
    draft.anomalies.push({
      kind,
      about: [...[speech.column("amount"), speech.column("unitPrice")].map(onOneLine), ...totals],
      rows: [index],
    });
    return true;
  }
  const copied = (index + 1) % items.length;
  items[copied] = { ...item, section: items[copied]?.section ?? null };
  Object.assign(sums, again(items, sums, unit));
  draft.anomalies.push({
    kind,
    about: [onOneLine(speech.column("description"))],
    rows: [index, copied].sort((a, b) => a - b),
  });
  return true;
}

/** The sums of other items, with the same parts. */
function again(items: readonly Item[], sums: Sums, unit: number): Partial<Sums> {
  const subtotal = items.reduce((sum, item) => sum + item.amount, 0);
  const base = subtotal - (sums.discount ?? 0) + (sums.shipping ?? 0);
  const tax = sums.tax === null ? null : round((base * sums.rate) / 100, unit);
  return { subtotal, tax, total: base + (tax ?? 0) };
}

export function taxLabel(speech: Speech, { rate }: Sums): string {
  return `${speech.label("tax")} ${speech.number(String(rate))}%`;
}

/** A heading of two lines as its label has it. */
export const onOneLine = (heading: string) => heading.replace("\n", " ");

const round = (value: number, unit: number) => Math.round(value / unit) * unit;
