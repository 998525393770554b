import { expect, type Page, test } from "@playwright/test";
import { signIn } from "./sign-in";

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { wide, seen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    seen: window.innerWidth,
  }));
  expect(wide).toBeLessThanOrEqual(seen);
}

test("the pages fit a phone", async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole("heading", { name: "Documents" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole("list", { name: "documents" }).getByRole("link").first().click();
  await expect(page.getByRole("region", { name: "What was read" })).toBeVisible();
  await page.getByRole("button", { name: "Show reading" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Words" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("reading-1")).toBeVisible();
  await expect(page.getByRole("button", { name: "Show reading" })).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);

  await page.getByRole("link", { name: "Sketches" }).click();
  await expect(page.getByRole("heading", { name: "Sketches" })).toBeVisible();
  await page.getByRole("list", { name: "sketches" }).getByRole("link").first().click();
  await expect(page.getByRole("link", { name: "Download DXF" })).toBeVisible();
  await expect(page.getByTestId("drawing").locator("canvas")).toBeVisible();
  await expectNoSidewaysScroll(page);
  for (const name of ["Larger", "Fit drawing"]) {
    await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  }

  await page.getByRole("link", { name: "API & usage" }).click();
  await expect(page.getByText("First calls")).toBeVisible();
  await expectNoSidewaysScroll(page);

  for (const address of ["/docs", "/docs/webhooks", "/docs/limits"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 }).last()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});
