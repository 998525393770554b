import type { LinearRow } from "./relation";

/**
 * Linear equations kept in reduced form, one added at a time, each told apart as new,
 * already implied, or contradicting those before it (Gauss-Jordan elimination with provenance).
 * Coefficients are near 1 and values in mm, so one absolute tolerance serves both.
 */
export interface LinearSystem<Id> {
  pivots: Map<number, ReducedRow<Id>>;
}

interface ReducedRow<Id> {
  coefficients: Map<number, number>;
  value: number;
  /** The equations this one was combined from. */
  sources: Set<Id>;
}

export type Verdict<Id> =
  | { kind: "independent" }
  | { kind: "implied"; by: Set<Id> }
  | { kind: "contradicts"; by: Set<Id>; excess: number };

const VANISHED = 1e-9;
const AGREES = 1e-6;

export function emptySystem<Id>(): LinearSystem<Id> {
  return { pivots: new Map() };
}

/** Adds an equation unless it contradicts; says which equations it follows from or disagrees with. */
export function addEquation<Id>(
  system: LinearSystem<Id>,
  { coefficients, value }: LinearRow,
  id: Id,
): Verdict<Id> {
  const row = reduce(system, { coefficients: new Map(coefficients), value, sources: new Set() });
  const pivot = largest(row.coefficients);
  if (pivot === null) {
    return Math.abs(row.value) <= AGREES
      ? { kind: "implied", by: row.sources }
      : { kind: "contradicts", by: row.sources, excess: row.value };
  }
  row.sources.add(id);
  const factor = row.coefficients.get(pivot) ?? 1;
  const scaled = addMultiple(emptyRow<Id>(), row, 1 / factor);
  for (const other of system.pivots.values()) {
    const multiple = other.coefficients.get(pivot);
    if (multiple !== undefined) addMultiple(other, scaled, -multiple);
  }
  system.pivots.set(pivot, scaled);
  return { kind: "independent" };
}

/** Whether the left side of an equation has a value already, whatever its right side says. */
export function isDetermined<Id>(system: LinearSystem<Id>, { coefficients }: LinearRow): boolean {
  const row = { coefficients: new Map(coefficients), value: 0, sources: new Set<Id>() };
  return largest(reduce(system, row).coefficients) === null;
}

function reduce<Id>(system: LinearSystem<Id>, row: ReducedRow<Id>): ReducedRow<Id> {
  for (const parameter of [...row.coefficients.keys()]) {
    const pivot = system.pivots.get(parameter);
    const multiple = row.coefficients.get(parameter);
    if (pivot !== undefined && multiple !== undefined) addMultiple(row, pivot, -multiple);
  }
  return row;
}

function addMultiple<Id>(
  target: ReducedRow<Id>,
  row: ReducedRow<Id>,
  multiple: number,
): ReducedRow<Id> {
  for (const [parameter, coefficient] of row.coefficients) {
    const sum = (target.coefficients.get(parameter) ?? 0) + multiple * coefficient;
    if (Math.abs(sum) < VANISHED) target.coefficients.delete(parameter);
    else target.coefficients.set(parameter, sum);
  }
  target.value += multiple * row.value;
  for (const source of row.sources) target.sources.add(source);
  return target;
}

function emptyRow<Id>(): ReducedRow<Id> {
  return { coefficients: new Map(), value: 0, sources: new Set() };
}

function largest(coefficients: ReadonlyMap<number, number>): number | null {
  let best: number | null = null;
  let size = VANISHED;
  for (const [parameter, coefficient] of coefficients) {
    if (Math.abs(coefficient) > size) {
      size = Math.abs(coefficient);
      best = parameter;
    }
  }
  return best;
}
