import type { Box } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { piecesIn } from "../image/pieces-in";

/** How far above and below a line its letters may reach beyond what the first reader took for them, in em. */
const REACH = 0.6;
/** White left above and below a line, and above and below ink that reaches beyond what the first reader took for it; in em. */
const MARGIN = { top: 0.05, bottom: 0.1, beyond: 0.12 } as const;
/** What is higher, or longer, is no letter; in em. */
const LETTER = { height: 1.8, width: 6 } as const;
/** Less ink than this is a speck, in pixels. */
const SPECK = 4;
/** A piece of ink belongs to the line that has more than this share of its height. */
const OWN = 0.5;

/**
 * The area of a text with all of its letters' heads and feet. The first reader takes its size from letters that it knows: of writing by
 * hand, and of ideographs, it cuts off what reaches higher or lower, and a crop so cut is misread.
 *
 * @param area in pixels of the image
 * @param em the size of the text in pixels
 */
export function fitToInk(area: Box, em: number, image: GreyImage): Box {
  const around = { ...area, top: area.top - REACH * em, bottom: area.bottom + REACH * em };
  const letters = piecesIn(image, around).filter((piece) => {
    const height = piece.bottom - piece.top;
    const width = piece.x1 - piece.x0;
    const isLetter = height <= LETTER.height * em && width <= LETTER.width * em;
    const shared = Math.min(piece.bottom, area.bottom) - Math.max(piece.top, area.top);
    return isLetter && piece.area >= SPECK && shared > OWN * height;
  });
  const top = Math.min(area.top, ...letters.map((letter) => letter.top));
  const bottom = Math.max(area.bottom, ...letters.map((letter) => letter.bottom));
  return {
    ...area,
    top: top - (top < area.top ? MARGIN.beyond : MARGIN.top) * em,
    bottom: bottom + (bottom > area.bottom ? MARGIN.beyond : MARGIN.bottom) * em,
  };
}
