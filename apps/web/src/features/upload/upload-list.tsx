import { IconButton } from "@inkform/ui/button";
import { Spinner } from "@inkform/ui/loading";
import { CircleAlert, Clock, X } from "lucide-react";
import type { UploadEntry } from "./use-uploads";

/** Files on their way, and those that could not be taken with the reason. */
export function UploadList({
  entries,
  sending,
  onDismiss,
}: {
  entries: UploadEntry[];
  /** What is happening to a file that was sent, such as "Reading …". */
  sending: string;
  onDismiss: (id: number) => void;
}) {
  if (entries.length === 0) return null;
  return (
    <ul aria-label="Uploads" aria-live="polite" className="space-y-1.5">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className={`flex items-start gap-2.5 rounded-md border px-3 py-2 text-sm ${entry.state === "failed" ? "border-bad/30 bg-bad-wash" : "border-line bg-white"}`}
        >
          <span className="mt-0.5 text-accent">{iconOf(entry.state)}</span>
          <div className="min-w-0 flex-1">
            <p className="truncate font-medium">{entry.name}</p>
            <p className={entry.state === "failed" ? "text-ink" : "text-muted"}>
              {entry.state === "failed"
                ? entry.message
                : entry.state === "waiting"
                  ? "Waiting …"
                  : sending}
            </p>
          </div>
          {entry.state === "failed" ? (
            <IconButton
              label={`Dismiss ${entry.name}`}
              look="plain"
              onClick={() => onDismiss(entry.id)}
            >
              <X aria-hidden className="size-4" />
            </IconButton>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function iconOf(state: UploadEntry["state"]) {
  if (state === "failed") return <CircleAlert aria-hidden className="size-4 text-bad" />;
  return state === "waiting" ? <Clock aria-hidden className="size-4" /> : <Spinner />;
}
