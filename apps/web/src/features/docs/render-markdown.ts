import { Marked, type Tokens } from "marked";

/** A heading's name in an address: its words in small letters. */
const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** Links from guide to guide are links from file to file where they are written. */
const addressOf = (href: string): string =>
  href.replace(/^(?:\.\/)?([\w-]+)\.md(#.*)?$/, "/docs/$1$2");

const markdown = new Marked({
  gfm: true,
  renderer: {
    heading({ tokens, depth, text }: Tokens.Heading) {
      return `<h${depth} id="${idOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    // What may be wider than a phone scrolls by itself, by keyboard too.
    code({ text }: Tokens.Code) {
      return `<pre tabindex="0"><code>${escapeMarkup(text)}</code></pre>\n`;
    },
    table(token: Tokens.Table) {
      const cells = (row: Tokens.TableCell[], tag: "th" | "td") =>
        row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("");
      const rows = token.rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("\n");
      const head = `<thead><tr>${cells(token.header, "th")}</tr></thead>`;
      return `<div class="scroll" tabindex="0"><table>${head}<tbody>${rows}</tbody></table></div>\n`;
    },
    // The guides are text; markup in them is shown as it is written.
    html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeMarkup(text),
  },
  walkTokens: (token) => {
    if (token.type === "link") token.href = addressOf(token.href);
  },
});

export function renderMarkdown(text: string): string {
  return markdown.parse(text, { async: false });
}

function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
