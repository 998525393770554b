"use client";

import { useMemo, useState } from "react";
import { scrollToMark } from "../page/mark";
import { pageFile } from "../page/page-file";
import { dimensionElementId } from "./dimension-table";
import type { Job } from "./job";
import { JobProgress } from "./job-progress";
import { isOpen } from "./job-status";
import { dimensionMarks, partId, partMarks } from "./marks";
import { PartView } from "./part-view";
import { SketchPages } from "./sketch-pages";

/** The sketch on one side, on the other its progress, its failure, or the part that is looked at. */
export function SketchWorkspace({ projectId, job }: { projectId: string; job: Job }) {
  const [part, setPart] = useState(1);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = job.parts.find((candidate) => candidate.index === part) ?? job.parts[0];
  const list = `/p/${projectId}/sketches`;
  const url = `${list}/${job.id}`;
  const { fileType, pages } = job;
  const fileName = job.fileName ?? job.id;
  const file = useMemo(
    () => pageFile({ url: `${url}/file`, type: fileType, pages: pages, name: fileName }),
    [url, fileType, pages, fileName],
  );
  const marks = useMemo(() => {
    if (!shown) return [];
    const parts = job.parts.length > 1 ? partMarks(job.parts, shown.index) : [];
    return [...parts, ...dimensionMarks(shown)];
  }, [job.parts, shown]);
  const choosePart = (index: number) => {
    setPart(index);
    setChosen(null);
  };
  const choose = (id: string) => {
    const clicked = job.parts.find((candidate) => partId(candidate.index) === id);
    if (clicked) return choosePart(clicked.index);
    setChosen(id);
    scrollToMark(id);
    document.getElementById(dimensionElementId(id))?.focus({ preventScroll: false });
  };
  return (
    <div className="grid min-h-0 flex-1 grid-cols-1 lg:grid-cols-2 max-lg:grid-rows-[46dvh_auto]">
      <div className="min-h-0 max-lg:h-[46dvh]">
        <SketchPages
          file={file}
          overlays={job.overlays}
          marks={marks}
          chosen={chosen}
          onChoose={choose}
        />
      </div>
      <section
        aria-label="Drawing"
        className="min-h-0 overflow-y-auto border-line bg-white lg:border-l"
      >
        {isOpen(job.status) || job.status === "failed" ? (
          <JobProgress job={job} list={list} />
        ) : shown ? (
          <PartView
            projectId={projectId}
            job={job}
            part={shown}
            chosen={chosen}
            onChoose={choose}
            onPart={choosePart}
          />
        ) : null}
      </section>
    </div>
  );
}
