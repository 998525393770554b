import type { RouterOutputs } from "@inkform/api/root";
import { Badge, type Tone } from "@inkform/ui/badge";
import { Button } from "@inkform/ui/button";
import { RotateCw } from "lucide-react";
import { Moment } from "../list/moment";

type Delivery = RouterOutputs["webhook"]["list"][number];
type Attempt = Delivery["attempts"][number];

const LOOKS: Record<Delivery["status"], { tone: Tone; text: string }> = {
  pending: { tone: "busy", text: "Under way" },
  delivered: { tone: "good", text: "Delivered" },
  dropped: { tone: "bad", text: "Dropped" },
};

/** What an event was, where it went and what was answered, attempt by attempt. */
export function DeliveryRow({
  delivery,
  busy,
  onReplay,
}: {
  delivery: Delivery;
  busy: boolean;
  onReplay: () => void;
}) {
  const { type, url, status, jobId, createdAt, attempts } = delivery;
  const look = LOOKS[status];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1.5 px-3.5 py-2.5">
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
          {type}
          <Badge tone={look.tone}>{look.text}</Badge>
        </p>
        <p className="truncate text-xs text-muted" title={url}>
          {url}
        </p>
        <p className="truncate text-xs text-muted">
          <code className="font-mono">{jobId}</code>, <Moment at={createdAt} />
        </p>
        <details className="mt-1 text-xs">
          <summary className="w-fit cursor-pointer rounded text-muted hover:text-ink">
            {attempts.length === 1 ? "1 attempt" : `${attempts.length} attempts`}
          </summary>
          <ol className="mt-1 space-y-1">
            {attempts.map((attempt) => (
              <AttemptLine key={attempt.number} attempt={attempt} />
            ))}
          </ol>
        </details>
      </div>
      <Button
        className="h-7 px-2 text-xs"
        aria-label={`Send again: ${type} of ${jobId}`}
        disabled={busy || status === "pending"}
        onClick={onReplay}
      >
        <RotateCw aria-hidden className="size-3.5" />
        Send again
      </Button>
    </li>
  );
}

function AttemptLine({ attempt }: { attempt: Attempt }) {
  const { number, startedAt, response } = attempt;
  return (
    <li>
      <span className="text-muted">
        {number}. <Moment at={startedAt} />:
      </span>{" "}
      {outcomeInWords(attempt)}
      {response ? (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling answer is reached by keyboard
          tabIndex={0}
          className="mt-0.5 max-h-32 overflow-auto whitespace-pre-wrap break-all rounded-md bg-wash px-2 py-1 font-mono"
        >
          {response}
        </pre>
      ) : null}
    </li>
  );
}

function outcomeInWords({ statusCode, error }: Attempt): string {
  if (statusCode !== null) return `answered ${statusCode}`;
  if (error === "url_not_allowed") return "not sent: the address is in a network that is refused";
  if (error !== null) return "no answer within 10 seconds";
  return "no answer yet";
}
