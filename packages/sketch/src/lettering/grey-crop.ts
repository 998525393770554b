/** An upright crop of one line of writing: row by row, 0 = black ink, 255 = white paper, any size. */
export interface GreyCrop {
  width: number;
  height: number;
  data: Uint8Array;
}
