import type { LanguageWeights } from "../../lexicon/vocabulary";
import type { ItemTable } from "../../tables/item-tables";
import { namedNumbers } from "../../tables/sums/sums-between";
import { toUnit } from "../units/unit";
import type { LabelledValue } from "../values/grow";

/** What the setting of a table shows is as sure as what ruling shows. */
const SURE = { score: 6, margin: 3 } as const;

/** "Total" alone is that of the document where options or a second table follow it; what others are called says of what they are. */
const WHOLE = 0.96;

/** The sums between the rows of tables: each number under the name that stands before it. */
export function sectionSums(
  tables: readonly ItemTable[],
  weights: LanguageWeights,
): LabelledValue[] {
  return tables.flatMap(({ sums = [] }) =>
    sums.flatMap((line) => {
      const { name, numbers } = namedNumbers(line);
      if (!name) return [];
      const unit = toUnit([name], null, weights);
      const others = sums.filter((other) => namedNumbers(other).name?.text === name.text);
      const { key, score } = unit.match ?? {};
      const isOfAll = key === "total" && (score ?? 0) >= WHOLE && others.length === 1;
      const label = isOfAll ? unit : { ...unit, match: null };
      return numbers.map((number) => {
        const value = toUnit([number], null, weights);
        return { label, lines: [value], text: value.text, ...SURE };
      });
    }),
  );
}
