import { writeFileSync } from "node:fs";
import type { Forest } from "../src/checks/trees";
import { disputeEvidence, disputeNames } from "../src/ocr/readings/dispute-evidence";
import { choicesOf, composed, partsOf } from "../src/ocr/readings/disputes";
import { pageReadings, type ReadTwice } from "../src/ocr/readings/read-twice";
import { signTrees } from "../src/ocr/readings/sign-trees";
import {
  isSeconds,
  type Loss,
  lossOf,
  treesFor,
  type WeighedReadings,
} from "../src/ocr/readings/tell-signs";
import { type Case, fitTrees } from "./calibration/fit-trees";
import { judgeAcross, tellDecisions } from "./calibration/judge-across";
import { type Kept, keptFolders, keptReadings } from "./calibration/kept-readings";
import { nearerToPrint } from "./calibration/printed-choices";
import type { PrintedLine } from "./calibration/printed-lines";

/**
 * `npm run calibrate:signs -- [--dev DIR]... [--calibration DIR]... [--papers DIR]... [--changes] [--eastern]`
 *
 * Learns from scans and photos that `measure:reading -- --keep DIR` read of the development and calibration documents and the papers (also as archives keep them)
 * which of two readers to believe where they see different signs: what was known of the place, and what the text layer of the same document says.
 * Tells how often trees that never saw a document are right of it, with `--changes` each place where they overrule what was decided (first reading, second,
 * decision, their probability of the second), and writes those of all into `src/ocr/readings/sign-trees.ts`; with `--eastern` those of pages in ideographs alone, the others stay.
 */
const folders = keptFolders("calibrate:signs", "changes", "eastern");

interface Known extends Case {
  trees: "latin" | "eastern";
  fold: number;
  set: string;
  decided: boolean;
  loss: Loss;
  word: string;
}

const FOLDS = 5;
const SIZE = { rounds: 200, leaves: 8, fewest: 12, rate: 0.1 } as const;
const directions = disputeNames.map(() => 0);
/** Signs of the words beside it that show where a word is printed. */
const BESIDE = 12;

const known = [...keptReadings<WeighedReadings[]>(folders, "disputes", FOLDS)].flatMap(
  ({ noted, ...kept }) => noted.flatMap((page) => gather(page, kept)),
);
const kinds = ["latin", "eastern"] as const;
const isKept = (trees: (typeof kinds)[number]) => folders.flags.has("eastern") && trees === "latin";
const learned = kinds.map((trees) => {
  if (isKept(trees)) return { trees, forest: signTrees[trees] };
  const own = known.filter((one) => one.trees === trees);
  const judged = judgeAcross(own, disputeNames, fit).map((one) => {
    const { probability, decided, loss } = one;
    return { ...one, told: isSeconds(probability, decided, loss) };
  });
  for (const set of new Set(own.map((one) => one.set)))
    tell(
      `${trees}, ${set}`,
      judged.filter((one) => one.set === set),
    );
  return { trees, forest: fit(own) };
});
writeFileSync(new URL("../src/ocr/readings/sign-trees.ts", import.meta.url), toModule());

function gather(
  { model, texts }: WeighedReadings,
  { set, id, fold, lines }: Omit<Kept<unknown>, "noted">,
): Known[] {
  const page = pageReadings(texts.flatMap(({ words }) => words));
  const trees = treesFor({ model });
  return texts.flatMap(({ words, spells }) =>
    words.flatMap((word, at): Known[] => {
      const parts = partsOf([...word.first], word.signs);
      const choices = choicesOf(parts, word.decided);
      if (!choices) return [];
      const seen = word.signs.map((sign) => sign.text).join("");
      const own = {
        set,
        fold,
        trees,
        word: `${id} ${word.first} | ${seen} | ${word.decided}`,
      };
      const asked = { text: words, spells, at, page, model };
      return disputeEvidence(asked, parts, choices).flatMap((evidence, k) => {
        const as = (choice: boolean) => composed(parts, choices.with(k, choice));
        const right = isPrinted(words, at, as(false), as(true), lines);
        if (right === null) return [];
        const facts = disputeNames.map((name) => evidence[name]);
        return [
          {
            ...own,
            right,
            evidence: facts,
            decided: choices[k] === true,
            loss: lossOf(evidence, word),
          },
        ];
      });
    }),
  );
}

/** Whether the second of two readings of a word is printed, by the words beside it. */
function isPrinted(
  text: readonly ReadTwice[],
  at: number,
  first: readonly string[],
  second: readonly string[],
  lines: readonly PrintedLine[],
): boolean | null {
  const before = text
    .slice(0, at)
    .flatMap(({ decided }) => [...decided])
    .slice(-BESIDE);
  const behind = text
    .slice(at + 1)
    .flatMap(({ decided }) => [...decided])
    .slice(0, BESIDE);
  return nearerToPrint([...before, ...first, ...behind], [...before, ...second, ...behind], lines);
}

function fit(cases: readonly Case[]): Forest<string> {
  return fitTrees<string>(cases, disputeNames, directions, SIZE);
}

function tell(
  name: string,
  judged: readonly (Known & { probability: number; told: boolean })[],
): void {
  console.log(tellDecisions(name, judged));
  if (!folders.flags.has("changes")) return;
  for (const { told, decided, right, word, probability } of judged)
    if (told !== decided) console.log(told === right ? "+" : "-", word, probability.toFixed(2));
}

function toModule(): string {
  const sets = new Intl.ListFormat("en").format(new Set(known.map((one) => one.set)));
  const forests = learned.map(
    ({ trees, forest }) => `  ${trees}: {
    bias: ${Number(forest.bias.toPrecision(4))},
    trees: [
${forest.trees.map((tree) => `      ${JSON.stringify(tree)},`).join("\n")}
    ],
  },`,
  );
  return `import type { Forest } from "../../checks/trees";
import type { DisputeName } from "./dispute-evidence";

/** Written by \`npm run calibrate:signs\`, not by hand, from ${sets}. */
export const signTrees: Record<"latin" | "eastern", Forest<DisputeName>> = {
${forests.join("\n")}
};
`;
}
