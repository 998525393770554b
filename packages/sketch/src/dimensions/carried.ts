import type { Interpretation } from "./model";

export interface Carried {
  text: number;
  interpretation: Interpretation;
  carrier: string;
  /** Logarithm of how likely the text belongs to its carrier and reads so. */
  score: number;
}

/** The same where nothing carries the text and it stands by nearness alone. */
export type Pointed = Omit<Carried, "carrier"> & { carrier: string | null };

export function countOf({ meaning }: Interpretation): number {
  return "count" in meaning ? meaning.count : 1;
}

export function hypothesisOf(carried: Pointed, cost: number) {
  const { text, interpretation, carrier, score } = carried;
  return { text, interpretation, carrier, score: score - cost };
}
