import type { ReactNode } from "react";

/** One page as a sheet of paper; what is laid over it is placed in fractions of it. */
export function Sheet({
  page,
  of,
  width,
  children,
}: {
  page: number;
  of: number;
  width: number;
  children: ReactNode;
}) {
  return (
    <figure className="mx-auto" style={{ width }}>
      <div
        data-testid={`page-${page}`}
        className="relative min-h-24 bg-white shadow-sm shadow-ink/15 ring-1 ring-ink/10"
      >
        {children}
      </div>
      {of > 1 ? (
        <figcaption className="pt-1.5 text-center text-xs text-muted">
          Page {page} of {of}
        </figcaption>
      ) : null}
    </figure>
  );
}
