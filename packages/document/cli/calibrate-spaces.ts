import { writeFileSync } from "node:fs";
import type { Forest } from "../src/checks/trees";
import { spaceNames } from "../src/ocr/readings/space-evidence";
import type { WeighedSpaces } from "../src/ocr/readings/tell-spaces";
import { type Case, fitTrees } from "./calibration/fit-trees";
import { judgeAcross, tellDecisions } from "./calibration/judge-across";
import { type Kept, keptFolders, keptReadings } from "./calibration/kept-readings";
import { printedSpaces } from "./calibration/printed-lines";

/**
 * `npm run calibrate:spaces -- [--dev DIR]... [--calibration DIR]... [--papers DIR]...`
 *
 * Learns from scans and photos that `measure:reading -- --keep DIR` read of the development and calibration documents and the papers (also as archives keep them)
 * where spaces stand between their signs, as far as it leaves any doubt: what was known of the white there, and what the text layer of the same document says.
 * Tells how often trees that never saw a document are right of it, and writes those of all into `src/ocr/readings/space-trees.ts`.
 */
const folders = keptFolders("calibrate:spaces");

interface Known extends Case {
  fold: number;
  set: string;
  decided: boolean;
}

const FOLDS = 5;
const SIZE = { rounds: 150, leaves: 8, fewest: 15, rate: 0.1 } as const;
/** What was decided is changed where the trees are as sure as this of the contrary. */
const SURE = 0.7;
const directions = spaceNames.map(() => 0);

const known = [...keptReadings<WeighedSpaces[]>(folders, "spaces", FOLDS)].flatMap(
  ({ noted, ...kept }) => noted.flatMap((text) => gather(text, kept)),
);
const judged = judgeAcross(known, spaceNames, fit).map((one) => {
  const { decided, probability } = one;
  return { ...one, told: decided ? probability > 1 - SURE : probability >= SURE };
});
for (const set of new Set(judged.map((one) => one.set)))
  console.log(
    tellDecisions(
      set,
      judged.filter((one) => one.set === set),
    ),
  );
writeFileSync(new URL("../src/ocr/readings/space-trees.ts", import.meta.url), toModule(fit(known)));

function gather(
  { signs, evidence }: WeighedSpaces,
  { set, fold, lines }: Omit<Kept<unknown>, "noted">,
): Known[] {
  return printedSpaces(signs, lines).flatMap((right, i): Known[] => {
    const own = evidence[i - 1];
    if (right === null || !own) return [];
    const facts = spaceNames.map((name) => own[name]);
    return [{ set, fold, right, evidence: facts, decided: own.decided > 0 }];
  });
}

function fit(cases: readonly Case[]): Forest<string> {
  return fitTrees<string>(cases, spaceNames, directions, SIZE);
}

function toModule({ bias, trees }: Forest<string>): string {
  const sets = new Intl.ListFormat("en").format(new Set(known.map((one) => one.set)));
  return `import type { Forest } from "../../checks/trees";
import type { SpaceName } from "./space-evidence";

/** Written by \`npm run calibrate:spaces\`, not by hand, from ${known.length} places of ${sets}; what was decided is changed where they are as \`sure\` of the contrary. */
export const spaceTrees: Forest<SpaceName> & { sure: number } = {
  sure: ${SURE},
  bias: ${Number(bias.toPrecision(4))},
  trees: [
${trees.map((tree) => `    ${JSON.stringify(tree)},`).join("\n")}
  ],
};
`;
}
