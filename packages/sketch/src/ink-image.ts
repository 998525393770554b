/** A picture for a network, row by row: 0 = paper, 1 = the page's usual ink. */
export interface InkImage {
  width: number;
  height: number;
  data: Float32Array;
}
