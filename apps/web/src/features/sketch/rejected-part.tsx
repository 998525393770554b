import { buttonClass } from "@inkform/ui/button";
import { Download } from "lucide-react";
import type { Rejected } from "./job";

/** A drawing that failed its audit: what was found, and the file to look at. It was never delivered. */
export function RejectedPart({ part, file }: { part: Rejected; file: string }) {
  const { index, name, findings } = part;
  const title = name ?? `Part ${index}`;
  return (
    <section aria-label={title} className="rounded-md border border-line">
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-3 py-2">
        <h2 className="text-sm font-semibold">{title}</h2>
        <a href={file} download className={`${buttonClass()} ml-auto`}>
          <Download aria-hidden className="size-4" />
          Rejected DXF
        </a>
      </div>
      {findings.length === 0 ? (
        <p className="px-3 py-2 text-sm text-muted">Nothing was found in this drawing.</p>
      ) : (
        <ul className="space-y-1 px-3 py-2 text-sm">
          {findings.map(({ code, message }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: findings never change and may be alike
            <li key={i}>
              <code className="text-xs text-bad">{code}</code> {message}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
