import { type BoxStyle, boxOf } from "../compose/choices";
import { addField, addOptional, type Draft, escapeHtml, type Marked, mark } from "../compose/draft";
import type { Random } from "../random";
import { readSheet, type SheetPair, type SheetPart } from "./read-sheet";
import type { RowStyle, Sheet } from "./sheet";

/** The HTML of a paper form and the fields that somebody filled in. */
export function setSheet(sheet: Sheet, boxes: BoxStyle, draft: Draft, random: Random): string {
  const head = `<div class="top"><h1>${addOptional(draft, null, sheet.title)}</h1><small>${escapeHtml(sheet.form ?? "")}</small></div>`;
  const parts = readSheet(sheet).map((part) => setPart(part, boxes, draft, random));
  return `<div class="sheet ${sheet.fill} ${sheet.bars ? "bars" : "open"}">${head}${parts.join("")}</div>`;
}

function setPart(part: SheetPart, boxes: BoxStyle, draft: Draft, random: Random): string {
  switch (part.kind) {
    case "heading":
      return `<h2>${escapeHtml(part.text)}</h2>`;
    case "prose":
      return `<p>${escapeHtml(part.text)}</p>`;
    case "stamp": {
      const [left, top, turn] = [random.whole(30, 60), random.whole(8, 60), random.whole(-14, 14)];
      return `<div class="stamp" style="left:${left}%;top:${top}%;transform:rotate(${turn}deg)">${escapeHtml(part.text)}</div>`;
    }
    case "question":
      return setQuestion(part, boxes, draft);
    case "rows":
      return setRows(part.style, part.rows, draft);
  }
}

function setQuestion(
  { label, choices }: Extract<SheetPart, { kind: "question" }>,
  boxes: BoxStyle,
  draft: Draft,
): string {
  const chosen = choices.find(({ ticked }) => ticked)?.text ?? "";
  const id = `f${draft.count}`;
  const field = chosen && addField(draft, { key: null, label, value: chosen });
  const options = choices.map(({ text, ticked }) => {
    const printed = ticked ? mark(`${id}v`, text) : escapeHtml(text);
    return `<span class="option">${boxOf(boxes, ticked)}&nbsp;${printed}</span>`;
  });
  return `<div class="choices">${field ? field.label : escapeHtml(label)} ${options.join(" ")}</div>`;
}

function setRows(style: RowStyle, rows: readonly SheetPair[][], draft: Draft): string {
  const html = rows.map((row) => setRow(style, row, draft));
  const table = style === "plain" || style === "grid" || style === "memo" || style === "heads";
  return `<div class="${style}">${table ? `<table>${html.join("")}</table>` : html.join("")}</div>`;
}

function setRow(style: RowStyle, row: readonly SheetPair[], draft: Draft): string {
  const pairs = row.map(({ label, value }): Marked => {
    if (value === "") return { label: escapeHtml(label), value: "&nbsp;" };
    return addField(draft, { key: null, label, value });
  });
  switch (style) {
    case "cells":
    case "under":
      return `<div class="line">${pairs.map((p) => `<div><small>${p.label}</small>${fill(p)}</div>`).join("")}</div>`;
    case "lines":
      return `<div class="line">${pairs.map((p) => `<div>${p.label} <u>${fill(p)}</u></div>`).join("")}</div>`;
    case "heads":
      return `<tr>${pairs.map((p) => `<th>${p.label}</th>`).join("")}</tr><tr>${pairs.map((p) => `<td>${fill(p)}</td>`).join("")}</tr>`;
    default:
      return `<tr>${pairs.map((p) => `<th>${p.label}</th><td>${fill(p)}</td>`).join("")}</tr>`;
  }
}

const fill = ({ value }: Marked) => `<span class="fill">${value}</span>`;

/** The style sheet of paper forms, beside that of all documents. */
export const sheetRules = `
.sheet { position: relative }
.sheet .top { display: flex; justify-content: space-between; align-items: flex-start; margin-bottom: 10px }
.sheet h1 { font-size: 1.4em }
.sheet h2 { font-size: 1em; margin: 10px 0 4px }
.sheet.bars h2 { border-top: 1.4px solid #111; border-bottom: 0.8px solid #111; padding: 2px 0 }
.sheet p { font-size: 0.8em; margin: 10px 0 }
.sheet .line { display: flex }
.sheet .line > div { flex: 1 }
.sheet .cells .line > div { border: 0.8px solid #222; padding: 1px 4px 2px; margin: 0 -0.8px -0.8px 0; min-height: 2.9em }
.sheet .cells, .sheet .under, .sheet .grid, .sheet .heads, .sheet .plain, .sheet .memo, .sheet .lines { margin-bottom: 8px }
.sheet small { display: block; font-size: 0.72em; line-height: 1.25 }
.sheet .top small { font-size: 0.75em }
.sheet .under .line { margin-bottom: 7px; gap: 12px }
.sheet .lines .line { margin-bottom: 8px; gap: 14px }
.sheet .lines .line > div { display: flex; gap: 8px; white-space: nowrap }
.sheet .lines u { flex: 1; text-decoration: none; border-bottom: 0.8px solid #222 }
.sheet table { border-collapse: collapse }
.sheet .plain th, .sheet .memo th { text-align: left; font-weight: normal; padding: 2px 60px 2px 0; white-space: nowrap }
.sheet .memo th { padding: 5px 40px 5px 0 }
.sheet .grid table, .sheet .heads table { width: 100% }
.sheet .grid th, .sheet .grid td, .sheet .heads th, .sheet .heads td { border: 0.8px solid #333; padding: 3px 6px; font-weight: normal; text-align: left }
.sheet .grid th { width: 18% }
.sheet .grid td { width: 32% }
.sheet .heads th { font-size: 0.8em; text-align: center }
.sheet .heads td { text-align: center }
.sheet .choices { margin: 7px 0 }
.sheet.typewriter .fill { font-family: Cousine, monospace }
.sheet.hand .fill { font-family: "Playpen Sans", cursive; font-size: 1.15em; line-height: 1.1 }
.sheet .stamp { position: absolute; border: 2px solid #555; color: #555; font-weight: bold; padding: 4px 10px; letter-spacing: 1px; opacity: 0.55 }`;
