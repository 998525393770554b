import { type Segment, toSegment } from "../../layout/segment";
import type { ColumnKey } from "../../lexicon/lexicon";
import type { Word } from "../../model";
import type { Column } from "../columns";
import type { CellText } from "../rows/rows";

const columnOf = (key: ColumnKey | "other"): Column => ({
  heading: { text: "", key, box: { x0: 0, top: 0, x1: 0, bottom: 0 }, segments: [] },
  left: 0,
  right: Number.POSITIVE_INFINITY,
});

/** Columns of a receipt without headings. */
const columns = {
  line_no: columnOf("line_no"),
  item_code: columnOf("item_code"),
  quantity: columnOf("quantity"),
  description: columnOf("description"),
  unit_price: columnOf("unit_price"),
  discount: columnOf("discount"),
  amount: columnOf("amount"),
  tax_rate: columnOf("tax_rate"),
  remark: columnOf("other"),
};

export type ReceiptKey = keyof typeof columns;

export function toCell(key: ReceiptKey, words: readonly Word[], page: number): CellText {
  const segment = toSegment([...words], page);
  return { column: columns[key], text: segment.text, segments: [segment] };
}

export function cellOf(cells: readonly CellText[], key: ReceiptKey): CellText | undefined {
  return cells.find(({ column }) => column === columns[key]);
}

/** The columns of a receipt, those in `headings` with a heading of their own. */
export function headedColumns(headings: ReadonlyMap<ReceiptKey, Segment>): Map<Column, Column> {
  return new Map(
    [...headings].map(([key, segment]) => {
      const { text, box } = segment;
      const heading = { text, key: columns[key].heading.key, box, segments: [segment] };
      return [columns[key], { ...columns[key], heading }];
    }),
  );
}
