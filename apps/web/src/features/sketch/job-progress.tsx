import { buttonClass } from "@inkform/ui/button";
import { Spinner } from "@inkform/ui/loading";
import { Notice } from "@inkform/ui/notice";
import Link from "next/link";
import type { Job } from "./job";
import { RejectedPart } from "./rejected-part";

/** What to do about each way a job can fail. */
const ADVICE: Record<string, string> = {
  unreadable_document: "Send the sketch again as a sharper photo or scan, in good light.",
  no_part_found: "Make sure the outline of the part is closed and fully on the sheet.",
  dimensions_contradict:
    "Check on the sketch that the outline is marked in full and each number is read as written; make clearer what is not, and send it again.",
  audit_failed: "This is our mistake, not yours; what was found stands below.",
  timeout: "The sketch took too long. Try a smaller picture or fewer parts on a sheet.",
  internal_error: "This is our mistake, not yours. Send the sketch again.",
};

export function JobProgress({ job, list }: { job: Job; list: string }) {
  if (job.status === "failed") {
    return (
      <div className="space-y-3 p-4">
        <Notice tone="bad" title={job.error?.message ?? "The sketch could not be drawn."}>
          {ADVICE[job.error?.code ?? ""] ?? "Send the sketch again."} Nothing was billed.
        </Notice>
        {job.overlays.length > 0 ? (
          <p className="text-sm text-muted">What was recognised lies over the sketch.</p>
        ) : null}
        {job.rejected.map((part) => (
          <RejectedPart
            key={part.index}
            part={part}
            file={`${list}/${job.id}/parts/${part.index}`}
          />
        ))}
        <Link href={list} className={buttonClass()}>
          Send another sketch
        </Link>
      </div>
    );
  }
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-16 text-center text-sm">
      <Spinner className="size-6 text-accent" />
      <p role="status" className="font-medium">
        {job.status === "queued" ? "Waiting for a free place …" : "Drawing what is on the sheet …"}
      </p>
      <p className="text-muted">
        {job.stage
          ? `${job.stage.replaceAll("_", " ")}`
          : "This takes a few seconds. The page follows by itself."}
      </p>
    </div>
  );
}
