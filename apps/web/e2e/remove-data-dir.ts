import { rmSync } from "node:fs";

/** Takes the database and files of the run away with it. */
export default function removeDataDir(): void {
  const dataDir = process.env.E2E_DATA_DIR;
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
}
