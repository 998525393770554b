import { answerOrders } from "@inkform/native/answer-orders";
import { collector } from "@inkform/native/collector";
import type { DrawingTasks } from "./helper";
import { runInkNetwork } from "./ink/network";
import { runLetteringNetwork } from "./lettering/run-network";

const collect = collector();

/** The process that helps one engine thread to draw. */
answerOrders<DrawingTasks>({
  kinds: async (picture) => {
    const planes = await runInkNetwork(picture);
    // Once the answer is on its way: a page's planes are the bulk of what this process holds.
    setImmediate(collect);
    return planes;
  },
  lettering: runLetteringNetwork,
});
