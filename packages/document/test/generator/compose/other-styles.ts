/** What other hands make of the layouts of dev: style sheets of their own, taken in turn. */
export const otherStyles: readonly string[] = [
  // Headings in the middle of columns whose texts begin at the left, labels in italics, tinted cells.
  `
.pairs th, .pairs b { font-style: italic; font-weight: normal }
.pairs.cells th { background: #555; color: #fff; font-style: normal }
.items th { text-align: center }
.items td { padding: 1px 6px }
.items.plain th { border-bottom: 1px dashed #444 }
.items .quantity { text-align: center }
.totals th { text-align: right }
.parties b { text-decoration: underline }`,
  // Grey labels above bold answers, numbers at the left, heavy rules, narrow cells.
  `
.pairs th, .pairs b { font-weight: normal; color: #666 }
.pairs td { font-weight: bold; padding-top: 5px; padding-bottom: 5px }
.pairs.columns td { border-bottom: 0.8px solid #bbb }
.pairs.inCell { grid-template-columns: repeat(4, 1fr) }
.pairs.above { grid-template-columns: repeat(2, 1fr) }
.items .quantity, .items .unitPrice, .items .amount { text-align: left }
.items th { font-size: 0.82em; color: #555 }
.items td { padding: 6px 4px }
.items.ruled th, .items.ruled td { border: 2px solid #333 }
header { border-top: 5px solid #333; padding-top: 8px }`,
  // Close lines, headings at the right of their columns, answers in italics over points, sums between double rules.
  `
body { line-height: 1.15 }
.pairs.columns td { border-bottom: 1px dotted #555 }
.pairs.columns th { padding-right: 24px }
.pairs td { font-style: italic }
.parties > div { border-left: 4px solid #999; padding-left: 8px }
.items th { font-size: 0.8em; background: #ddd; text-align: right }
.items th.description { text-align: left }
.items.lines td { border-bottom: 1px solid #333; border-right: 1px solid #bbb }
.items.zebra tr:nth-child(even) td { background: #dcdcdc }
.totals .total th, .totals .total td { border-top: 3px double #222; border-bottom: 3px double #222 }
.totals th { font-weight: bold }`,
];
