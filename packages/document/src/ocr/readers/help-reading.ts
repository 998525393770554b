import { answerOrders } from "@inkform/native/answer-orders";
import type { ReadingTasks } from "./helper";
import { runLineNetwork } from "./line-network";
import { recognizeHere } from "./tesseract";

/** The process that helps one engine thread to read scans. */
answerOrders<ReadingTasks>({
  line: ({ network, image, unlikely }) => runLineNetwork(network, image, unlikely),
  lines: ({ image, model }) => recognizeHere(image, model),
});
