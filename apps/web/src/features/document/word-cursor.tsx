import type { FractionBox, PageLayout } from "@inkform/document/model";
import { type CSSProperties, type KeyboardEvent, useRef, useState } from "react";
import { percentOf, wordBy } from "./reading-layers";

type Word = PageLayout["words"][number];

/** One stop for the keyboard on each page, whose arrow keys go from word to word; shows the word pointed at or reached. */
export function WordCursor({
  page,
  words,
  pointed,
}: {
  page: number;
  words: readonly Word[];
  pointed: number | null;
}) {
  const [focused, setFocused] = useState(false);
  const [at, setAt] = useState(0);
  const frame = useRef<HTMLSpanElement>(null);
  const reached = words[Math.min(at, words.length - 1)];
  const word = pointed === null ? (focused ? reached : undefined) : words[pointed];
  const keys = (event: KeyboardEvent) => {
    setFocused(true);
    const next = wordBy(event.key, words, at);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
    requestAnimationFrame(() => frame.current?.scrollIntoView({ block: "nearest" }));
  };
  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-label={`Words of page ${page}`}
        aria-valuemin={1}
        aria-valuemax={words.length}
        aria-valuenow={at + 1}
        aria-valuetext={reached ? `${reached.text}, ${percentOf(reached)} sure` : ""}
        onKeyDown={keys}
        // The pointer shows what it is over by itself: a click brings no word forward.
        onFocus={({ currentTarget }) => setFocused(currentTarget.matches(":focus-visible"))}
        onBlur={() => setFocused(false)}
        className="absolute inset-0"
      />
      {word ? (
        <>
          <span
            ref={frame}
            aria-hidden
            style={placed(word.box)}
            className="pointer-events-none absolute scroll-m-16 rounded-[2px] bg-ink/10 ring-2 ring-ink"
          />
          <span
            aria-hidden
            data-testid="word"
            style={besides(word.box)}
            className="pointer-events-none absolute z-10 max-w-[60%] truncate rounded bg-ink px-2 py-1 text-xs text-white shadow-md"
          >
            {word.text} <span className="pl-1 text-white/75">{percentOf(word)}</span>
          </span>
        </>
      ) : null}
    </>
  );
}

const percent = (share: number): string => `${100 * share}%`;

function placed([x, y, width, height]: FractionBox): CSSProperties {
  return { left: percent(x), top: percent(y), width: percent(width), height: percent(height) };
}

/** Above the word, below it at the head of the page; from its left edge, in the right half from its right. */
function besides([x, y, width, height]: FractionBox): CSSProperties {
  return {
    ...(x < 0.5 ? { left: percent(x) } : { right: percent(1 - x - width) }),
    ...(y < 0.05
      ? { top: `calc(${percent(y + height)} + 4px)` }
      : { bottom: `calc(${percent(1 - y)} + 4px)` }),
  };
}
