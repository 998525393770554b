import { calibration } from "./calibration";
import type { Evidence, EvidenceName } from "./evidence";
import type { RowEvidence, RowEvidenceName } from "./row-evidence";
import { type Forest, probabilityOf } from "./trees";

type Source = "pdf" | "ocr";

/** What the evidence for one source of words is worth. */
interface Weighing<Name extends string> extends Forest<Name> {
  /** What is less probable is marked. */
  cut: number;
}

/** What `npm run calibrate:reading` learned; docs/quality/reading.md says from what, and how well it holds. */
export interface Calibration {
  provenance: string;
  fields: Readonly<Record<Source, Weighing<EvidenceName>>>;
  rows: Readonly<Record<Source, Weighing<RowEvidenceName>>>;
}

export interface Judgement {
  probability: number;
  isSure: boolean;
}

/** The probability that label and value are both right. */
export function judgeField(evidence: Evidence, source: Source): Judgement {
  return judge(evidence, calibration.fields[source]);
}

/** The probability that every cell of a row is right. */
export function judgeRow(evidence: RowEvidence, source: Source): Judgement {
  return judge(evidence, calibration.rows[source]);
}

function judge<Name extends string>(
  evidence: Readonly<Record<Name, number>>,
  weighing: Weighing<Name>,
): Judgement {
  const probability = probabilityOf(weighing, evidence);
  return { probability, isSure: probability >= weighing.cut };
}
