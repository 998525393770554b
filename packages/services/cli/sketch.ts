import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { dxfVersionSchema } from "@inkform/contract/cad";
import { UploadError } from "@inkform/raster/model";
import { drawSketch } from "../src/engine/draw-sketch";

/**
 * `npm run --silent sketch -- FILE --out DIR [--dxf-version R12|R2000|R2007]`
 *
 * Writes part-N.dxf, overlay-page-N.svg and sketch.json into DIR and prints the JSON: the parts as the
 * service tells them, each with what the auditor found. Of a refused sketch the overlays are written too.
 * Exit 1 when the sketch is refused or a DXF fails its audit, 2 on wrong use.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string" }, "dxf-version": { type: "string", default: "R2000" } },
});
const [file] = positionals;
const version = dxfVersionSchema.safeParse(values["dxf-version"]);
if (!file || !values.out || !version.success) {
  console.error("usage: npm run --silent sketch -- FILE --out DIR [--dxf-version R12|R2000|R2007]");
  process.exit(2);
}

try {
  await draw(file, values.out, version.data);
} catch (error) {
  if (!(error instanceof UploadError)) throw error;
  console.error(`${error.code}: ${error.message}`);
  process.exitCode = 1;
}

async function draw(path: string, out: string, dxfVersion: "R12" | "R2000" | "R2007") {
  const { parts, overlays, refused } = await drawSketch(readFileSync(path), dxfVersion, () => {});
  mkdirSync(out, { recursive: true });
  for (const { page, svg } of overlays) writeFileSync(join(out, `overlay-page-${page}.svg`), svg);
  for (const { body, dxf } of parts) writeFileSync(join(out, `part-${body.index}.dxf`), dxf);
  const told = parts.map(({ body, findings }) => ({ ...body, findings }));
  const json = JSON.stringify(refused ? { error: refused } : { parts: told }, null, 2);
  writeFileSync(join(out, "sketch.json"), `${json}\n`);
  console.log(json);
  if (refused) console.error(`${refused.code}: ${refused.message}`);
  if (refused || parts.some(({ findings }) => findings.length > 0)) process.exitCode = 1;
}
