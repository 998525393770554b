import type { ReadField } from "@inkform/document/model";
import { MessageSquareText } from "lucide-react";
import { fieldId } from "./entries";

/** The remark about the reading, with the fields it talks about as links to them. */
export function ReadingComment({
  comment,
  refs,
  fields,
  onChoose,
}: {
  comment: string;
  refs: string[];
  fields: ReadField[];
  onChoose: (id: string) => void;
}) {
  if (!comment) return null;
  const named = refs.flatMap((key) => {
    const index = fields.findIndex((field) => field.key === key);
    const field = fields[index];
    return field ? [{ key, id: fieldId(index), label: field.label || key }] : [];
  });
  return (
    <section aria-label="Comment" className="border-b border-line bg-wash px-3 py-2.5">
      <div className="flex items-start gap-2">
        <MessageSquareText aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
        <p className="whitespace-pre-line text-sm text-ink">{comment}</p>
      </div>
      {named.length > 0 ? (
        <div className="mt-1.5 flex flex-wrap gap-1.5 pl-6">
          {named.map((ref) => (
            <button
              key={ref.key}
              type="button"
              onClick={() => onChoose(ref.id)}
              className="rounded-full border border-line bg-white px-2 py-0.5 text-xs text-accent-strong hover:border-accent"
            >
              {ref.label}
            </button>
          ))}
        </div>
      ) : null}
    </section>
  );
}
