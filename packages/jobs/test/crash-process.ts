// A process of its own for crash.test.ts: drives one function of two steps and notes what ran.
import fs from "node:fs";
import { openDatabase } from "@inkform/db/open-database";
import { createJobs } from "../src/create-jobs";

const [dataDir = "", notes = ""] = process.argv.slice(2);
const note = (text: string) => fs.appendFileSync(notes, `${text}\n`);
const seen = () => (fs.existsSync(notes) ? fs.readFileSync(notes, "utf8") : "");

const database = await openDatabase({ dataDir });
await database.migrate();
const jobs = createJobs({
  db: database.db,
  exclusive: true,
  inngest: undefined,
  log: { warn: () => {}, error: () => {} },
  functions: (client) => [
    client.createFunction(
      { id: "crash", retries: 0, triggers: [{ event: "crash/wanted" }] },
      async ({ step }) => {
        await step.run("first", () => note("first"));
        await step.run("second", async () => {
          const again = seen().includes("second");
          note("second");
          // The first time this step never ends: the test kills the process in it.
          if (!again) await new Promise(() => {});
        });
        await step.run("third", () => note("third"));
      },
    ),
  ],
});
await jobs.start();
await jobs.send([{ id: "only", name: "crash/wanted", data: {} }]);
