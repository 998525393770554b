/** RGB, row by row. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

export type Colour = readonly [red: number, green: number, blue: number];
