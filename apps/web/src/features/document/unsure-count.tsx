import { Badge } from "@inkform/ui/badge";
import { Button } from "@inkform/ui/button";
import { ArrowRight, Check } from "lucide-react";
import type { Entry } from "./entries";

/** How many entries deserve a look, which of them is chosen, and the way to the next. */
export function UnsureCount({
  toCheck,
  open,
  onNext,
}: {
  toCheck: Entry[];
  /** The id of the entry that is chosen. */
  open: string | null;
  onNext: () => void;
}) {
  const count = toCheck.length;
  if (count === 0) {
    return (
      <Badge tone="good">
        <Check aria-hidden className="size-3" /> Nothing to check
      </Badge>
    );
  }
  const at = toCheck.findIndex(({ id }) => id === open) + 1;
  return (
    <>
      <Badge tone="unsure">
        {/* As wide as it gets: what stands beside it must not move away from under the pointer. */}
        <span className="grid text-center">
          <span aria-hidden className="invisible col-start-1 row-start-1">
            {count} of {count} to check
          </span>
          <span aria-live="polite" className="col-start-1 row-start-1">
            {at > 0 ? `${at} of ${count}` : count} to check
          </span>
        </span>
      </Badge>
      <Button
        look="plain"
        onClick={onNext}
        aria-keyshortcuts="n Shift+N"
        title="Next to check (N), the one before (Shift+N)"
        className="h-7 px-2 text-xs"
      >
        Next <ArrowRight aria-hidden className="size-3.5" />
      </Button>
    </>
  );
}
