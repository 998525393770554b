import type { Anomaly } from "../truth";

/** A field to be: its texts are marked in the HTML by `${id}l` and `${id}v`. */
export interface DraftField {
  id: string;
  key: string | null;
  label: string;
  value: string;
  optional: boolean;
}

export interface DraftCell {
  id: string;
  key: string | null;
  label: string;
  value: string;
}

/** What a document will say, gathered while its HTML is put together. */
export interface Draft {
  fields: DraftField[];
  rows: DraftCell[][];
  anomalies: Anomaly[];
  count: number;
}

export const emptyDraft = (): Draft => ({ fields: [], rows: [], anomalies: [], count: 0 });

/** The marked texts of a field that was noted in the draft. */
export interface Marked {
  label: string;
  value: string;
}

export function addField(
  draft: Draft,
  field: { key: string | null; label: string; value: string; optional?: boolean },
): Marked {
  const id = `f${draft.count++}`;
  draft.fields.push({ optional: false, ...field, id });
  return { label: mark(`${id}l`, field.label), value: mark(`${id}v`, field.value) };
}

/** Printed text without a label. */
export function addOptional(draft: Draft, key: string | null, value: string): string {
  return addField(draft, { key, label: "", value, optional: true }).value;
}

/** A browser would break even short codes at their hyphens. */
const UNBROKEN = 20;

/** HTML whose place is measured under `id`; a line feed breaks the line. */
export function mark(id: string, text: string): string {
  const whole = text.length <= UNBROKEN && !text.includes(" ") ? ' style="white-space:nowrap"' : "";
  return `<span data-t="${id}"${whole}>${escapeHtml(text).replaceAll("\n", "<br>")}</span>`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
