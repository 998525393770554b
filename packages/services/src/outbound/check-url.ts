import type { ServiceBase } from "../context";
import { ServiceError } from "../service-error";
import { isOutboundError, OutboundError } from "./outbound-error";
import { outboundSettings } from "./settings";

/**
 * Refuses an address that would not be reached later: `webhook_url` at submission.
 *
 * @throws ServiceError `url_not_allowed`, `url_unreachable`
 */
export async function checkUrl(args: {
  ctx: Pick<ServiceBase, "outbound">;
  input: { url: string; param: string };
}): Promise<void> {
  const { url, param } = args.input;
  try {
    if (!URL.canParse(url)) {
      throw new OutboundError("url_not_allowed", `${param} must be an http or https address.`);
    }
    await args.ctx.outbound.check(
      new URL(url),
      AbortSignal.timeout(outboundSettings.checkTimeoutMs),
    );
  } catch (error) {
    if (!isOutboundError(error)) throw error;
    throw new ServiceError(error.code, error.message, { param });
  }
}
