// Reads every document below a folder into one CSV file. Stopped by whatever, it goes on where it stopped.
//
//   node extract-folder.mjs FOLDER OUT.csv        with INKFORM_URL and INKFORM_KEY in the environment
import { appendFile, readdir, readFile, stat, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { ApiError, ConnectionError, Inkform, InkformError } from "@inkform/sdk";
import { fromPath } from "@inkform/sdk/node";
import { csvLine } from "./csv-line.mjs";

const TYPES = /\.(pdf|png|jpe?g|webp|gif|tiff?)$/i;
/** These refusals are about the document alone, and would be the same tomorrow. */
const ABOUT_THE_DOCUMENT = [400, 413, 415, 422];
/** These may pass; where they do not for several documents in a row, it is not the documents. */
const PASSING = [429, 500, 503];
const MOST_IN_A_ROW = 3;
const HEADINGS = ["file", "status", "page", "row", "key", "label", "value", "unsure"];

const [folder, out] = process.argv.slice(2);
if (!folder || !out) {
  console.error("usage: extract-folder.mjs FOLDER OUT.csv");
  process.exit(2);
}
const { INKFORM_URL = "", INKFORM_KEY = "" } = process.env;
const inkform = new Inkform({
  baseUrl: INKFORM_URL,
  apiKey: INKFORM_KEY,
  onRetry: ({ error, waitMs }) => console.error(`${error.message} Again in ${waitMs} ms.`),
});

/** A line for each finished document: its state then, and how long the CSV file was after it. */
const journal = `${out}.progress`;
const finished = await takeUp();
try {
  await readAll(await documents(folder));
} catch (error) {
  if (!(error instanceof InkformError)) throw error;
  console.error(`Stopped: ${error.message} Run it again to go on.`);
  process.exitCode = 1;
}

async function readAll(files) {
  let inARow = 0;
  for (const file of files) {
    try {
      await readOnce(file);
      inARow = 0;
    } catch (error) {
      inARow += 1;
      if (!mayPass(error) || inARow === MOST_IN_A_ROW) throw error;
      console.error(`${file}: ${error.message} The next run tries it again.`);
      process.exitCode = 1;
    }
  }
}

function mayPass(error) {
  return error instanceof ConnectionError || PASSING.includes(error.status);
}

/** What was finished before; rows of a document that was not are taken out of the CSV file again. */
async function takeUp() {
  const text = await readFile(journal, "utf8").catch(() => "");
  // Of a line that was not written to its end there is no use.
  const lines = text
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));
  const last = lines.at(-1);
  const { size } = await stat(out).catch(() => ({ size: 0 }));
  if (last && last.csvBytes <= size) {
    await truncate(out, last.csvBytes);
    await truncate(journal, Buffer.byteLength(text.slice(0, text.lastIndexOf("\n") + 1)));
  } else {
    // The mark has spreadsheets take the file for UTF-8.
    await writeFile(out, `\uFEFF${csvLine(HEADINGS)}`);
    await writeFile(journal, "");
    lines.length = 0;
  }
  return new Map(lines.map(({ file, state }) => [file, state]));
}

async function documents(below) {
  const entries = await readdir(below, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && TYPES.test(entry.name))
    .map((entry) => path.relative(below, path.join(entry.parentPath ?? entry.path, entry.name)))
    .sort();
}

/** One that has changed since it was read is read again. */
async function readOnce(file) {
  const { size, mtimeMs } = await stat(path.join(folder, file));
  const state = `${size} ${mtimeMs}`;
  if (finished.get(file) === state) return;
  const rows = await rowsOf(file);
  await appendFile(out, rows.map(csvLine).join(""));
  const { size: csvBytes } = await stat(out);
  await appendFile(journal, `${JSON.stringify({ file, state, csvBytes })}\n`);
  console.log(`${file}: ${rows[0]?.[1]}`);
}

/** One row a field, and one a cell of a line item, or one that says why there are none. */
async function rowsOf(file) {
  try {
    const reading = await inkform.extract({ file: await fromPath(path.join(folder, file)) });
    const fields = reading.fields.map(({ page, key, label, value, unsure }) => [
      ...[file, "read", page, "", key, label, value, unsure],
    ]);
    const cells = reading.line_items.flatMap(({ page, unsure, cells }, at) =>
      cells.map(({ key, label, value }) => [file, "read", page, at + 1, key, label, value, unsure]),
    );
    return [...fields, ...cells];
  } catch (error) {
    if (!(error instanceof ApiError && ABOUT_THE_DOCUMENT.includes(error.status))) throw error;
    return [[file, error.code, "", "", "", "", "", ""]];
  }
}
