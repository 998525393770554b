import type { Raster } from "@inkform/raster/model";
import { findTurn } from "./find-turn";
import { seeSketchPage } from "./see-page";
import type { SeenPage } from "./seen";

/** Sees a page the way up that its writing tells, however it was photographed. */
export async function seeUpright(
  raster: Raster,
  pageNumber: number,
  longSide?: number,
): Promise<SeenPage> {
  const page = await seeSketchPage(raster, pageNumber, 0, longSide);
  if (!showsDrawing(page)) return page;
  const turns = await findTurn(page);
  return turns === 0 ? page : seeSketchPage(raster, pageNumber, turns, longSide);
}

/** Without a shape, a dimension line or a leader there is nothing to read for: writing, a texture, a bare surface. */
function showsDrawing({ parts, marks, angles, leaders }: SeenPage): boolean {
  return [parts, marks, angles, leaders].some(({ length }) => length > 0);
}
