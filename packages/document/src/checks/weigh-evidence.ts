import { calibration } from "./calibration";
import { type Evidence, type EvidenceName, evidenceNames } from "./evidence";

/** Weights of the evidence for one source of words: `bias` and one for each name, in log odds. */
type Weights = Readonly<Record<EvidenceName | "bias", number>>;

/** What `npm run calibrate:reading` learned; docs/quality/reading.md says from what, and how well it holds. */
export interface Calibration {
  provenance: string;
  /** Fields below this probability are marked. */
  cut: Readonly<Record<"pdf" | "ocr", number>>;
  weights: Readonly<Record<"pdf" | "ocr", Weights>>;
}

/** The probability that label and value are both right: logistic in the evidence. */
export function weighEvidence(evidence: Evidence, source: "pdf" | "ocr"): number {
  const weights = calibration.weights[source];
  const points = evidenceNames.reduce(
    (sum, name) => sum + weights[name] * evidence[name],
    weights.bias,
  );
  return 1 / (1 + Math.exp(-points));
}

export function isSure(probability: number, source: "pdf" | "ocr"): boolean {
  return probability >= calibration.cut[source];
}
