import type { ReadField } from "../../../src/model";
import type { RenderingName, TruthField } from "../truth";
import { bareKey, comparable, comparableLabel, overlapShare, pairUp } from "./compare";

/** Keys that the interface names; others are made from the label and not scored. */
const canonical = new Set(
  "po_number order_date delivery_date due_date payment_terms delivery_terms currency buyer buyer_contact buyer_phone buyer_email supplier supplier_contact ship_to bill_to tax_id quote_number project subtotal tax discount shipping total notes".split(
    " ",
  ),
);

export interface FieldVerdict {
  /** Index into the reading's fields. */
  index: number;
  right: boolean;
  unsure: boolean;
}

export interface FieldScore {
  asked: number;
  read: number;
  right: number;
  /** Right values, whatever their label. */
  values: number;
  keyed: number;
  keysRight: number;
  boxesRight: number;
  /** Every field that counts. */
  verdicts: FieldVerdict[];
  missed: { label: string; value: string; foundUnder: string | null }[];
  extra: { label: string; value: string; unsure: boolean }[];
}

export function scoreFields(
  truth: readonly TruthField[],
  read: readonly ReadField[],
  rendering: RenderingName,
): FieldScore {
  const asked = truth.filter(({ optional }) => !optional);
  const spare = truth.filter(({ optional }) => optional);
  const wanted = asked.map(toTexts);
  const got = read.map(toTexts);
  const overlap = (i: number, j: number) => {
    const place = asked[i];
    const field = read[j];
    if (!place || !field || place.page !== field.page) return 0;
    return overlapShare(boxOf(place, rendering), field.box);
  };
  const full = [...read.keys()].filter((j) => got[j]?.value !== "");
  const matches = pairUp([...asked.keys()], full, (i, j) =>
    wanted[i]?.label === got[j]?.label && wanted[i]?.value === got[j]?.value ? overlap(i, j) : null,
  );
  const [hit, used] = [new Set(matches.map(([i]) => i)), new Set(matches.map(([, j]) => j))];
  const openTruth = [...asked.keys()].filter((i) => !hit.has(i));
  const openRead = full.filter((j) => !used.has(j));
  const otherLabel = pairUp(openTruth, openRead, (i, j) =>
    wanted[i]?.value === got[j]?.value ? overlap(i, j) : null,
  );
  const isExcused = excuse(wanted, spare);
  const counted = full.filter((j) => used.has(j) || !isExcused(got[j] as Texts));
  const keyed = matches.filter(([i]) => canonical.has(asked[i]?.key ?? ""));
  return {
    asked: asked.length,
    read: counted.length,
    right: matches.length,
    values: matches.length + otherLabel.length,
    keyed: keyed.length,
    keysRight: keyed.filter(([i, j]) => bareKey(read[j]?.key ?? "") === asked[i]?.key).length,
    boxesRight: matches.filter(([i, j]) => overlap(i, j) >= 0.5).length,
    verdicts: counted.map((j) => ({
      index: j,
      right: used.has(j),
      unsure: read[j]?.unsure ?? false,
    })),
    missed: openTruth.map((i) => {
      const other = otherLabel.find(([at]) => at === i)?.[1];
      return {
        label: asked[i]?.label ?? "",
        value: asked[i]?.value ?? "",
        foundUnder: other === undefined ? null : (read[other]?.label ?? null),
      };
    }),
    extra: counted
      .filter((j) => !used.has(j))
      .map((j) => ({
        label: read[j]?.label ?? "",
        value: read[j]?.value ?? "",
        unsure: read[j]?.unsure ?? false,
      })),
  };
}

interface Texts {
  label: string;
  value: string;
}

const toTexts = ({ label, value }: { label: string; value: string }): Texts => ({
  label: comparableLabel(label),
  value: comparable(value),
});

function boxOf(place: TruthField, rendering: RenderingName) {
  return rendering === "text" ? place.box : place[`box_${rendering}`];
}

/** Text that is printed but not asked for is no mistake, unless it stands under the label of something that is. */
function excuse(wanted: readonly Texts[], spare: readonly TruthField[]): (field: Texts) => boolean {
  const labels = new Set(wanted.map(({ label }) => label));
  const values = spare.map(({ value }) => comparable(value));
  const all = comparable(values.join(" "));
  const pairs = spare.filter(({ label }) => label !== "").map(toTexts);
  return ({ label, value }) => {
    if (labels.has(label))
      return pairs.some((pair) => pair.label === label && pair.value === value);
    if (values.includes(value)) return true;
    if (value.length >= 3 && values.some((one) => one.includes(value))) return true;
    if (value.length >= 6 && all.includes(value)) return true;
    return values.some(
      (one) => one.length >= 6 && value.includes(one) && value.length <= 1.5 * one.length,
    );
  };
}
