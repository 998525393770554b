import { lastingHelper, programBeside } from "@inkform/native/helper";
import type { GreyImage } from "../image/grey-image";
import type { LineAnswer } from "./line-network";
import type { Model } from "./model-data";
import type { PrintNetwork } from "./print-networks";
import type { OcrLine } from "./tesseract";

/** What the process that helps to read can be asked. */
export interface ReadingTasks {
  /** The likeliest signs of one line of print. */
  line: {
    input: { image: GreyImage; network: PrintNetwork; unlikely: readonly number[] };
    answer: LineAnswer;
  };
  /** The lines of an image by the model of a language. */
  lines: { input: { image: GreyImage; model: Model }; answer: OcrLine[] };
}

/** The process that helps this thread. */
export const helper = lastingHelper<ReadingTasks>(() =>
  programBeside(import.meta.url, "help-reading"),
);
