import type { SeenBox } from "../seen";

/** Parts row by row from the top, each row from the left. A row is what stands beside its topmost part. */
export function inReadingOrder<Part extends { box: SeenBox }>(parts: readonly Part[]): Part[] {
  let rest = [...parts];
  const ordered: Part[] = [];
  while (rest.length > 0) {
    const top = rest.reduce((a, b) => (b.box.top < a.box.top ? b : a));
    const row = rest.filter(({ box }) => standsBeside(box, top.box));
    ordered.push(...row.sort((a, b) => a.box.left - b.box.left));
    rest = rest.filter((part) => !row.includes(part));
  }
  return ordered;
}

/** Whether the heights of two boxes share at least half of the smaller one. */
function standsBeside(a: SeenBox, b: SeenBox): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return 2 * shared >= Math.min(a.bottom - a.top, b.bottom - b.top);
}
