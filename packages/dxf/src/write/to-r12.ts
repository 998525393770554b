import type { Tag } from "./precise-tags";

const UNKNOWN_SECTIONS = new Set(["CLASSES", "OBJECTS"]);
const UNKNOWN_TABLES = new Set(["BLOCK_RECORD"]);
/** Handles, owners, subclass markers, plot styles; a linetype's element types; style decimals. */
const UNKNOWN_CODES = new Set([5, 100, 105, 330, 390]);
const SPACES = new Set(["*Model_Space", "*Paper_Space"]);

/** The tags of a newer drawing reduced to what AC1009 knows. */
export function toR12(tags: readonly Tag[]): Tag[] {
  const kept: Tag[] = [];
  for (const record of recordsOf(withoutUnknownParts(tags))) {
    const [, type] = record[0] as Tag;
    for (const tag of record) {
      if (UNKNOWN_CODES.has(tag[0])) continue;
      if (type === "LTYPE" && tag[0] === 74) continue;
      if (type === "DIMSTYLE" && tag[0] === 271) continue;
      if (type === "BLOCK" && tag[0] === 1) continue;
      if (type === "DIMENSION" && tag[0] === 42) continue;
      kept.push(tag);
    }
  }
  return kept;
}

/** A record: a tag of code 0 or 9 (a header variable) and what follows it. */
function recordsOf(tags: readonly Tag[]): Tag[][] {
  const records: Tag[][] = [];
  for (const tag of tags) {
    if (tag[0] === 0 || tag[0] === 9) records.push([tag]);
    else records.at(-1)?.push(tag);
  }
  return records;
}

function withoutUnknownParts(tags: readonly Tag[]): Tag[] {
  const kept: Tag[] = [];
  let skippingTo: string | null = null;
  for (const record of recordsOf(tags)) {
    const [, type] = record[0] as Tag;
    const name = record.find(([code]) => code === 2)?.[1] ?? "";
    if (skippingTo === null) {
      if (type === "SECTION" && UNKNOWN_SECTIONS.has(name)) skippingTo = "ENDSEC";
      else if (type === "TABLE" && UNKNOWN_TABLES.has(name)) skippingTo = "ENDTAB";
      else if (type === "BLOCK" && SPACES.has(name)) skippingTo = "ENDBLK";
      else if (type !== "$HANDSEED") kept.push(...record);
    } else if (type === skippingTo) {
      skippingTo = null;
    }
  }
  return kept;
}
