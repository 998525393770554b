import { expect, type Page, test } from "@playwright/test";
import { signIn } from "./sign-in";

/** What a page was refused by its policy, and addresses of others that it asked for. */
function watch(page: Page, baseURL: string | undefined) {
  const refused: string[] = [];
  const outside: string[] = [];
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== baseURL) outside.push(request.url());
  });
  return { refused, outside };
}

/** Its component is large: a busy machine takes its time to read it. */
const expectReference = (page: Page) =>
  expect(page.getByRole("heading", { name: "Inkform", exact: true })).toBeVisible({
    timeout: 60_000,
  });

test("the interface is described and can be tried out, without anybody else", async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  await page.goto("/docs");
  await expectReference(page);
  await page.getByRole("button", { name: /^Read a document/ }).click();
  await expect(page.getByRole("heading", { name: "Read a document" })).toBeVisible();
  await page.getByRole("button", { name: "Test Request (post /v1/extract)" }).click();
  const answered = page.waitForResponse(`${baseURL}/v1/extract`);
  await page.getByRole("button", { name: /^Send/ }).first().click();
  expect((await answered).status()).toBe(401);
  expect(seen).toEqual({ refused: [], outside: [] });
});

test("the guides are read without signing in", async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  await page.goto("/docs");
  const guides = page.getByRole("navigation", { name: "Documentation" }).getByRole("link");
  await expect(guides).toContainText(["API reference", "Quickstart", "Authentication"]);
  await expectReference(page);
  await guides.getByText("Webhooks").click();
  await expect(page.locator(".guide h1")).toBeVisible();
  await expect(page.locator(".guide")).toContainText("service-signature");
  expect(seen).toEqual({ refused: [], outside: [] });
  expect((await page.request.get("/docs/..%2F..%2FREADME")).status()).toBe(404);
});

test("the workbench runs within its policy, and nothing else does", async ({ page, baseURL }) => {
  test.slow();
  const { refused } = watch(page, baseURL);
  await signIn(page);
  await page.getByRole("list", { name: "documents" }).getByRole("link").first().click();
  await expect(page.locator("canvas.react-pdf__Page__canvas")).toBeVisible();
  await page.getByRole("link", { name: "Sketches" }).click();
  await page.getByRole("list", { name: "sketches" }).getByRole("link").first().click();
  await expect(page.getByTestId("drawing").locator("canvas")).toBeVisible();
  await expect(page.getByTestId("overlay")).toBeVisible();
  await page.getByRole("link", { name: "API & usage" }).click();
  await page.getByRole("link", { name: "Documentation" }).click();
  await expectReference(page);
  await page.goto("/nothing");
  await page.getByRole("link", { name: "To your projects" }).click();
  await expect(page.getByRole("heading", { name: "Documents" })).toBeVisible();
  expect(refused).toEqual([]);

  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", "<img src=x onerror='window.foreign = true'>");
  });
  await expect.poll(() => refused.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => "foreign" in window)).toBe(false);
});
