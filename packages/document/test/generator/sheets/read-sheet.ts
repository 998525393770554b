import type { RowStyle, Sheet } from "./sheet";

export interface SheetPair {
  label: string;
  /** Empty for a blank. */
  value: string;
}

export type SheetPart =
  | { kind: "heading" | "prose" | "stamp"; text: string }
  | { kind: "rows"; style: RowStyle; rows: SheetPair[][] }
  | { kind: "question"; label: string; choices: { text: string; ticked: boolean }[] };

/** The parts of a sheet in order; rows of one style that follow each other are one part. */
export function readSheet({ body }: Sheet): SheetPart[] {
  const parts: SheetPart[] = [];
  let style: RowStyle = "lines";
  for (const line of body.split("\n").map((one) => one.trim())) {
    const text = line.replace(/^(?:##|[@>?!])\s*/, "");
    const last = parts.at(-1);
    if (line === "") continue;
    if (line.startsWith("@")) style = text as RowStyle;
    else if (line.startsWith("##")) parts.push({ kind: "heading", text });
    else if (line.startsWith(">")) parts.push({ kind: "prose", text });
    else if (line.startsWith("!")) parts.push({ kind: "stamp", text });
    else if (line.startsWith("?")) parts.push(questionOf(text));
    else if (last?.kind === "rows" && last.style === style) last.rows.push(rowOf(text));
    else parts.push({ kind: "rows", style, rows: [rowOf(text)] });
  }
  return parts;
}

function rowOf(line: string): SheetPair[] {
  return line.split(/\s*\|\s*/).map((pair) => {
    const [label = "", value = ""] = pair.split(/\s*=(?:\s+|$)/);
    return { label: label.trim(), value: value.trim().split(" ; ").join("\n") };
  });
}

function questionOf(line: string): SheetPart {
  const [{ label, value }] = rowOf(line) as [SheetPair];
  const choices = value.split(/[,，、]\s*/).map((choice) => ({
    text: choice.replace(/^\*/, ""),
    ticked: choice.startsWith("*"),
  }));
  return { kind: "question", label, choices };
}
