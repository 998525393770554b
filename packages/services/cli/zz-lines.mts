import { readFileSync } from "node:fs";
import { toLines } from "@inkform/document/layout/lines";
import { headingAt } from "@inkform/document/tables/heading";
import { stackedHeadingAt } from "@inkform/document/tables/stacked-headings";
import { headingByBody } from "@inkform/document/tables/body-headings";
import { weighLanguages } from "@inkform/document/lexicon/weigh-languages";
const pages = JSON.parse(readFileSync(process.argv[2] as string, "utf8")).map((p: any) => ({ ...p, toUploaded: () => [0, 0, 0, 0] }));
const lines = pages.map(toLines);
const weights = weighLanguages(pages, lines, undefined as any);
for (const [i, page] of pages.entries()) for (const [k, line] of lines[i].entries()) {
  const band = (stackedHeadingAt as any)(lines[i], k, page, weights) ?? headingAt(lines[i], k, page, weights);
  const told = band ? null : headingByBody(lines[i], k, page, weights);
  console.log(String(k).padStart(3), Math.round(line.baseline), line.fontSize.toFixed(1), line.segments.map((s: any) => `${Math.round(s.box.x0)}:${s.text}${s.bold ? "*" : ""}`).join(" ‖ "), band ? `<< HEADING ${band.first}-${band.last}: ${band.headings.map((h: any) => `${h.text.replace(/\n/g, "/")}(${h.key})`).join(" | ")}` : "", told ? `<< BODY ${told.headings.map((h: any) => h.text).join(" | ")}` : "");
}
