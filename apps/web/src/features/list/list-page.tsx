import type { ReactNode } from "react";

/** A page that takes files and lists what came of them. */
export function ListPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto w-full max-w-6xl space-y-4 px-6 py-5 max-sm:px-3 max-sm:py-4">
      <div>
        <h1 className="text-lg font-semibold tracking-tight">{title}</h1>
        <p className="text-sm text-muted">{lead}</p>
      </div>
      {children}
    </div>
  );
}
