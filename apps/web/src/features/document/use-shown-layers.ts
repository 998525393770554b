import { useCallback, useMemo, useSyncExternalStore } from "react";
import { READING_LAYERS, type ReadingLayer } from "./reading-layers";

const KEY = "inkform.shown-reading";

/** The choice of this page, where the browser keeps nothing. */
let chosen: string | null = null;
const listeners = new Set<() => void>();

/** What is shown of a reading, remembered by the browser; nothing until somebody chose. */
export function useShownLayers(): [
  shown: ReadonlySet<ReadingLayer>,
  show: (layer: ReadingLayer, on: boolean) => void,
] {
  const names = useSyncExternalStore(subscribe, current, () => "");
  const shown = useMemo(() => {
    const known = new Set(names.split(","));
    return new Set(READING_LAYERS.map(({ name }) => name).filter((name) => known.has(name)));
  }, [names]);
  const show = useCallback(
    (layer: ReadingLayer, on: boolean) => {
      const next = new Set(shown);
      if (on) next.add(layer);
      else next.delete(layer);
      keep([...next].join(","));
    },
    [shown],
  );
  return [shown, show];
}

function subscribe(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key !== KEY) return;
    chosen = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", elsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", elsewhere);
  };
}

function current(): string {
  if (chosen !== null) return chosen;
  try {
    return window.localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

function keep(names: string): void {
  chosen = names;
  try {
    window.localStorage.setItem(KEY, names);
  } catch {
    // A browser that keeps nothing forgets the choice with the page.
  }
  for (const listener of listeners) listener();
}
