import type { Look } from "../sets";

/** The style sheet of all documents. Pages are boxes of a fixed size, so that the screen measures what is printed. */
export function styleSheet(look: Look, families: string, width: number, scale: number): string {
  const size = look.size * scale;
  const light = /^#[d-f]/i.test(look.accent);
  return `
@page { margin: 0 }
* { box-sizing: border-box; margin: 0; padding: 0 }
body { font: ${size}pt/1.35 ${families}; color: #111; width: ${width}px; -webkit-print-color-adjust: exact }
.page { width: ${width}px; padding: 44px 52px 60px; position: relative; overflow: hidden; break-after: page }
.page.strip { padding: 14px 12px }
h1 { font-size: 1.7em; line-height: 1.3 }
.company { font-size: 1.3em; font-weight: bold }
header { display: flex; justify-content: space-between; margin-bottom: 18px }
header.centre { flex-direction: column; align-items: center; text-align: center }
header.right { flex-direction: row-reverse; text-align: right }
header.right h1 { text-align: left }
header.bar { background: ${look.accent}; color: ${light ? "#111" : "#fff"}; padding: 10px 14px }
header.split { align-items: flex-end }
header.ruled { flex-direction: column-reverse; border-bottom: 2px solid ${look.accent}; padding-bottom: 6px }
header .address { font-size: 0.92em }
.beside { display: flex; gap: 30px; justify-content: space-between; align-items: flex-start }
.beside > * { flex: 1 }
.pairs, .parties { margin-bottom: 14px }
.pairs th { text-align: left; padding: 2px 12px 2px 0; vertical-align: top; white-space: nowrap }
.pairs td { padding: 2px 16px 2px 0; vertical-align: top }
.pairs.columns th, .pairs.spread th { font-weight: normal; color: #333 }
.pairs.above, .pairs.inCell, .pairs.dashed { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px 14px }
.pairs.inCell, .pairs.dashed { gap: 0 }
.pairs.inCell > div { border: 0.8px solid #333; padding: 2px 5px; margin: 0 -0.8px -0.8px 0 }
.pairs.dashed > div { border-bottom: 1px dashed #666; padding: 3px 5px }
small { font-size: 0.78em }
.pairs small b { font-weight: normal }
.pairs.cells table, .pairs.heads table { border-collapse: collapse; width: 100% }
.pairs.cells th, .pairs.cells td, .pairs.heads th, .pairs.heads td { border: 0.8px solid #444; padding: 3px 6px }
.pairs.cells th { background: #eee }
.pairs.cells th, .pairs.heads th { white-space: normal }
.pairs.heads th { font-size: 0.85em }
.row { display: flex; margin-bottom: 5px }
.row b { white-space: nowrap; margin-right: 8px }
.row i { flex: 1; overflow: hidden; white-space: nowrap; font-style: normal; margin-right: 6px; min-width: 20px; height: 1.35em; word-break: break-all }
.row u { flex: 1; text-decoration: none; border-bottom: 0.8px solid #333 }
.pairs.boxed .row u { border: 0.8px solid #555; border-radius: 4px; padding: 1px 6px }
.pairs.boxed b { width: 34%; white-space: normal }
.pairs.caption { display: grid; grid-template-columns: 1fr 1fr; gap: 10px 24px }
.pairs.caption u { display: block; text-decoration: none; border-bottom: 0.8px solid #333 }
.pairs.aligned th { text-align: right }
.pairs.spread table { width: 62% }
.pairs.spread td { text-align: right; padding-right: 0 }
.pairs.spread tr { border-bottom: 0.6px solid #bbb }
.pairs.spread table, .pairs.filled table { border-collapse: collapse }
.strip .pairs.spread table { width: 100% }
.pairs.filled table { width: 70% }
.pairs.filled tr:nth-child(odd) { background: #ece8f2 }
.pairs.filled th, .pairs.filled td { padding: 4px 8px }
.pairs.run .one { padding: 0 10px 0 0; margin-right: 10px; border-right: 1px solid #888; display: inline-block }
.parties { display: flex; gap: 28px }
.parties > div { flex: 1 }
.parties.cells > div { border: 0.8px solid #444; padding: 5px 8px }
.parties.cells { gap: 0 }
.parties.beside, .parties.stacked { flex-direction: column; gap: 8px }
.parties.beside > div { display: flex; gap: 12px }
.parties.beside b { width: 25%; flex: none }
.parties.filled > div { background: #f1ede4; padding: 8px }
.parties.filled b { color: #555; font-size: 0.85em; display: block }
table.items { width: 100%; border-collapse: collapse; margin: 8px 0 12px }
.items th { text-align: left; padding: 4px 6px; vertical-align: bottom }
.items td { padding: 3px 6px; vertical-align: top }
.items .quantity, .items .unitPrice, .items .amount { text-align: right; white-space: nowrap }
.items .unit, .items .itemCode, .items .lineNo { white-space: nowrap }
.items .description { width: 38% }
.items.ruled th, .items.ruled td { border: 0.8px solid #444 }
.items.ruled th, .items.pale th { background: #e9e9e9 }
.items.lines th { border-bottom: 1.2px solid #222; border-top: 1.2px solid #222 }
.items.lines td { border-bottom: 0.5px solid #999 }
.items.zebra tr:nth-child(even) td { background: #f0f3f7 }
.items.zebra th { border-bottom: 1px solid #333 }
.items.dark th { background: ${light ? "#333" : look.accent}; color: #fff }
.items.columnRules { border: 1px solid #333 }
.items.columnRules th, .items.columnRules td { border-left: 0.8px solid #333 }
.items.columnRules th { border-bottom: 1px solid #333 }
.items.dotted td { border-bottom: 1px dotted #555 }
.items.dotted th { border-bottom: 3px double #333 }
.items.pale td { border-bottom: 6px solid #fff; background: #fafafa }
.items .section td { padding-top: 6px }
.items .indent { padding-left: 18px }
.totals { display: flex; justify-content: flex-end; margin-bottom: 12px }
.totals table { border-collapse: collapse }
.totals th { text-align: left; font-weight: normal; padding: 2px 24px 2px 6px }
.totals .amount { text-align: right; padding: 2px 6px; white-space: nowrap }
.totals .sign { padding: 2px 10px }
.totals .total th, .totals .total td { font-weight: bold; border-top: 1px solid #222 }
.totals.cells th, .totals.cells td { border: 0.8px solid #444 }
.totals.foot { justify-content: flex-start }
.totals.foot table, .totals.wide table { width: 100% }
.totals.foot th { text-align: right }
.totals.bar .total { background: ${look.accent}; color: ${light ? "#111" : "#fff"} }
.totals.bar table { width: 45% }
.till { text-align: center; margin-bottom: 8px }
.strip table.items, .strip .totals { margin: 4px 0 }
.strip .items td, .strip .items th { padding: 1px 2px }
.strip .items .description { width: auto }
.strip .totals th { padding-right: 6px }
.choices { margin: 6px 0 14px }
.choices svg { width: 0.85em; height: 0.85em; vertical-align: -0.06em; stroke: #000; stroke-width: 1.3; fill: none }
.choices .option { margin-left: 14px; white-space: nowrap }
.notes { margin: 8px 0 }
.terms { font-size: 0.8em; color: #333; margin: 10px 0 }
.signatures { display: flex; gap: 60px; margin-top: 44px }
.signatures > div { flex: 1 }
.signatures u { display: block; border-bottom: 0.8px solid #222; text-decoration: none }
footer { position: absolute; left: 52px; right: 52px; bottom: 22px; display: flex; justify-content: space-between; font-size: 0.8em; color: #444 }
`;
}
