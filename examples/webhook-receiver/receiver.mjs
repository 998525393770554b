// Takes webhooks: verify, keep, answer, and only then work.
//
//   INKFORM_URL, INKFORM_KEY       where the webhook secret is asked for, once, at the start
//   INKFORM_WEBHOOK_SECRET         instead of asking for it
//   PORT, HOST                     default 8080, 127.0.0.1
//   EVENTS_DIR                     default ./events
import { mkdir, writeFile } from "node:fs/promises";
import http from "node:http";
import path from "node:path";
import { Inkform, verifyWebhook, WebhookVerificationError } from "@inkform/sdk";

const { INKFORM_URL, INKFORM_KEY, INKFORM_WEBHOOK_SECRET, PORT, HOST, EVENTS_DIR } = process.env;
const MAX_BODY_BYTES = 8 * 2 ** 20;
const folder = EVENTS_DIR ?? "events";
const secret = INKFORM_WEBHOOK_SECRET ?? (await askForSecret());
await mkdir(folder, { recursive: true });

const server = http.createServer((request, response) => {
  receive(request)
    .then((status) => response.writeHead(status).end())
    .catch((error) => {
      // Anything but 2xx has the event sent again: after 2 s, and after another 10 s.
      console.error("not kept:", error);
      response.writeHead(500).end();
    });
});
server.listen(Number(PORT ?? 8080), HOST ?? "127.0.0.1", () => {
  console.log(`listening on ${HOST ?? "127.0.0.1"}:${server.address().port}`);
});
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => server.close());

async function askForSecret() {
  const inkform = new Inkform({ baseUrl: INKFORM_URL ?? "", apiKey: INKFORM_KEY ?? "" });
  return (await inkform.me()).webhook_secret;
}

/** @returns the status to answer with */
async function receive(request) {
  if (request.method !== "POST" || request.url !== "/hooks/inkform") return 404;
  const body = await readBody(request);
  if (body === null) return 413;
  let event;
  try {
    event = await verifyWebhook(body, request.headers["service-signature"], secret);
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    console.warn("refused:", error.reason);
    return 400;
  }
  if (await keep(event.id, body)) setImmediate(work, event);
  return 204;
}

/** The body as it arrived, or null where it is longer than any event. */
async function readBody(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Writes an event down, so that it is not lost once it was acknowledged.
 * @returns whether it is new: an event whose acknowledgement got lost is sent again
 */
async function keep(id, body) {
  if (!/^evt_\w+$/.test(id)) throw new Error("an event without an id of its own");
  try {
    await writeFile(path.join(folder, `${id}.json`), body, { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/** Yours to write: as slow as it likes, the service is not waiting any more. */
function work({ type, data }) {
  if (type === "cad.succeeded") {
    for (const { name, dxf } of data.parts) console.log(`${data.id} ${name ?? "part"}: ${dxf.url}`);
  } else {
    console.log(`${data.id} failed: ${data.error.code}`);
  }
}
