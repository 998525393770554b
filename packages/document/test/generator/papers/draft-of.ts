import { type Draft, type DraftCell, type DraftField, emptyDraft } from "../compose/draft";
import { attributeOf, type Element, elementsIn, setAttribute, textOf } from "./elements";

/** What the marked elements say. Each is given the mark by which its place is measured. */
export function draftOf(elements: readonly Element[]): Draft {
  const draft = emptyDraft();
  draft.fields = fieldsOf(elements, draft);
  draft.rows = rowsOf(elements, draft);
  return draft;
}

function fieldsOf(elements: readonly Element[], draft: Draft): DraftField[] {
  const labels = textsBy(elements, "data-label");
  return elements.flatMap((element): DraftField[] => {
    const name = attributeOf(element, "data-value");
    const optional = attributeOf(element, "data-optional") !== undefined;
    if (name === undefined && !optional) return [];
    const label = name === undefined ? "" : labels.get(name);
    if (label === undefined) throw new Error(`The value ${name} has no label.`);
    const id = `f${draft.count++}`;
    setAttribute(element, "data-t", `${id}v`);
    return [{ id, key: keyOf(element), label, value: textOf(element), optional }];
  });
}

function rowsOf(elements: readonly Element[], draft: Draft): DraftCell[][] {
  const headings = elements.filter((one) => attributeOf(one, "data-column") !== undefined);
  const columns = textsBy(headings, "data-column");
  const keys = new Map(headings.map((one) => [attributeOf(one, "data-column"), keyOf(one)]));
  const items = elements.filter((one) => attributeOf(one, "data-row") !== undefined);
  return items.map((item) => {
    const cells = new Map<string, DraftCell>();
    for (const element of elementsIn(item)) {
      const column = attributeOf(element, "data-cell");
      if (column === undefined) continue;
      const label = column === "" ? "" : columns.get(column);
      if (label === undefined) throw new Error(`The cell ${column} has no column.`);
      const known = column === "" ? undefined : cells.get(column);
      if (known) {
        known.value += `\n${textOf(element)}`;
        continue;
      }
      const id = `r${draft.count++}`;
      setAttribute(element, "data-t", id);
      const key = column === "" ? keyOf(element) : (keys.get(column) ?? null);
      cells.set(column || id, { id, key, label, value: textOf(element) });
    }
    return [...cells.values()];
  });
}

const keyOf = (element: Element): string | null => attributeOf(element, "data-key") ?? null;

/** One text a name: lines of a heading, and its pieces, are joined by a space. */
function textsBy(elements: readonly Element[], mark: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const element of elements) {
    const name = attributeOf(element, mark);
    if (name === undefined) continue;
    const known = texts.get(name);
    const text = textOf(element).replaceAll("\n", " ");
    texts.set(name, known === undefined ? text : `${known} ${text}`);
  }
  return texts;
}
