import { ServiceError } from "../service-error";
import type { Meter } from "./lock-meter";

/**
 * Whether `units` more fit under what the plan includes and the cap.
 * @throws ServiceError `no_plan`, `cap_reached`
 */
export function admit({ plan, used, open }: Meter, units: number): void {
  if (!plan) {
    throw new ServiceError(
      "no_plan",
      "The project has no active plan for this model; ask the operator for one.",
      { param: "model" },
    );
  }
  const left = plan.included + plan.cap - used - open;
  if (units > left) {
    throw new ServiceError(
      "cap_reached",
      "The plan's included amount and its cap are used up; raise the cap or wait for the next period.",
    );
  }
}
