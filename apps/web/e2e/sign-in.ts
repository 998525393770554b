import { expect, type Page } from "@playwright/test";

/** Signs in through the demo's identity provider, as a person does. */
export async function signIn(page: Page, email?: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: /^Continue with/ }).click();
  const address = page.getByLabel(/e-?mail/i);
  await expect(address).toBeVisible();
  if (email) await address.fill(email);
  await page.getByRole("button", { name: "Sign in" }).click();
}
