import { toComment } from "./checks/comment";
import type { Facts } from "./checks/facts";
import { findContradictions } from "./checks/find-contradictions";
import { gatherEvidence } from "./checks/gather-evidence";
import { sourceOf, textProbability } from "./checks/probability";
import { isSpeck } from "./checks/specks";
import { judgeField, judgeRow } from "./checks/weigh-evidence";
import type { Unit } from "./fields/units/unit";
import type { LabelledValue } from "./fields/values/grow";
import { boxOf } from "./fields/values/value-box";
import { toKeys } from "./keys/canonical-keys";
import { snakeCase, uniqueKeys } from "./keys/snake-case";
import type { Segment } from "./layout/segment";
import type { LabelKey } from "./lexicon/phrases";
import { areCapitalsBare, restoreMarks } from "./lexicon/printed-marks";
import { restoreLabel, restoreTitle } from "./lexicon/restore-label";
import { tidyHeading } from "./lexicon/tidy-heading";
import { tidyLabel } from "./lexicon/tidy-label";
import type { LanguageWeights } from "./lexicon/vocabulary";
import type { Page, ReadCell, ReadField, Reading, ReadLineItem, ReadOptions } from "./model";
import type { Heading } from "./tables/headings/heading";
import type { ItemTable } from "./tables/item-tables";
import type { Row } from "./tables/rows/rows";
import { evenSlashes } from "./text/even-slashes";

interface Parts {
  pages: readonly Page[];
  tables: readonly ItemTable[];
  values: readonly LabelledValue[];
  /** Texts that are neither label nor value. */
  left: readonly Unit[];
  weights: LanguageWeights;
  options: ReadOptions;
}

/** How the document prints its labels. */
interface Print {
  /** Two languages are parted by a slash between spaces. */
  isSlashed: boolean;
  /** A label with the spaces that most of them have there. */
  even: (label: string) => string;
  /** None of its capitals have accents. */
  areCapitalsBare: boolean;
  /** … and with the accents of its words. */
  mark: (label: string) => string;
}

/** So many labels with a slash between two languages say that all of the document's have one. */
const leastSlashed = 3;

/** Puts keys, boxes, probabilities and contradictions to what was found. */
export function toReading({ pages, tables, values, left, weights, options }: Parts): Reading {
  const pageOf = (number: number) => pages.find((page) => page.number === number) as Page;
  const ordered = values
    .map(withoutClosing)
    .sort((a, b) => position(a, pageOf) - position(b, pageOf));
  const bases = toKeys(ordered);
  const labelKeys = ordered.map(({ label }) =>
    label?.match && label.match.score >= 0.9 ? label.match.key : null,
  );
  const labels = ordered.flatMap(({ label }) => (label ? [label.text] : []));
  const print: Print = {
    isSlashed: labels.filter((label) => label.includes(" / ")).length >= leastSlashed,
    even: evenSlashes(labels),
    areCapitalsBare: areCapitalsBare(pages, weights),
    mark: restoreMarks(pages, weights),
  };
  const printed = ordered.map((value, index) =>
    toField(value, bases[index] ?? "field", pageOf, weights, print),
  );
  const rows = tables.flatMap((table) => table.rows);
  const printedItems = rows.map((row) => toLineItem(row, pageOf(row.page), weights, print));
  const segments = ordered.map(({ lines }) => lines.flatMap((line) => line.segments));
  const texts = segments.map(textProbability);
  const evidence = gatherEvidence(
    ordered,
    tables,
    left,
    factsOf(printed, labelKeys, bases, texts, rows, printedItems, pages),
    pages,
  );
  options.onEvidence?.(evidence);
  const weighed = printed.map((field, index): ReadField => {
    const own = evidence.fields[index];
    const judged = own && judgeField(own, sourceOf(segments[index] ?? []));
    return { ...field, confidence: judged?.probability ?? 0, unsure: !judged?.isSure };
  });
  const stands = weighed.map(
    (field, index) => options.onEvidence || !isSpeck(field, sourceOf(segments[index] ?? [])),
  );
  const standing = <T>(all: readonly T[]): T[] => all.filter((_, index) => stands[index]);
  const keys = uniqueKeys(standing(bases));
  const fields = standing(weighed).map((field, index) => ({
    ...field,
    key: keys[index] ?? "field",
  }));
  const lineItems = printedItems.map((item, index) => {
    const own = evidence.rows[index];
    const source = sourceOf(rows[index]?.cells.flatMap((cell) => cell.segments) ?? []);
    return { ...item, unsure: !own || !judgeRow(own, source).isSure };
  });
  const findings = findContradictions(
    factsOf(fields, standing(labelKeys), standing(bases), standing(texts), rows, lineItems, pages),
  );
  const doubtful = new Set(findings.flatMap((finding) => finding.fields));
  const doubtfulRows = new Set(findings.flatMap((finding) => finding.rows));
  return {
    pages: pages.length,
    languages: [...weights].sort((a, b) => b[1] - a[1]).map(([language]) => language),
    fields: fields.map((field, index) => ({
      ...field,
      unsure: field.unsure || doubtful.has(index),
    })),
    lineItems: lineItems.map((item, index) => ({
      ...item,
      unsure: item.unsure || doubtfulRows.has(index),
    })),
    comment: toComment(findings, options.commentLanguage),
    refs: [...doubtful].sort((a, b) => a - b).map((index) => keys[index] ?? ""),
  };
}

function factsOf(
  fields: readonly ReadField[],
  labelKeys: readonly (LabelKey | null)[],
  bases: readonly string[],
  texts: readonly number[],
  rows: readonly Row[],
  items: readonly ReadLineItem[],
  pages: readonly Page[],
): Facts {
  return {
    fields: fields.map((field, index) => ({
      ...field,
      index,
      base: bases[index] ?? field.key,
      labelKey: labelKeys[index] ?? null,
      textConfidence: texts[index] ?? 0,
    })),
    rows: items.map((item, index) => ({
      index,
      cells: item.cells.map((cell, column) => ({
        ...cell,
        confidence: textProbability(rows[index]?.cells[column]?.segments ?? []),
      })),
    })),
    source: pages.some((page) => page.source === "ocr") ? "ocr" : "pdf",
  };
}

function position(value: LabelledValue, pageOf: (number: number) => Page): number {
  const first = value.label ?? value.lines[0];
  if (!first) return 0;
  const page = pageOf(first.page);
  const row = Math.round(first.firstBaseline / (0.5 * first.fontSize)) * 0.5 * first.fontSize;
  return first.page * 10 + row / page.height + first.box.x0 / page.width / 1000;
}

function toField(
  value: LabelledValue,
  key: string,
  pageOf: (number: number) => Page,
  weights: LanguageWeights,
  print: Print,
): ReadField {
  const page = pageOf(value.lines[0]?.page ?? 1);
  return {
    key,
    label: labelOf(value.label, weights, print),
    value: textOf(value),
    box: boxOf(
      value.lines.flatMap((line) => line.segments),
      page,
    ),
    labelBox: value.label ? boxOf(value.label.segments, page) : null,
    page: page.number,
    unsure: false,
    confidence: 1,
  };
}

/** Values stay as read; but the title, as labels, is a phrase that the lexicon knows. */
function textOf({ role, lines, text }: LabelledValue): string {
  return role === "title" && lines[0]?.source === "ocr" ? restoreTitle(text) : text;
}

/** What stood in brackets with its answer, "(prov. MR)", or behind one, begins with one of them. */
const withoutLoneBracket = (text: string): string =>
  text.replace(/^[)）]\s*(?=\S)|^[(（]\s*(?=[^()（）]+$)/u, "");

/** "(10%対象 ¥4,800)", "(of which VAT 4.36)": the bracket that closes what the label opened is no part of the answer. */
function withoutClosing(value: LabelledValue): LabelledValue {
  const isOpened = /^[(（][^()（）]+$/u.test(value.label?.text ?? "");
  const isClosed = /^[^()（）]*\S[)）]$/u.test(value.text);
  return isOpened && isClosed ? { ...value, text: value.text.slice(0, -1).trimEnd() } : value;
}

/** A point of a list begins with a dash or a dot, a choice with its box: they say nothing of what is asked. */
const withoutBullet = (text: string): string => text.replace(/^[–—•▪‣·☐☒] (?=\p{L})/u, "");

/** As printed; as it was most likely printed, where it was read from pixels. */
function labelOf(label: Unit | null, weights: LanguageWeights, print: Print): string {
  if (!label) return "";
  const text = withoutBullet(withoutLoneBracket(label.text));
  if (label.source === "pdf") return text;
  const restoring = { ...print, ...seenOf(label.segments) };
  return print.mark(restoreLabel(tidyLabel(print.even(text), weights), weights, restoring));
}

/** So sure is a second reader of the signs of clear print. */
const CLEAR = 0.95;

/** Whether both readers saw all of it, and alike, and whether the second was sure of all. */
function seenOf(segments: readonly Segment[]): { isAgreed: boolean; isClear: boolean } {
  const words = segments.flatMap((segment) => segment.words);
  return {
    isAgreed: words.every(({ second }) => second === "agrees"),
    isClear: words.every(
      ({ second, readings }) => second === "agrees" || (readings?.second ?? 0) >= CLEAR,
    ),
  };
}

function headingOf(
  { text, segments }: Heading,
  weights: LanguageWeights,
  { mark, areCapitalsBare: areBare }: Print,
): string {
  if (segments[0]?.source !== "ocr") return text;
  const restoring = { areCapitalsBare: areBare, ...seenOf(segments) };
  return mark(restoreLabel(tidyHeading(text), weights, restoring));
}

/** A box that somebody ticked off beside an item, or left: no printed text. */
const BOXES_ALONE = /^[☐☑☒\s]+$/u;

function toLineItem(row: Row, page: Page, weights: LanguageWeights, print: Print): ReadLineItem {
  const told = row.cells.filter((cell) => !BOXES_ALONE.test(cell.text));
  const keys = uniqueKeys(
    told.map(({ column: { heading } }) =>
      heading.key && heading.key !== "other" ? heading.key : snakeCase(heading.text),
    ),
  );
  const cells = told.map(
    (cell, index): ReadCell => ({
      key: keys[index] ?? "field",
      label: headingOf(cell.column.heading, weights, print),
      value: cell.text,
      box: boxOf(cell.segments, page),
    }),
  );
  return {
    page: row.page,
    cells,
    box: boxOf(
      row.cells.flatMap((cell) => cell.segments),
      page,
    ),
    unsure: false,
  };
}
