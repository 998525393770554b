import type { Rule } from "../../model";
import type { GreyImage } from "../image/grey-image";

/** The sides of a sheet lie no further within the picture, in em. */
const WITHIN = 0.2;

/** Without the sides of a sheet that was cut out of a photograph: they are seen along the borders of the picture. `em` in pixels. */
export function dropEdges(
  rules: readonly Rule[],
  { width, height }: Pick<GreyImage, "width" | "height">,
  em: number,
): Rule[] {
  return rules.filter(({ orientation, box }) => {
    const isUpright = orientation === "vertical";
    const middle = isUpright ? (box.x0 + box.x1) / 2 : (box.top + box.bottom) / 2;
    const end = isUpright ? width : height;
    return Math.min(middle, end - middle) >= WITHIN * em;
  });
}
