import type { Raster } from "@inkform/raster/model";
import { findTurn } from "./find-turn";
import { seeSketchPage } from "./see-page";
import type { SeenPage } from "./seen";

/** Sees a page the way up that its writing tells, however it was photographed. */
export async function seeUpright(raster: Raster, pageNumber: number): Promise<SeenPage> {
  const page = await seeSketchPage(raster, pageNumber);
  const turns = await findTurn(page);
  return turns === 0 ? page : seeSketchPage(raster, pageNumber, turns);
}
