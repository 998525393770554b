import { fold } from "./fold";

/** On the folded text, which holds words, digits and single spaces only. */
const pageNumber =
  /^(?:\p{Script=Han} ?(?=page ))?(?:(?:page|seite|trang|pagina|pag|strona|str|blad|頁|ページ|第|页|p) ?){1,2}\d{1,4} ?(?:(?:of|von|sur|de|di|van|z|共|\/) ?)?\d{0,4}(?:頁|页|ページ)?$/u;
/** Japanese and Chinese count first: `1/3頁`. */
const counted = /^\d{1,3} ?\/ ?\d{1,3} ?(?:頁|页|ページ)$/u;
/** Without a point behind it a capital P begins a code or the name of a room: `P-12`, `P 7781`. */
const code = /^(?:P ?\d|[Pp] ?[-‐–—_/])/u;
/** A page number is no longer than this. */
const LONGEST = 40;

/** Says which page it is, in one language or two, the first of which may be misread: `Page 1 of 2`, `頁 / Page 1/2`. */
export function isPageNumber(text: string): boolean {
  if (counted.test(text.normalize("NFKC").trim())) return true;
  return text.length < LONGEST && !code.test(text.trim()) && pageNumber.test(fold(text));
}
