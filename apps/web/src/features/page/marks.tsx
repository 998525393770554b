import type { FractionBox } from "@inkform/document/model";
import type { CSSProperties } from "react";
import { type Mark, markElementId, type QuietBox } from "./mark";

const TONES: Record<Mark["tone"], { rest: string; chosen: string }> = {
  value: {
    rest: "border-accent/50 bg-accent/8 hover:bg-accent/20",
    chosen: "border-accent bg-accent/20 ring-2 ring-accent/60",
  },
  unsure: {
    rest: "border-unsure-bright bg-unsure-bright/15 hover:bg-unsure-bright/30",
    chosen: "border-unsure-bright bg-unsure-bright/30 ring-2 ring-unsure-bright",
  },
  row: {
    rest: "border-transparent hover:border-accent/40 hover:bg-accent/5",
    chosen: "border-accent bg-accent/10 ring-2 ring-accent/60",
  },
  good: {
    rest: "border-good/40 bg-good/8 hover:bg-good/20",
    chosen: "border-good bg-good/20 ring-2 ring-good/60",
  },
  bad: {
    rest: "border-bad bg-bad/10 hover:bg-bad/20",
    chosen: "border-bad bg-bad/20 ring-2 ring-bad",
  },
};

/** Space between the print and the line around it, in pixels. */
const MARGIN = 2;

function placed([x, y, width, height]: FractionBox): CSSProperties {
  return {
    left: `calc(${x * 100}% - ${MARGIN}px)`,
    top: `calc(${y * 100}% - ${MARGIN}px)`,
    width: `calc(${width * 100}% + ${2 * MARGIN}px)`,
    height: `calc(${height * 100}% + ${2 * MARGIN}px)`,
  };
}

/** The boxes of one page. They are outside the tab order: the list beside the page has the same things. */
export function Marks({
  marks,
  quiet = [],
  chosen,
  onChoose,
}: {
  marks: Mark[];
  quiet?: QuietBox[];
  chosen: string | null;
  onChoose: (id: string) => void;
}) {
  return (
    <>
      {quiet.map((box) => (
        <span
          key={`${box.of}-label`}
          aria-hidden
          style={placed(box.box)}
          className={`pointer-events-none absolute rounded-[2px] border-b border-dashed ${box.of === chosen ? "border-accent bg-accent/10" : "border-ink/25"}`}
        />
      ))}
      {marks.map((mark) => (
        <button
          key={mark.id}
          id={markElementId(mark.id)}
          type="button"
          tabIndex={-1}
          aria-label={mark.name}
          aria-pressed={mark.id === chosen}
          title={mark.name}
          data-mark={mark.tone}
          onClick={() => onChoose(mark.id)}
          style={placed(mark.box)}
          className={`absolute rounded-[3px] border transition-colors ${mark.id === chosen ? TONES[mark.tone].chosen : TONES[mark.tone].rest}`}
        />
      ))}
    </>
  );
}
