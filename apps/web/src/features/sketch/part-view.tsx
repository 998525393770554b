"use client";

import { buttonClass } from "@inkform/ui/button";
import { ListSkeleton } from "@inkform/ui/loading";
import { Notice } from "@inkform/ui/notice";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useTRPC } from "@/lib/trpc/client";
import { errorInWords } from "@/lib/trpc/error-in-words";
import { DimensionTable } from "./dimension-table";
import type { Job, Part } from "./job";
import { PartFacts } from "./part-facts";
import { DrawingPreview } from "./preview/drawing-preview";

/** One part: its drawing, what is known of it, its warnings and its dimensions. */
export function PartView({
  projectId,
  job,
  part,
  chosen,
  onChoose,
  onPart,
}: {
  projectId: string;
  job: Job;
  part: Part;
  chosen: string | null;
  onChoose: (id: string) => void;
  onPart: (index: number) => void;
}) {
  const trpc = useTRPC();
  const drawing = useQuery(
    trpc.sketch.drawing.queryOptions(
      { projectId, id: job.id, part: part.index },
      { staleTime: Number.POSITIVE_INFINITY },
    ),
  );
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-3 py-2">
        <PartChoice parts={job.parts} part={part} onPart={onPart} />
        <a
          href={`/p/${projectId}/sketches/${job.id}/parts/${part.index}`}
          download={part.filename}
          className={`${buttonClass("primary")} ml-auto`}
        >
          <Download aria-hidden className="size-4" />
          Download DXF
        </a>
      </div>
      {drawing.isPending ? (
        <ListSkeleton rows={4} label="Loading the drawing" />
      ) : drawing.data ? (
        <DrawingPreview key={part.index} dxf={drawing.data.dxf} name={nameOf(part)} />
      ) : (
        <div className="p-3">
          <Notice tone="bad" title="The drawing could not be loaded">
            {errorInWords(drawing.error)}
          </Notice>
        </div>
      )}
      <PartFacts part={part} />
      {part.warnings.length > 0 ? (
        <div className="border-b border-line p-3">
          <Notice tone="unsure" title="What to know about this drawing">
            <ul className="list-disc space-y-0.5 pl-4">
              {part.warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </Notice>
        </div>
      ) : null}
      <h2 className="border-b border-line px-3 py-2 text-sm font-semibold">
        Dimensions <span className="font-normal text-muted">{part.dimensions.length}</span>
      </h2>
      <DimensionTable
        part={part.index}
        dimensions={part.dimensions}
        chosen={chosen}
        onChoose={onChoose}
      />
    </>
  );
}

function nameOf(part: Part): string {
  return part.name ?? `Part ${part.index}`;
}

function PartChoice({
  parts,
  part,
  onPart,
}: {
  parts: Part[];
  part: Part;
  onPart: (index: number) => void;
}) {
  if (parts.length === 1) return <h2 className="text-sm font-semibold">{nameOf(part)}</h2>;
  return (
    <fieldset aria-label="Parts" className="flex flex-wrap gap-1">
      {parts.map((candidate) => (
        <button
          key={candidate.index}
          type="button"
          aria-pressed={candidate.index === part.index}
          onClick={() => onPart(candidate.index)}
          className={`h-8 rounded-md border px-2.5 text-sm font-medium ${candidate.index === part.index ? "border-accent bg-accent-wash text-accent-strong" : "border-line bg-white text-muted hover:border-line-strong"}`}
        >
          {nameOf(candidate)}
          {candidate.unsure ? <span className="text-unsure"> •</span> : null}
        </button>
      ))}
    </fieldset>
  );
}
