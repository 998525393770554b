import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { openGuide } from "@/features/docs/guides";

interface Props {
  params: Promise<{ guide: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const guide = await openGuide((await params).guide);
  return guide ? { title: guide.title } : {};
}

export default async function GuidePage({ params }: Props) {
  const guide = await openGuide((await params).guide);
  if (!guide) notFound();
  return (
    <main className="mx-auto w-full max-w-3xl px-6 py-8 max-sm:px-4 max-sm:py-5">
      <article
        className="guide"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the repository's own files, markup escaped
        dangerouslySetInnerHTML={{ __html: guide.html }}
      />
    </main>
  );
}
