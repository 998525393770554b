/** An answer for a terminal: a list as a table, one thing as name and value a line. */
export function toText(value: unknown): string {
  if (Array.isArray(value))
    return value.length === 0 ? "(none)" : table(value.map((item) => flatten(item)));
  if (value === null || typeof value !== "object") return String(value);
  const entries = Object.entries(flatten(value));
  const width = Math.max(...entries.map(([name]) => name.length));
  return entries.map(([name, text]) => `${name.padEnd(width)}  ${text}`).join("\n");
}

function table(rows: Record<string, string>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const widths = names.map((name) =>
    Math.max(name.length, ...rows.map((row) => row[name]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join("  ")
      .trimEnd();
  return [line(names), ...rows.map((row) => line(names.map((name) => row[name] ?? "")))].join("\n");
}

/** Nested things get names like `overage_price.amount`; lists of plain values are joined. */
function flatten(value: object, prefix = ""): Record<string, string> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      const path = prefix + name;
      if (member === null || member === undefined) return [[path, "-"]];
      if (Array.isArray(member)) return [[path, member.map(brief).join(", ") || "-"]];
      if (typeof member === "object") return Object.entries(flatten(member, `${path}.`));
      return [[path, String(member)]];
    }),
  );
}

function brief(item: unknown): string {
  if (item === null || typeof item !== "object") return String(item);
  const values = Object.values(item).filter((value) => value !== null);
  return values.join(" ");
}
