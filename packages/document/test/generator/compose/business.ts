import type { Look } from "../sets";
import type { DocumentKind } from "../words/words";
import { addField, type Draft, escapeHtml } from "./draft";
import { type Company, type Noise, type Party, setHead, setNoise, setParties } from "./frame";
import type { Goods } from "./goods";
import { setItems, type TablePlan } from "./items-table";
import { type Pair, setPairs } from "./pairs";
import type { Speech } from "./speech";
import { setTotals } from "./totals";

/** Everything chosen about a document with items, before it is set. */
export interface BusinessPlan {
  kind: Exclude<DocumentKind, "receipt" | "form">;
  companies: Company[];
  pairs: Pair[];
  parties: Party[];
  goods: Goods;
  table: TablePlan;
  title: string;
  noise: Noise;
  notes: boolean;
  /** Rows on the first page; the rest go on. */
  firstRows: number;
  look: Look;
}

const ROWS_OF_A_PAGE = 22;

/** The pages of a document with items, one piece of HTML each. */
export function setBusiness(plan: BusinessPlan, speech: Speech, draft: Draft): string[] {
  const { kind, look, goods, table } = plan;
  const issuer = plan.companies[0] as Company;
  const key = kind === "order" ? "buyer" : "supplier";
  const head = [
    setHead(look.head, issuer, key, plan.title, speech, draft),
    ...ordered(look, [
      setParties(look.parties, plan.parties, speech, draft),
      setPairs(look.pairs, plan.pairs, speech, draft),
    ]),
    kind === "letter" ? `<p>${escapeHtml(speech.say("terms"))}</p>` : "",
  ].join("");
  const chunks = [goods.items.slice(0, plan.firstRows)];
  for (let at = plan.firstRows; at < goods.items.length; at += ROWS_OF_A_PAGE)
    chunks.push(goods.items.slice(at, at + ROWS_OF_A_PAGE));
  let from = 0;
  const tables = chunks.map((items) => {
    const html = setItems(table, items, from, speech, draft);
    from += items.length;
    return html;
  });
  const priced = table.columns.includes("amount");
  const tail = [
    priced ? setTotals(look.totals, goods.sums, speech, draft) : "",
    plan.notes ? setNotes(speech, draft) : "",
    setNoise(plan.noise, speech),
  ].join("");
  return tables.map(
    (html, page) => (page === 0 ? head : "") + html + (page === tables.length - 1 ? tail : ""),
  );
}

function ordered(look: Look, blocks: string[]): string[] {
  if (look.order === "beside") return [`<div class="beside">${blocks.join("")}</div>`];
  return look.order === "pairsFirst" ? [...blocks].reverse() : blocks;
}

function setNotes(speech: Speech, draft: Draft): string {
  const value = speech.say("notes");
  const below = speech.random.chance(0.4);
  const colon = below && speech.random.chance(0.5) ? "" : speech.colon;
  const field = addField(draft, { key: "notes", label: speech.label("notes") + colon, value });
  return `<p class="notes"><b>${field.label}</b>${below ? "<br>" : " "}${field.value}</p>`;
}
