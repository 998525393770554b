import { lastingHelper, programBeside } from "@inkform/native/helper";
import type { InkImage } from "./ink-image";
import type { CtcOutput } from "./lettering/beam-search";
import type { LetteringModel } from "./lettering/run-network";

/** What the process that helps to draw can be asked. */
export interface DrawingTasks {
  /** What each pixel of a picture of darkness is: one plane a kind, as `InkKinds` has them. */
  kinds: { input: InkImage; answer: Uint8Array[] };
  /** What the signs of one line of lettering may be. */
  lettering: { input: { model: LetteringModel; image: InkImage }; answer: CtcOutput };
}

/** The process that helps this thread. */
export const helper = lastingHelper<DrawingTasks>(() =>
  programBeside(import.meta.url, "help-drawing"),
);
