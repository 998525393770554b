import { LoaderCircle } from "lucide-react";

export function Spinner({ className = "size-4" }: { className?: string }) {
  return (
    <LoaderCircle aria-hidden className={`animate-spin motion-reduce:animate-none ${className}`} />
  );
}

/** Grey lines in the place of a list that is on its way. */
export function ListSkeleton({ rows = 5, label }: { rows?: number; label: string }) {
  return (
    <div role="status" aria-label={label} className="divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="flex items-center gap-4 px-4 py-3">
          <div className="h-3.5 w-2/5 animate-pulse rounded bg-wash-strong motion-reduce:animate-none" />
          <div className="h-3.5 w-1/5 animate-pulse rounded bg-wash-strong motion-reduce:animate-none" />
        </div>
      ))}
    </div>
  );
}
