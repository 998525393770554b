import { readPaper } from "../papers/read-paper";
import { createRandom, type Random } from "../random";
import type { DocumentId, DocumentSet, Font, Look } from "../sets";
import { setSheet, sheetRules } from "../sheets/set-sheet";
import type { Sheet } from "../sheets/sheet";
import { languages } from "../words/languages";
import { setBusiness } from "./business";
import { addOptional, type Draft, emptyDraft } from "./draft";
import { setForm } from "./form";
import { chooseCompanies, setFooter, setHead, setNoise } from "./frame";
import { chooseGoods, type GoodsDefect, spoilGoods } from "./goods";
import { type Defect, planBusiness } from "./plan-business";
import { setReceipt } from "./receipt";
import { type Speech, speak } from "./speech";
import { styleSheet } from "./style-sheet";

export interface Composed {
  html: string;
  draft: Draft;
  language: string;
  /** CSS pixels; a height of null is as tall as the content. */
  width: number;
  height: number | null;
  fonts: readonly Font[];
}

const A4 = { width: 794, height: 1123 };
const LETTER = { width: 816, height: 1056 };

/**
 * The HTML of one document and what it says. A higher `attempt` says the same in less room: fewer rows on the first page,
 * or smaller type; `isStacked` puts below each other what has no room side by side.
 */
export function composeDocument(
  set: DocumentSet,
  document: DocumentId,
  attempt: number,
  isStacked = false,
): Composed {
  if (document.paper) return readPaper(document.paper);
  const random = createRandom(`${set.seed}/${document.id}`);
  if (document.sheet) return composeSheet(set, document.sheet, random, attempt);
  const language = set.languages[document.index % set.languages.length] ?? "eng";
  const [first = "eng", second] = language.split("+");
  const words = languages[first];
  if (!words) throw new Error(`No words for ${first}.`);
  const other = second ? (languages[second] ?? null) : null;
  const speech = speak(set.name, words, other, random.fork("speech"));
  const chosen = chooseLook(set, random.fork("look"));
  const look: Look = isStacked ? { ...chosen, order: "partiesFirst" } : chosen;
  const draft = emptyDraft();
  const strip = document.kind === "receipt";
  const fonts = chooseFonts(set, first, strip, random.fork("fonts"));
  const paper = first === "eng" && random.fork("paper").chance(0.5) ? LETTER : A4;
  const width = strip ? random.fork("paper").pick([220, 302]) : paper.width;
  const height = strip ? null : paper.height;
  const defect = chooseDefect(document);
  const shrunk = 0.94 ** attempt;
  const { pages, scale } = strip
    ? { pages: [receipt(set, speech, defect, draft, random.fork("receipt"))], scale: shrunk }
    : document.kind === "form"
      ? { pages: [form(set, look, speech, draft, random.fork("form"))], scale: shrunk }
      : business(document, look, defect, speech, draft, attempt);
  const families = fonts.map(({ family }) => `"${family}"`).join(", ");
  const sized = strip ? { ...look, size: width < 250 ? 7.5 : 9 } : look;
  const own = set.styles?.[document.index % set.styles.length] ?? "";
  const body = pages.map(
    (html) =>
      `<section class="page${strip ? " strip" : ""}"${height ? ` style="height:${height}px"` : ""}>${html}</section>`,
  );
  return {
    html: `<style>${styleSheet(sized, families, width, scale)}${set.rules}${own}</style>${body.join("")}`,
    draft,
    language,
    width,
    height,
    fonts,
  };
}

const hand: Font = { family: "Playpen Sans", file: "playpen-sans" };

function composeSheet(set: DocumentSet, sheet: Sheet, random: Random, attempt: number): Composed {
  const { code, fill } = sheet;
  const draft = emptyDraft();
  const look = { ...chooseLook(set, random.fork("look")), size: 10 };
  const own = chooseFonts(set, code, false, random.fork("fonts"));
  const fonts = [
    ...own,
    ...(fill === "print" ? [] : fill === "hand" ? [hand] : set.fonts.till.slice(0, 1)),
  ];
  const families = own.map(({ family }) => `"${family}"`).join(", ");
  const { width, height } = code === "eng" ? LETTER : A4;
  const body = setSheet(sheet, random.pick(set.boxes), draft, random.fork("sheet"));
  const style = styleSheet(look, families, width, 0.94 ** attempt) + sheetRules;
  return {
    html: `<style>${style}</style><section class="page" style="height:${height}px">${body}</section>`,
    draft,
    language: code,
    width,
    height,
    fonts,
  };
}

function chooseLook(set: DocumentSet, random: Random): Look {
  return {
    head: random.pick(set.heads),
    parties: random.pick(set.parties),
    pairs: random.pick(set.pairs),
    order: random.pick(set.orders),
    table: random.pick(set.tables),
    totals: random.pick(set.totals),
    accent: random.pick(set.accents),
    size: random.pick([8.5, 9, 9.5, 10, 11]),
  };
}

function chooseFonts(set: DocumentSet, code: string, strip: boolean, random: Random): Font[] {
  const latin = random.pick(strip ? set.fonts.till : set.fonts.latin);
  if (code === "jpn") return [random.pick(set.fonts.jpn), latin];
  if (code === "zho") return [random.pick(set.fonts.zho), latin];
  return [latin];
}

const defects: readonly Defect[] = [
  "total_mismatch",
  "line_mismatch",
  "delivery_before_order",
  "tax_mismatch",
  "duplicate_line",
  "due_before_issue",
  "currency_conflict",
];

/** One document in five is spoiled, of its kind's defects in turn. */
function chooseDefect({ index, kind }: DocumentId): Defect | null {
  if (kind === "form" || kind === "letter" || kind === "delivery" || index % 4 !== 1) return null;
  const possible = defects.filter(
    (defect) =>
      (defect !== "delivery_before_order" || kind === "order") &&
      (defect !== "due_before_issue" || kind === "invoice") &&
      (kind !== "receipt" || defect === "total_mismatch" || defect === "tax_mismatch"),
  );
  return possible[Math.floor(index / 4) % possible.length] ?? null;
}

function business(
  document: DocumentId,
  look: Look,
  defect: Defect | null,
  speech: Speech,
  draft: Draft,
  attempt: number,
): { pages: string[]; scale: number } {
  const kind = document.kind as "order" | "invoice" | "delivery" | "letter";
  const plan = planBusiness(kind, look, defect, speech, draft);
  const count = plan.goods.items.length;
  const firstRows = Math.max(2, count - 3 * attempt);
  const pages = setBusiness({ ...plan, firstRows }, speech, draft);
  const html = pages.map(
    (page, index) => page + setFooter(plan.noise, index + 1, pages.length, speech),
  );
  // A table too wide for its page stays so with fewer rows.
  return { pages: html, scale: 0.94 ** Math.max(0, attempt - 7) };
}

function receipt(
  set: DocumentSet,
  speech: Speech,
  defect: Defect | null,
  draft: Draft,
  random: Random,
): string {
  const goods = chooseGoods(speech, random.whole(2, 7), false);
  if (defect) spoilGoods(goods, defect as GoodsDefect, speech, draft);
  const days = random.whole(20, 700);
  const style = random.pick(set.receipts);
  return setReceipt(style, random.pick(set.receiptPairs), goods, days, speech, draft);
}

function form(set: DocumentSet, look: Look, speech: Speech, draft: Draft, random: Random): string {
  const [company] = chooseCompanies(speech, 1);
  const title = speech.title("form");
  const head =
    company && random.chance(0.5)
      ? setHead(look.head, company, "buyer", title, speech, draft)
      : `<h1>${addOptional(draft, null, title)}</h1><br>`;
  const styles = [random.pick(set.formPairs), random.pick(set.formPairs)];
  const body = setForm(styles, random.pick(set.boxes), speech, draft);
  const noise = {
    terms: random.chance(0.6),
    greeting: false,
    signatures: random.whole(1, 2),
    footer: random.chance(0.4),
    pageNumbers: random.chance(0.5),
  };
  return head + body + setNoise(noise, speech) + setFooter(noise, 1, 1, speech);
}
