"use client";

import { ChartNoAxesColumn, FileText, PencilRuler } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";

const SECTIONS = [
  { path: "documents", name: "Documents", Icon: FileText },
  { path: "sketches", name: "Sketches", Icon: PencilRuler },
  { path: "interface", name: "API & usage", Icon: ChartNoAxesColumn },
];

export function SectionNav({ projectId }: { projectId: string }) {
  const at = usePathname();
  return (
    <nav aria-label="Sections" className="flex h-full items-stretch gap-1 max-sm:w-full">
      {SECTIONS.map(({ path, name, Icon }) => {
        const href = `/p/${projectId}/${path}`;
        const here = at.startsWith(href);
        return (
          <Link
            key={path}
            href={href}
            aria-current={here ? "page" : undefined}
            className={`flex items-center gap-1.5 whitespace-nowrap border-b-2 px-2.5 text-sm font-medium transition-colors -outline-offset-2 max-sm:flex-1 max-sm:justify-center max-sm:px-1 ${here ? "border-accent text-ink" : "border-transparent text-muted hover:text-ink"}`}
          >
            <Icon aria-hidden className="size-4" />
            {name}
          </Link>
        );
      })}
    </nav>
  );
}
