import type { Reading } from "../../../src/model";
import type { RenderingName, Truth } from "../truth";
import { comparableLabel } from "./compare";
import { type FieldScore, scoreFields } from "./score-fields";
import { type RowScore, scoreRows } from "./score-rows";

export interface ReadingScore {
  rendering: RenderingName;
  language: string;
  fields: FieldScore;
  rows: RowScore;
  /** A deliberate defect was explained, and what it is about was named or marked. Null in a clean document. */
  defectFound: boolean | null;
  /** A clean document with a comment. Null in a spoiled one. */
  falseAlarm: boolean | null;
  comment: string;
  pagesRight: boolean;
}

/** What nothing scores: a document that could not be read at all. */
const unread: Reading = {
  pages: 0,
  languages: [],
  fields: [],
  lineItems: [],
  comment: "",
  refs: [],
};

export function scoreReading(
  truth: Truth,
  rendering: RenderingName,
  reading: Reading | null,
): ReadingScore {
  const read = reading ?? unread;
  const rows = scoreRows(truth.line_items, read.lineItems);
  const commented = read.comment.trim() !== "";
  const spoiled = truth.anomalies.length > 0;
  return {
    rendering,
    language: truth.language,
    fields: scoreFields(truth.fields, read.fields, rendering),
    rows,
    defectFound: spoiled ? commented && touches(truth, read, rows) : null,
    falseAlarm: spoiled ? null : commented,
    comment: read.comment,
    pagesRight: read.pages === (rendering === "photo" ? 1 : truth.pages.length),
  };
}

/** Something that the defect is about is in `refs` or marked. */
function touches({ anomalies }: Truth, read: Reading, rows: RowScore): boolean {
  const about = new Set(anomalies.flatMap((one) => one.about.map(comparableLabel)));
  const refs = new Set(read.refs);
  const concerns = (label: string) => about.has(comparableLabel(label));
  const field = read.fields.some(
    ({ label, key, unsure }) => concerns(label) && (unsure || refs.has(key)),
  );
  const cell = read.lineItems.some(({ cells }) =>
    cells.some(({ label, key }) => concerns(label) && refs.has(key)),
  );
  const row = anomalies
    .flatMap((one) => one.rows ?? [])
    .some((index) => {
      const at = rows.places[index] ?? null;
      return at !== null && read.lineItems[at]?.unsure === true;
    });
  return field || cell || row;
}
