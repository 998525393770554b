import type { Metadata } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { DocsNav } from "@/features/docs/docs-nav";
import { listGuides } from "@/features/docs/guides";
import { Wordmark } from "@/features/shell/wordmark";
import "./guide.css";

export const dynamic = "force-dynamic";
export const metadata: Metadata = { title: { default: "API reference", template: "%s · Inkform" } };

/** The frame of the documentation, which everybody may read. */
export default async function DocsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="sticky top-0 z-20 border-b border-line bg-white">
        <div className="flex h-12 items-center gap-2 px-4 max-sm:px-3">
          <Link href="/" aria-label="Inkform, start" className="rounded">
            <Wordmark />
          </Link>
          <span aria-hidden className="text-line-strong">
            /
          </span>
          <span className="flex-1 text-sm font-medium">Documentation</span>
          <Link href="/" className="rounded text-sm text-muted hover:text-ink">
            Workbench
          </Link>
        </div>
        <DocsNav guides={await listGuides()} />
      </header>
      {children}
    </>
  );
}
