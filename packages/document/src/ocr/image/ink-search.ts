import type { GreyImage } from "./grey-image";

const BYTES = 4;

/** Searches an image for the pixels darker than `level`, over white paper by four at a time. */
export class InkSearch {
  private readonly data: Uint8Array;
  private readonly words: Uint32Array | null;
  /** The bits that four pixels have in common which are all surely no ink: the upper ones of each. */
  private readonly bright: number;

  constructor(
    { data }: GreyImage,
    private readonly level: number,
  ) {
    this.data = data;
    const isAligned = data.byteOffset % BYTES === 0;
    this.words = isAligned
      ? new Uint32Array(data.buffer, data.byteOffset, Math.floor(data.length / BYTES))
      : null;
    let upper = 0x80;
    while (upper < level) upper = (upper >> 1) | 0x80;
    this.bright = (upper * 0x01010101) >>> 0;
  }

  /** Where from `at` on the first ink lies, before `end`; `end` where there is none. */
  next(at: number, end: number): number {
    const { data, words, bright, level } = this;
    const lastWord = words === null ? 0 : end - BYTES;
    let here = at;
    while (here < end) {
      if (words !== null && here % BYTES === 0)
        while (here <= lastWord && ((words[here / BYTES] as number) & bright) >>> 0 === bright)
          here += BYTES;
      if (here >= end || (data[here] as number) < level) break;
      here++;
    }
    return Math.min(here, end);
  }
}
