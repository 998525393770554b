import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import DxfParser from "dxf-parser";
import { deliveryNote, wrongInvoice } from "./papers";
import { signIn } from "./sign-in";

const SKETCH = fileURLToPath(new URL("../demo/plate-sketch.png", import.meta.url));

test.beforeEach(async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole("heading", { name: "Documents" })).toBeVisible();
});

test("a document is dropped, read, and every value is found on its page", async ({ page }) => {
  await page.getByLabel("Drop documents here").setInputFiles({
    name: "delivery-note.pdf",
    mimeType: "application/pdf",
    buffer: deliveryNote(),
  });
  await expect(page.getByRole("heading", { name: "delivery-note.pdf" })).toBeVisible();
  const field = page.getByRole("region", { name: "What was read" }).getByText("DN-5519");
  await expect(field).toBeVisible();
  await expect(page.locator("canvas.react-pdf__Page__canvas")).toBeVisible();

  await field.click();
  const box = page.locator("[data-mark][aria-pressed=true]");
  await expect(box).toHaveCount(1);
  const [sheet, mark] = await Promise.all([
    page.getByTestId("page-1").boundingBox(),
    box.boundingBox(),
  ]);
  // The number is printed at x 170 to about 215, baseline 110 pt from the top of a 595 × 842 pt page.
  const at = {
    x: ((mark?.x ?? 0) - (sheet?.x ?? 0)) / (sheet?.width ?? 1),
    y: ((mark?.y ?? 0) - (sheet?.y ?? 0)) / (sheet?.height ?? 1),
  };
  expect(at.x).toBeCloseTo(170 / 595, 1);
  expect(at.y).toBeCloseTo(101 / 842, 1);

  await expect(page.getByRole("table").getByText("Threaded rod M12, 1 m")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("[data-mark][aria-pressed=true]")).not.toHaveAttribute(
    "title",
    /DN-5519/,
  );
  await page.locator("[data-mark][title*='PO-88213']").click();
  await expect(
    page.getByRole("region", { name: "What was read" }).locator("[aria-pressed=true]"),
  ).toContainText("PO-88213");
});

for (const turned of [0, 90]) {
  test(`what was found is shown over a page turned by ${turned} degrees, and stays shown`, async ({
    page,
  }) => {
    await page.getByLabel("Drop documents here").setInputFiles({
      name: `turned-${turned}.pdf`,
      mimeType: "application/pdf",
      buffer: deliveryNote({ turned }),
    });
    const value = page.locator("[data-mark][title*='DN-5519']");
    await expect(value).toBeVisible();
    const drawing = page.getByTestId("reading-1");
    await expect(drawing).toHaveCount(0);

    const control = page.getByRole("group", { name: "Show reading" });
    for (const name of ["Words", "Blocks", "Tables", "Labels → values"]) {
      await control.getByRole("button", { name }).click();
    }
    for (const layer of ["words", "blocks", "tables", "pairs"]) {
      await expect(drawing.locator(`[data-layer=${layer}]`)).toHaveAttribute("d", /^M.*z$/);
    }
    await expect(drawing.locator("line")).toHaveCount(3);
    await value.hover();
    await expect(page.getByTestId("word")).toHaveText(/^DN-5519 \d+ %$/);
    await page.mouse.move(0, 0);
    await expect(page.getByTestId("word")).toHaveCount(0);

    await control.getByRole("button", { name: "Blocks" }).click();
    await page.reload();
    await expect(drawing.locator("[data-layer=words]")).toHaveCount(1);
    await expect(drawing.locator("[data-layer=blocks]")).toHaveCount(0);
    const words = page.getByRole("slider", { name: "Words of page 1" });
    await words.focus();
    await page.keyboard.press("Home");
    await expect(words).toHaveAttribute("aria-valuetext", /^DELIVERY, \d+ % sure$/);
    await page.keyboard.press("ArrowRight");
    await expect(page.getByTestId("word")).toHaveText(/^NOTE/);
  });
}

test("where what was found cannot be had, a page says so and still shows labels and values", async ({
  page,
}) => {
  await page.route("**/api/trpc/document.layout*", (route) => route.abort());
  await page.getByRole("list", { name: "documents" }).getByRole("link").first().click();
  const control = page.getByRole("group", { name: "Show reading" });
  await control.getByRole("button", { name: "Labels → values" }).click();
  await expect(page.getByTestId("reading-1").locator("line")).not.toHaveCount(0);
  await expect(page.getByTestId("page-1").getByRole("status")).toBeEmpty();
  await control.getByRole("button", { name: "Words" }).click();
  await expect(page.getByTestId("page-1").getByText("cannot be reached")).toBeVisible();
  await expect(page.getByTestId("reading-1").locator("line")).not.toHaveCount(0);
  await expect(page.getByRole("slider")).toHaveCount(0);
});

test("what is to be checked is gone through by keyboard", async ({ page }) => {
  await page.getByLabel("Drop documents here").setInputFiles({
    name: "wrong-sum.pdf",
    mimeType: "application/pdf",
    buffer: wrongInvoice(),
  });
  await page.getByRole("button", { name: "Next" }).focus();
  await page.keyboard.press("Enter");
  const open = page.getByRole("region", { name: "What was read" }).locator("[aria-pressed=true]");
  await expect(page.getByText("1 of 3 to check")).toBeVisible();
  const first = await open.getAttribute("id");
  await page.keyboard.press("n");
  await expect(page.getByText("2 of 3 to check")).toBeVisible();
  await expect(open).toBeFocused();
  await page.keyboard.press("Shift+N");
  await expect(open).toHaveAttribute("id", first ?? "");
});

test("a sketch becomes a drawing that is downloaded and parsed", async ({ page }) => {
  await page.getByRole("link", { name: "Sketches" }).click();
  await page.getByLabel("Drop sketches here").setInputFiles(SKETCH);
  await expect(page.getByRole("heading", { name: "plate-sketch.png" })).toBeVisible();
  await expect(page.getByText("Done", { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByTestId("overlay")).toBeVisible();
  await page.getByRole("button", { name: "Readings" }).click();
  await expect(page.getByTestId("overlay")).toHaveAttribute("src", /\.readings/);
  await expect(page.getByRole("cell", { name: "120 mm" })).toBeVisible();
  await expect(page.getByTestId("drawing").locator("canvas")).toBeVisible();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await page.getByRole("button", { name: "Fit drawing" }).click();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download DXF" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.dxf$/);
  const dxf = new DxfParser().parseSync(readFileSync(await download.path(), "utf8"));
  const circles = dxf?.entities.filter((entity) => entity.type === "CIRCLE") ?? [];
  expect(circles).toHaveLength(2);
  for (const circle of circles) expect(circle).toMatchObject({ radius: 8 });
});

test("a file that is no document is refused in words and can be dismissed", async ({ page }) => {
  await page.getByLabel("Drop documents here").setInputFiles({
    name: "notes.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("just some text"),
  });
  const uploads = page.getByRole("list", { name: "Uploads" });
  await expect(uploads.getByText(/PDF|type|file/i).last()).toBeVisible();
  await page.getByRole("button", { name: "Dismiss notes.pdf" }).click();
  await expect(uploads).toHaveCount(0);
});
