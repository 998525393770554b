import { calibration } from "./calibration";
import { type Evidence, type EvidenceName, evidenceNames } from "./evidence";
import { type RowEvidence, type RowEvidenceName, rowEvidenceNames } from "./row-evidence";

type Source = "pdf" | "ocr";

/** Weights of the evidence for one source of words: `bias` and one for each name, in log odds. */
interface Weighing<Name extends string> {
  /** What is less probable is marked. */
  cut: number;
  weights: Readonly<Record<Name | "bias", number>>;
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
  return judge(evidence, evidenceNames, calibration.fields[source]);
}

/** The probability that every cell of a row is right. */
export function judgeRow(evidence: RowEvidence, source: Source): Judgement {
  return judge(evidence, rowEvidenceNames, calibration.rows[source]);
}

/** Logistic in the evidence. */
function judge<Name extends string>(
  evidence: Readonly<Record<Name, number>>,
  names: readonly Name[],
  { cut, weights }: Weighing<Name>,
): Judgement {
  const points = names.reduce((sum, name) => sum + weights[name] * evidence[name], weights.bias);
  const probability = 1 / (1 + Math.exp(-points));
  return { probability, isSure: probability >= cut };
}
