import type { ReactNode } from "react";

/** A titled white box; `aside` sits at the right end of its heading. */
export function Panel({
  title,
  aside,
  children,
  className = "",
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  return (
    <section
      aria-label={title}
      className={`overflow-hidden rounded-lg border border-line bg-white ${className}`}
    >
      <div className="flex min-h-10 items-center justify-between gap-3 border-b border-line px-3.5 py-1.5">
        <h2 className="text-sm font-semibold text-ink">{title}</h2>
        {aside ? <div className="flex items-center gap-2">{aside}</div> : null}
      </div>
      {children}
    </section>
  );
}
