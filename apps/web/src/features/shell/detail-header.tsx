import { ChevronLeft } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";

/** The line above one document or sketch: the way back, its name, what it is, and what can be done. */
export function DetailHeader({
  back,
  backName,
  title,
  aside,
  children,
}: {
  back: string;
  backName: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex shrink-0 items-center gap-3 border-b border-line bg-white px-3 py-2">
      <Link
        href={back}
        aria-label={`Back to ${backName}`}
        title={`Back to ${backName}`}
        className="flex size-8 shrink-0 items-center justify-center rounded-md text-muted hover:bg-wash hover:text-ink"
      >
        <ChevronLeft aria-hidden className="size-5" />
      </Link>
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-sm font-semibold">{title}</h1>
        <p className="truncate text-xs text-muted">{children}</p>
      </div>
      {aside}
    </div>
  );
}
