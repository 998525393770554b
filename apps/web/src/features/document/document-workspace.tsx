"use client";

import type { Reading } from "@inkform/document/model";
import { EmptyState } from "@inkform/ui/empty-state";
import { ToggleChip } from "@inkform/ui/toggle-chip";
import { FileQuestion } from "lucide-react";
import { type KeyboardEvent, useMemo, useState } from "react";
import { scrollToMark } from "../page/mark";
import { Marks } from "../page/marks";
import type { PageFile } from "../page/page-file";
import { PageView } from "../page/page-view";
import { CopyButton } from "./copy-button";
import { entriesOf, entryOf, labelBoxes, marksOf, neighbour, nextUnsure } from "./entries";
import { entryElementId, FieldList } from "./field-list";
import { ReadingComment } from "./reading-comment";
import { ReadingControl } from "./reading-control";
import { ReadingOverlay } from "./reading-overlay";
import { RowTable } from "./row-table";
import { UnsureCount } from "./unsure-count";
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
  const foundOn = useLayouts({ projectId, id }, shown);
  const entries = useMemo(() => entriesOf(reading), [reading]);
  const labels = useMemo(() => labelBoxes(reading.fields), [reading]);
  const marks = useMemo(() => marksOf(reading, chosen), [reading, chosen]);
  const toCheck = entries.filter((entry) => entry.unsure);
  const open = chosen && entryOf(chosen);

  const fromList = (id: string) => {
    setChosen(id);
    // The cells of a row get their boxes with the choice: look for them once they are there.
    requestAnimationFrame(() => scrollToMark(id));
  };
  const fromPage = (id: string) => {
    setChosen(id);
    const entry = document.getElementById(entryElementId(entryOf(id)));
    entry?.scrollIntoView({ block: "nearest" });
    entry?.focus({ preventScroll: true });
  };
  const move = (id: string | null) => {
    if (!id) return;
    fromList(id);
    document.getElementById(entryElementId(id))?.focus();
  };
  const check = (step: 1 | -1) => move(nextUnsure(entries, open, step));
  const keys = (event: KeyboardEvent) => {
    const { key, currentTarget, target, altKey, ctrlKey, metaKey } = event;
    // A menu's keys come here too, though it opens elsewhere on the page.
    const within = target instanceof Node && currentTarget.contains(target);
    if (!within || altKey || ctrlKey || metaKey) return;
    if (key === "n") check(1);
    else if (key === "N") check(-1);
  };
  const arrows = (event: KeyboardEvent) => {
    const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    move(neighbour(onlyUnsure ? toCheck : entries, open, step));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of whatever in it has the focus
    <div
      onKeyDown={keys}
      className="grid min-h-0 flex-1 grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(26rem,34rem)] max-lg:grid-rows-[46dvh_auto]"
    >
      <div className="min-h-0 max-lg:sticky max-lg:top-0 max-lg:z-10 max-lg:h-[46dvh]">
        <PageView
          file={file}
          tools={
            <>
              <UnsureCount toCheck={toCheck} open={open} onNext={() => check(1)} />
              <ReadingControl shown={shown} onShow={show} />
            </>
          }
          overlay={(page) => (
            <ReadingOverlay page={page} found={foundOn(page)} fields={reading.fields} shown={shown}>
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
        onKeyDown={arrows}
        className="min-h-0 overflow-y-auto border-line bg-white scroll-pt-12 lg:border-l"
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
            {toCheck.length > 0 ? (
              <ToggleChip pressed={onlyUnsure} onPressedChange={setOnlyUnsure}>
                Only to check ({toCheck.length})
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
        {reading.lineItems.some((row) => row.unsure || !onlyUnsure) ? (
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
