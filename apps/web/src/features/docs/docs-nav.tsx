"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { Guide } from "./guides";

/** The guides and the reference, in one line that scrolls where it is too long. */
export function DocsNav({ guides }: { guides: Guide[] }) {
  const at = usePathname();
  const entries = [
    { href: "/docs", name: "API reference" },
    ...guides.map(({ slug, title }) => ({ href: `/docs/${slug}`, name: title })),
  ];
  return (
    <nav
      aria-label="Documentation"
      className="flex h-10 items-stretch gap-1 overflow-x-auto border-t border-line px-2 max-sm:px-1"
    >
      {entries.map(({ href, name }) => (
        <Link
          key={href}
          href={href}
          aria-current={at === href ? "page" : undefined}
          className={`flex items-center whitespace-nowrap border-b-2 px-2 text-sm font-medium transition-colors -outline-offset-2 ${at === href ? "border-accent text-ink" : "border-transparent text-muted hover:text-ink"}`}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
