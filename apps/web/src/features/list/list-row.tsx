import { ChevronRight } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { Moment } from "./moment";

/** One entry of a list: its name, what came out of it, when, and the way to it. */
export function ListRow({
  href,
  icon,
  name,
  detail,
  badges,
  at,
}: {
  href: string;
  icon: ReactNode;
  name: string;
  detail: ReactNode;
  badges: ReactNode;
  at: string;
}) {
  return (
    <Link
      href={href}
      className="flex items-center gap-3 px-4 py-2.5 transition-colors hover:bg-wash max-sm:px-3 -outline-offset-2"
    >
      <span aria-hidden className="text-muted [&>svg]:size-4.5">
        {icon}
      </span>
      <span className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-4">
        <span className="block min-w-0 truncate text-sm font-medium text-ink sm:flex-1">
          {name}
        </span>
        <span className="block truncate text-xs text-muted sm:w-56 sm:text-sm">{detail}</span>
        <span className="hidden text-sm text-muted md:block md:w-44 md:text-right">
          <Moment at={at} />
        </span>
      </span>
      <span className="flex shrink-0 items-center justify-end gap-1.5 sm:w-44">{badges}</span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-line-strong" />
    </Link>
  );
}
