import type { ReadField } from "@inkform/document/model";
import { Badge } from "@inkform/ui/badge";
import { fieldId } from "./entries";

export function entryElementId(id: string): string {
  return `entry-${id}`;
}

export function FieldList({
  fields,
  pages,
  onlyUnsure,
  chosen,
  onChoose,
}: {
  fields: ReadField[];
  pages: number;
  onlyUnsure: boolean;
  chosen: string | null;
  onChoose: (id: string) => void;
}) {
  if (onlyUnsure && !fields.some((field) => field.unsure)) {
    return <p className="px-3 py-2 text-sm text-muted">No field to check.</p>;
  }
  return (
    <ul className="divide-y divide-line">
      {fields.map((field, index) => {
        const id = fieldId(index);
        if (onlyUnsure && !field.unsure) return null;
        return (
          <li key={id}>
            <button
              id={entryElementId(id)}
              type="button"
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
              className={`flex w-full items-start gap-3 border-l-3 px-3 py-2 text-left transition-colors -outline-offset-2 ${stripe(field.unsure, id === chosen)}`}
            >
              <span className="min-w-0 flex-1">
                <span className="flex items-baseline justify-between gap-3">
                  <span className="truncate text-xs text-muted">{field.label || "No label"}</span>
                  <span className="truncate font-mono text-[11px] text-muted/80">{field.key}</span>
                </span>
                <span className="block whitespace-pre-line break-words text-sm text-ink">
                  {field.value}
                </span>
              </span>
              {field.unsure || pages > 1 ? (
                <span className="flex shrink-0 flex-col items-end gap-1">
                  {field.unsure ? <Badge tone="unsure">Check</Badge> : null}
                  {pages > 1 ? <span className="text-xs text-muted">p. {field.page}</span> : null}
                </span>
              ) : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function stripe(unsure: boolean, chosen: boolean): string {
  if (chosen)
    return unsure ? "border-unsure-bright bg-unsure-wash" : "border-accent bg-accent-wash";
  return unsure
    ? "border-unsure-bright bg-white hover:bg-unsure-wash"
    : "border-transparent bg-white hover:bg-wash";
}
