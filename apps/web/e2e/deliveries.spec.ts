import { readFileSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { signIn } from "./sign-in";

const SKETCH = fileURLToPath(new URL("../demo/plate-sketch.png", import.meta.url));

/** Answers the first event with an error in words and takes every other one. */
const events: string[] = [];
const receiver = http.createServer((request, response) => {
  events.push(String(request.headers["service-event-id"]));
  request.resume();
  if (events.length === 1) response.writeHead(500).end("our database is away");
  else response.writeHead(204).end();
});

test.beforeAll(() => new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve)));
test.afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

test("a delivery is shown with every attempt, and its event is sent again", async ({
  page,
  request,
}) => {
  const file = path.join(process.env.E2E_DATA_DIR ?? "", "demo.json");
  const { api_key } = JSON.parse(readFileSync(file, "utf8"));
  const { port } = receiver.address() as AddressInfo;
  const accepted = await request.post("/v1/cad", {
    headers: { authorization: `Bearer ${api_key}` },
    multipart: {
      model: "fansipan-cad-1.0",
      webhook_url: `http://127.0.0.1:${port}/hook`,
      file: { name: "plate.png", mimeType: "image/png", buffer: readFileSync(SKETCH) },
    },
  });
  expect(accepted.status()).toBe(202);
  await expect.poll(() => events.length, { timeout: 60_000 }).toBe(2);

  await signIn(page);
  await page.getByRole("link", { name: "API & usage" }).click();
  const deliveries = page.getByRole("list", { name: "Webhook deliveries" });
  const rows = deliveries.locator(":scope > li");
  await expect(rows).toHaveCount(1);
  await expect(rows.getByText("Delivered")).toBeVisible();
  await rows.getByText("2 attempts").click();
  await expect(rows.getByText("answered 500")).toBeVisible();
  await expect(rows.getByText("our database is away")).toBeVisible();
  await expect(rows.getByText("answered 204")).toBeVisible();

  await rows.getByRole("button", { name: /^Send again/ }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.first().getByText("Delivered")).toBeVisible();
  expect(events).toHaveLength(3);
  expect(new Set(events).size).toBe(1);
});
