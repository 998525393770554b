import { parentPort } from "node:worker_threads";
import { collector } from "@inkform/native/collector";
import { cadLimits, extractLimits } from "@inkform/raster/limits";
import { openUpload } from "@inkform/raster/open-upload";
import { drawSketch } from "./draw-sketch";
import type { Order, Report, SentError } from "./messages";
import { readDocument } from "./read-document";
import { yieldProcessor } from "./yield-processor";

/** One engine thread: takes an order at a time, reports its stages and then its end. */
const port = parentPort;
if (!port) throw new Error("this module runs in a worker thread");
yieldProcessor();
const collect = collector();

const report = (message: Report): void => port.postMessage(message);
const onStage = (stage: string, page?: number): void =>
  report({ kind: "stage", stage, page: page ?? null });

port.on("message", (order: Order) => {
  carryOut(order)
    .then(
      (result) => report({ kind: "done", result }),
      (error: unknown) => report({ kind: "failed", error: describe(error) }),
    )
    .then(collect);
});

async function carryOut(order: Order): Promise<unknown> {
  switch (order.task) {
    case "inspect": {
      const limits = order.input.limits === "cad" ? cadLimits : extractLimits;
      const { type, pages } = await openUpload(order.input.bytes, limits);
      return { type, pages };
    }
    case "readDocument":
      return readDocument(order.input.bytes, order.input.options, onStage);
    case "drawSketch":
      return drawSketch(order.input.bytes, order.input.dxfVersion, onStage);
  }
}

function describe(error: unknown): SentError {
  if (!(error instanceof Error)) {
    return { name: "Error", code: null, message: String(error), stack: null };
  }
  const { code } = error as { code?: unknown };
  return {
    name: error.name,
    code: typeof code === "string" ? code : null,
    message: error.message,
    stack: error.stack ?? null,
  };
}
