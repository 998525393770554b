import type { ReadLineItem } from "@inkform/document/model";
import { TriangleAlert } from "lucide-react";
import { cellId, columnsOf, rowId } from "./entries";
import { entryElementId } from "./field-list";

/** The rows of the document's tables under their printed headings; a cell shows where it stands. */
export function RowTable({
  rows,
  onlyUnsure,
  chosen,
  onChoose,
}: {
  rows: ReadLineItem[];
  onlyUnsure: boolean;
  chosen: string | null;
  onChoose: (id: string) => void;
}) {
  const columns = columnsOf(rows);
  return (
    <section aria-label="Line items" className="overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-line bg-wash text-left text-xs text-muted">
            <th scope="col" className="w-10 px-3 py-1.5 font-medium">
              #
            </th>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className="whitespace-nowrap px-2 py-1.5 font-medium"
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const id = rowId(index);
            if (onlyUnsure && !row.unsure) return null;
            const open = chosen === id || chosen?.startsWith(`cell-${index}-`);
            return (
              <tr
                key={id}
                className={`border-b border-line align-top ${open ? "bg-accent-wash" : row.unsure ? "bg-unsure-wash" : "hover:bg-wash"}`}
              >
                <th scope="row" className="px-1 py-0.5 text-left font-normal">
                  <button
                    id={entryElementId(id)}
                    type="button"
                    aria-label={`Row ${index + 1}${row.unsure ? ", to check" : ""}`}
                    aria-pressed={id === chosen}
                    onClick={() => onChoose(id)}
                    className="flex items-center gap-1 rounded px-2 py-1 text-xs text-muted hover:text-ink"
                  >
                    {index + 1}
                    {row.unsure ? (
                      <TriangleAlert aria-hidden className="size-3.5 text-unsure" />
                    ) : null}
                  </button>
                </th>
                {columns.map((column) => {
                  const at = row.cells.findIndex((cell) => cell.key === column.key);
                  const cell = row.cells[at];
                  return (
                    <td key={column.key} className="px-1 py-0.5">
                      {cell ? (
                        <button
                          type="button"
                          tabIndex={-1}
                          aria-pressed={chosen === cellId(index, at)}
                          onClick={() => onChoose(cellId(index, at))}
                          className={`w-full rounded ${/\s/.test(cell.value) ? "whitespace-pre-line" : "whitespace-nowrap"} px-1 py-1 text-left ${chosen === cellId(index, at) ? "bg-accent text-white" : ""}`}
                        >
                          {cell.value}
                        </button>
                      ) : null}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
