import type { Page, Rule } from "../../model";

/** A row of signs that nobody reads, as long as this share of the page. */
const ROW = /^[-=_–—*~]{8,}$/;
const LONG = 0.4;

/** Tills and typewriters rule off with rows of dashes: rules like any other. */
export function withTypedRules(page: Page): Page {
  const rules = page.words
    .filter(({ text, box }) => ROW.test(text) && box.x1 - box.x0 > LONG * page.width)
    .map(({ box, baseline, fontSize }): Rule => {
      const y = baseline - 0.3 * fontSize;
      return { orientation: "horizontal", box: { x0: box.x0, x1: box.x1, top: y, bottom: y } };
    });
  return rules.length === 0 ? page : { ...page, rules: [...page.rules, ...rules] };
}
