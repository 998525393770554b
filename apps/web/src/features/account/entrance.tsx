import type { ReactNode } from "react";
import { Wordmark } from "../shell/wordmark";

/** The frame of the pages outside the workbench. */
export function Entrance({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="flex min-h-dvh items-center justify-center p-4">
      <div className="w-full max-w-sm">
        <div className="mb-5 flex justify-center">
          <Wordmark />
        </div>
        <div className="rounded-xl border border-line bg-white p-6 shadow-sm shadow-ink/5">
          <h1 className="text-lg font-semibold tracking-tight">{title}</h1>
          <div className="mt-3 space-y-4 text-sm text-muted">{children}</div>
        </div>
      </div>
    </main>
  );
}
