import { Badge, type Tone } from "@inkform/ui/badge";
import { Spinner } from "@inkform/ui/loading";

type Status = "queued" | "running" | "succeeded" | "failed";

const LOOKS: Record<Status, { tone: Tone; text: string }> = {
  queued: { tone: "neutral", text: "Waiting" },
  running: { tone: "busy", text: "Drawing" },
  succeeded: { tone: "good", text: "Done" },
  failed: { tone: "bad", text: "Failed" },
};

export function isOpen(status: Status): boolean {
  return status === "queued" || status === "running";
}

export function JobStatus({ status }: { status: Status }) {
  const look = LOOKS[status];
  return (
    <Badge tone={look.tone}>
      {status === "running" ? <Spinner className="size-3" /> : null}
      {look.text}
    </Badge>
  );
}
