"use client";

import type { Reading } from "@inkform/document/model";
import { Badge } from "@inkform/ui/badge";
import { Button } from "@inkform/ui/button";
import { EmptyState } from "@inkform/ui/empty-state";
import { ToggleChip } from "@inkform/ui/toggle-chip";
import { ArrowRight, Check, Copy, FileQuestion } from "lucide-react";
import { type KeyboardEvent, useMemo, useState } from "react";
import { scrollToMark } from "../page/mark";
import { Marks } from "../page/marks";
import type { PageFile } from "../page/page-file";
import { PageView } from "../page/page-view";
import { entriesOf, labelBoxes, marksOf, neighbour, nextUnsure } from "./entries";
import { entryElementId, FieldList } from "./field-list";
import { ReadingComment } from "./reading-comment";
import { ReadingControl } from "./reading-control";
import { ReadingOverlay } from "./reading-overlay";
import { RowTable } from "./row-table";
import { useLayouts } from "./use-layouts";
import { useShownLayers } from "./use-shown-layers";

/** The pages of a document beside what was read from them; choosing on one side shows the other. */
export function DocumentWorkspace({
  projectId,
  id,
  file,
  reading,
  result,
}: {
  projectId: string;
  id: string;
  file: PageFile;
  reading: Reading;
  /** The public result, as an integrator gets it. */
  result: unknown;
}) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [onlyUnsure, setOnlyUnsure] = useState(false);
  const [shown, show] = useShownLayers();
  const layouts = useLayouts({ projectId, id, pages: reading.pages }, shown);
  const entries = useMemo(() => entriesOf(reading), [reading]);
  const labels = useMemo(() => labelBoxes(reading.fields), [reading]);
  const marks = useMemo(() => marksOf(reading, chosen), [reading, chosen]);
  const unsure = entries.filter((entry) => entry.unsure).length;

  const fromList = (id: string) => {
    setChosen(id);
    // The cells of a row get their boxes with the choice: look for them once they are there.
    requestAnimationFrame(() => scrollToMark(id));
  };
  const fromPage = (id: string) => {
    setChosen(id);
    const entry = document.getElementById(entryElementId(id.replace(/^cell-(\d+)-.*/, "row-$1")));
    entry?.scrollIntoView({ block: "nearest" });
    entry?.focus({ preventScroll: true });
  };
  const move = (id: string | null) => {
    if (!id) return;
    fromList(id);
    document.getElementById(entryElementId(id))?.focus();
  };
  const keys = (event: KeyboardEvent) => {
    const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    move(neighbour(onlyUnsure ? entries.filter((entry) => entry.unsure) : entries, chosen, step));
  };

  return (
    <div className="grid min-h-0 flex-1 grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(26rem,34rem)] max-lg:grid-rows-[46dvh_auto]">
      <div className="min-h-0 max-lg:sticky max-lg:top-0 max-lg:z-10 max-lg:h-[46dvh]">
        <PageView
          file={file}
          tools={
            <>
              <UnsureCount count={unsure} onNext={() => move(nextUnsure(entries, chosen))} />
              <ReadingControl shown={shown} onShow={show} note={layouts.note} />
            </>
          }
          overlay={(page) => (
            <ReadingOverlay
              page={page}
              layout={layouts.of(page)}
              fields={reading.fields}
              shown={shown}
            >
              <Marks
                marks={marks.filter((mark) => mark.page === page)}
                quiet={labels.filter((label) => label.page === page)}
                chosen={chosen}
                onChoose={fromPage}
              />
            </ReadingOverlay>
          )}
        />
      </div>
      <section
        aria-label="What was read"
        onKeyDown={keys}
        className="min-h-0 overflow-y-auto border-line bg-white lg:border-l"
      >
        <ReadingComment
          comment={reading.comment}
          refs={reading.refs}
          fields={reading.fields}
          onChoose={move}
        />
        <div className="sticky top-0 z-10 flex items-center justify-between gap-2 border-b border-line bg-white px-3 py-1.5">
          <h2 className="text-sm font-semibold">
            Fields <span className="font-normal text-muted">{reading.fields.length}</span>
          </h2>
          <div className="flex items-center gap-2">
            {unsure > 0 ? (
              <ToggleChip pressed={onlyUnsure} onPressedChange={setOnlyUnsure}>
                Only to check ({unsure})
              </ToggleChip>
            ) : null}
            <CopyButton value={result} />
          </div>
        </div>
        {reading.fields.length === 0 ? (
          <EmptyState icon={<FileQuestion />} title="No labelled fields on this document">
            It has text, but nothing that reads as a label with a value.
          </EmptyState>
        ) : (
          <FieldList
            fields={reading.fields}
            pages={reading.pages}
            onlyUnsure={onlyUnsure}
            chosen={chosen}
            onChoose={fromList}
          />
        )}
        {reading.lineItems.length > 0 ? (
          <>
            <h2 className="border-y border-line bg-white px-3 py-2 text-sm font-semibold">
              Line items <span className="font-normal text-muted">{reading.lineItems.length}</span>
            </h2>
            <RowTable
              rows={reading.lineItems}
              onlyUnsure={onlyUnsure}
              chosen={chosen}
              onChoose={fromList}
            />
          </>
        ) : null}
      </section>
    </div>
  );
}

function UnsureCount({ count, onNext }: { count: number; onNext: () => void }) {
  if (count === 0) {
    return (
      <Badge tone="good">
        <Check aria-hidden className="size-3" /> Nothing to check
      </Badge>
    );
  }
  return (
    <>
      <Badge tone="unsure">{count} to check</Badge>
      <Button look="plain" onClick={onNext} className="h-7 px-2 text-xs">
        Next <ArrowRight aria-hidden className="size-3.5" />
      </Button>
    </>
  );
}

function CopyButton({ value }: { value: unknown }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(JSON.stringify(value, null, 2));
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <Button onClick={copy} className="h-7 px-2 text-xs">
      <Copy aria-hidden className="size-3.5" />
      <span aria-live="polite">{copied ? "Copied" : "Copy JSON"}</span>
    </Button>
  );
}
