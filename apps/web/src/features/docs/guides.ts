import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { findAbove } from "@/lib/find-above";
import { renderMarkdown } from "./render-markdown";

export interface Guide {
  /** The file's name without its ending; the last part of the address. */
  slug: string;
  title: string;
}

/** The order in which one needs them; a guide that is not named here follows after these. */
const ORDER = [
  "quickstart",
  "authentication",
  "errors",
  "webhooks",
  "idempotency",
  "limits",
  "workbench",
  "changelog",
  "deprecation",
];

const folder = () => findAbove("docs", "guides");

/** The guides there are; without their folder none. */
export async function listGuides(): Promise<Guide[]> {
  const files = await readdir(folder()).catch(() => []);
  const slugs = files.filter((file) => file.endsWith(".md")).map((file) => file.slice(0, -3));
  const place = (slug: string) => (ORDER.includes(slug) ? ORDER.indexOf(slug) : ORDER.length);
  slugs.sort((a, b) => place(a) - place(b) || a.localeCompare(b));
  return Promise.all(
    slugs.map(async (slug) => ({ slug, title: titleOf(await read(slug)) ?? slug })),
  );
}

/** A guide as HTML; null where there is no such guide. */
export async function openGuide(slug: string): Promise<{ title: string; html: string } | null> {
  const guides = await listGuides();
  const guide = guides.find((known) => known.slug === slug);
  if (!guide) return null;
  return { title: guide.title, html: renderMarkdown(await read(slug)) };
}

const read = (slug: string): Promise<string> =>
  readFile(join(/*turbopackIgnore: true*/ folder(), `${slug}.md`), "utf8");

const titleOf = (markdown: string): string | undefined => /^# +(.+)$/m.exec(markdown)?.[1]?.trim();
