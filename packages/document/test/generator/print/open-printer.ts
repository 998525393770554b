import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type BrowserContext, chromium } from "playwright";
import type { Composed } from "../compose/compose-document";
import { type Measured, measureTexts } from "./measure-texts";

export interface Printed {
  pdf: Buffer;
  /** Where each marked text stands, by its id; CSS pixels of its page. */
  texts: Map<string, Measured>;
  pages: number;
  /** Some text runs over its page's right edge. */
  isCut: boolean;
  width: number;
  height: number;
}

export interface Printer {
  /** Null where the content does not fit its pages. */
  print: (composed: Composed) => Promise<Printed | null>;
  close: () => Promise<void>;
}

const system = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const origin = "http://fonts.example";
const resolve = createRequire(import.meta.url).resolve;

/** A browser that prints; nothing is fetched but the fonts of our own packages. */
export async function openPrinter(): Promise<Printer> {
  const executablePath = process.env.CHROMIUM_PATH ?? system.find((file) => existsSync(file));
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const context = await browser.newContext();
  await serveFonts(context);
  return { print: (composed) => print(context, composed), close: () => browser.close() };
}

async function serveFonts(context: BrowserContext): Promise<void> {
  await context.route("**/*", async (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== origin) return route.abort();
    const [, name = "", ...rest] = url.pathname.split("/");
    const file = join(dirname(resolve(`@fontsource/${name}/package.json`)), ...rest);
    // Some faces have no bold of their own.
    if (!existsSync(file)) return route.abort();
    const contentType = url.pathname.endsWith(".css") ? "text/css" : "font/woff2";
    return route.fulfill({
      body: await readFile(file),
      contentType,
      headers: { "access-control-allow-origin": "*" },
    });
  });
}

async function print(context: BrowserContext, composed: Composed): Promise<Printed | null> {
  const { html, width, height, fonts } = composed;
  const page = await context.newPage();
  try {
    await page.setViewportSize({ width, height: height ?? 1000 });
    const links = fonts
      .flatMap(({ file }) => [400, 700].map((weight) => `${origin}/${file}/${weight}.css`))
      .map((href) => `<link rel="stylesheet" href="${href}">`);
    await page.setContent(`<!doctype html><meta charset="utf-8">${links.join("")}${html}`);
    const { texts, pages, fits, isCut, tallest } = await page.evaluate(measureTexts);
    if (!fits) return null;
    const printed = height ?? Math.ceil(tallest);
    const pdf = await page.pdf({
      width: `${width}px`,
      height: `${printed}px`,
      printBackground: true,
    });
    return { pdf, texts: new Map(texts), pages, isCut, width, height: printed };
  } finally {
    await page.close();
  }
}
