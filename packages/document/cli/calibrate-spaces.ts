import { writeFileSync } from "node:fs";
import { type Forest, oddsOf } from "../src/checks/trees";
import { spaceNames } from "../src/ocr/space-evidence";
import type { WeighedSpaces } from "../src/ocr/tell-spaces";
import { type Case, fitTrees } from "./calibration/fit-trees";
import { type Kept, keptFolders, keptReadings } from "./calibration/kept-readings";
import { printedSpaces } from "./calibration/printed-lines";

/**
 * `npm run calibrate:spaces -- [--dev DIR]... [--calibration DIR]... [--papers DIR]...`
 *
 * Learns from scans and photos that `measure:reading -- --keep DIR` read of the development and calibration documents and the papers (also as archives keep them)
 * where spaces stand between their signs, as far as it leaves any doubt: what was known of the white there, and what the text layer of the same document says.
 * Tells how often trees that never saw a document are right of it, and writes those of all into `src/ocr/space-trees.ts`.
 */
const folders = keptFolders("calibrate:spaces");

interface Known extends Case {
  fold: number;
  set: string;
  decided: boolean;
}

const FOLDS = 5;
const SIZE = { rounds: 150, leaves: 8, fewest: 15 } as const;
/** What was decided is changed where the trees are as sure as this of the contrary. */
const SURE = 0.7;
const directions = spaceNames.map(() => 0);

const known = [...keptReadings<WeighedSpaces[]>(folders, "spaces", FOLDS)].flatMap(
  ({ noted, ...kept }) => noted.flatMap((text) => gather(text, kept)),
);
const forests = Array.from({ length: FOLDS }, (_, fold) =>
  fit(known.filter((one) => one.fold !== fold)),
);
for (const set of new Set(known.map((one) => one.set)))
  tell(
    set,
    known.filter((one) => one.set === set),
  );
writeFileSync(new URL("../src/ocr/space-trees.ts", import.meta.url), toModule(fit(known)));

function gather(
  { signs, evidence }: WeighedSpaces,
  { set, fold, lines }: Omit<Kept<unknown>, "noted">,
): Known[] {
  return printedSpaces(signs, lines).flatMap((right, i): Known[] => {
    const own = evidence[i - 1];
    if (right === null || !own) return [];
    const facts = spaceNames.map((name) => own[name]);
    return [{ set, fold, right, weight: 1, evidence: facts, decided: own.decided > 0 }];
  });
}

function fit(cases: readonly Case[]): Forest<string> {
  return fitTrees<string>(cases, spaceNames, directions, SIZE);
}

function probabilityOf({ evidence, fold }: Known): number {
  const named = Object.fromEntries(spaceNames.map((name, k) => [name, evidence[k] ?? 0]));
  return 1 / (1 + Math.exp(-oddsOf(forests[fold] as Forest<string>, named)));
}

function tell(set: string, cases: readonly Known[]): void {
  const told = cases.map((one) => {
    const probability = probabilityOf(one);
    const isSpace = one.decided ? probability > 1 - SURE : probability >= SURE;
    return { ...one, probability, isSpace };
  });
  const count = (isWanted: (one: (typeof told)[number]) => boolean) => told.filter(isWanted).length;
  const before = count(({ decided, right }) => decided !== right);
  const after = count(({ isSpace, right }) => isSpace !== right);
  const broken = count(({ decided, isSpace, right }) => decided === right && isSpace !== right);
  console.log(
    `${set}: ${cases.length} places, ${before} wrong before, ${after} after, ${broken} of them right before`,
  );
}

function toModule({ bias, trees }: Forest<string>): string {
  const sets = new Intl.ListFormat("en").format(new Set(known.map((one) => one.set)));
  return `import type { Forest } from "../checks/trees";
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
