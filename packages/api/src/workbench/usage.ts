import { listPlans } from "@inkform/services/plan/list";
import { projectProcedure, router } from "../trpc";

export const usageRouter = router({
  /** The plans in force with what is used of them in this period. */
  plans: projectProcedure.query(async ({ ctx }) => {
    const plans = await listPlans({ ctx: ctx.services, input: {} });
    return plans.map((plan) => ({
      model: plan.model,
      unit: plan.unit,
      included: plan.included,
      used: plan.used,
      overagePrice: plan.overage_price,
      overageCap: plan.overage_cap,
      periodEnd: plan.period_end,
    }));
  }),
});
