import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { auditDxf } from "@inkform/dxf/audit";
import type { DxfVersion } from "@inkform/dxf/model";
import { writeDxf } from "@inkform/dxf/write";
import { cadLimits } from "@inkform/raster/limits";
import { UploadError } from "@inkform/raster/model";
import { openUpload } from "@inkform/raster/open-upload";
import { SketchError } from "@inkform/sketch/model";
import { overlaySvg } from "@inkform/sketch/overlay";
import { sketchToDrawing } from "@inkform/sketch/sketch-to-drawing";

/**
 * `npm run --silent sketch -- FILE OUTDIR [R12|R2000|R2007]`
 *
 * Writes part-N.dxf and overlay-page-N.svg into OUTDIR and prints what was understood as JSON.
 * Exit 1 when the sketch is refused or a DXF fails its audit, 2 on wrong use.
 */
const [file, outDir, version = "R2000"] = process.argv.slice(2);
if (!file || !outDir || !["R12", "R2000", "R2007"].includes(version)) {
  console.error("usage: npm run --silent sketch -- FILE OUTDIR [R12|R2000|R2007]");
  process.exit(2);
}

try {
  const upload = await openUpload(readFileSync(file), cadLimits);
  const { parts, evidence } = await sketchToDrawing(upload, {});
  mkdirSync(outDir, { recursive: true });
  for (const page of evidence) {
    writeFileSync(join(outDir, `overlay-page-${page.page}.svg`), overlaySvg(page));
  }
  const printed = parts.map(({ drawing, ...part }, i) => {
    const dxf = writeDxf(drawing, { version: version as DxfVersion });
    writeFileSync(join(outDir, `part-${i + 1}.dxf`), dxf);
    return { ...part, findings: auditDxf(dxf, drawing) };
  });
  console.log(JSON.stringify(printed, null, 2));
  if (printed.some(({ findings }) => findings.length > 0)) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof SketchError || error instanceof UploadError)) throw error;
  console.error(`${error.code}: ${error.message}`);
  process.exitCode = 1;
}
