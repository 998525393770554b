import type { GuardedClient, GuardedResponse } from "../outbound/guarded-client";
import { isOutboundError } from "../outbound/outbound-error";
import { webhookSettings } from "./settings";

export type Outcome = {
  delivered: boolean;
  statusCode: number | null;
  /** Why nothing was answered: `url_not_allowed` or `url_unreachable`. */
  error: string | null;
  responseExcerpt: string | null;
};

/** Posts an event once. Any 2xx acknowledges it; a redirect is a failure and is not followed. */
export async function sendWebhook(
  client: GuardedClient,
  { url, headers, body }: { url: string; headers: Record<string, string>; body: string },
): Promise<Outcome> {
  const signal = AbortSignal.timeout(webhookSettings.timeoutMs);
  try {
    const response = await client.request({
      url: new URL(url),
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
      signal,
    });
    const { statusCode } = response;
    return {
      delivered: statusCode >= 200 && statusCode <= 299,
      statusCode,
      error: null,
      responseExcerpt: await readExcerpt(response),
    };
  } catch (error) {
    const code = isOutboundError(error) ? error.code : "url_unreachable";
    return { delivered: false, statusCode: null, error: code, responseExcerpt: null };
  }
}

/** The beginning of the answer, however slowly or endlessly it comes. */
async function readExcerpt({ body }: GuardedResponse): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  const late = setTimeout(() => body.destroy(), webhookSettings.excerptTimeoutMs);
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= webhookSettings.excerptBytes) break;
    }
  } catch {
    // What came before the answer broke off is kept.
  } finally {
    clearTimeout(late);
  }
  const excerpt = Buffer.concat(chunks).subarray(0, webhookSettings.excerptBytes);
  // Postgres stores no NUL character.
  return excerpt.length > 0 ? excerpt.toString("utf8").replaceAll("\0", "") : null;
}
