import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Page } from "../../src/model";
import { documentSets, listDocuments } from "../../test/generator/sets";
import { type PrintedLine, printedLines } from "./printed-lines";

const SETS = ["dev", "calibration", "papers"] as const;

/** What was noted of a scan or photo while it was read, and the lines of print that its text layer has. */
export interface Kept<Noted> {
  set: (typeof SETS)[number];
  id: string;
  fold: number;
  lines: PrintedLine[];
  noted: Noted;
}

export type KeptFolders = Partial<Record<(typeof SETS)[number], string[]>>;

/** The folders of each set that `measure:reading -- --keep DIR` wrote, and flags, as the command line names them; ends the process without a folder. */
export function keptFolders(
  command: string,
  ...flags: string[]
): KeptFolders & { flags: ReadonlySet<string> } {
  const folder = { type: "string", multiple: true } as const;
  const { values } = parseArgs({
    options: {
      dev: folder,
      calibration: folder,
      papers: folder,
      ...Object.fromEntries(flags.map((flag) => [flag, { type: "boolean" } as const])),
    },
  });
  if (SETS.every((set) => values[set] === undefined)) {
    const usage = flags.map((flag) => ` [--${flag}]`).join("");
    console.error(
      `usage: npm run ${command} -- [--dev DIR]... [--calibration DIR]... [--papers DIR]...${usage}`,
    );
    process.exit(2);
  }
  const { dev, calibration, papers } = values;
  return {
    ...(dev && { dev }),
    ...(calibration && { calibration }),
    ...(papers && { papers }),
    flags: new Set(flags.filter((flag) => flag in values)),
  };
}

/** What was noted of one kind (a folder in each of the others) of all documents, each in the same fold wherever it was kept. */
export function* keptReadings<Noted>(
  folders: KeptFolders,
  kind: string,
  folds: number,
): Generator<Kept<Noted>> {
  for (const set of SETS)
    for (const [index, { id }] of listDocuments(documentSets[set]).entries())
      for (const folder of folders[set] ?? []) {
        const layer = join(folder, "words", `${id}.text.json`);
        if (!existsSync(layer)) continue;
        const lines = printedLines(JSON.parse(readFileSync(layer, "utf8")) as Page[]);
        for (const rendering of ["scan", "photo"]) {
          const file = join(folder, kind, `${id}.${rendering}.json`);
          if (!existsSync(file)) continue;
          const noted = JSON.parse(readFileSync(file, "utf8")) as Noted;
          yield { set, id, fold: index % folds, lines, noted };
        }
      }
}
