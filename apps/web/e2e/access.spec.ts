import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { signIn } from "./sign-in";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The operator's command line against the running service, with its JSON answer. */
function svc(...args: string[]): { id: string } {
  const env = {
    ...process.env,
    SVC_BASE_URL: process.env.E2E_BASE_URL,
    DATA_DIR: process.env.E2E_DATA_DIR,
  };
  const answer = execFileSync("npm", ["run", "--silent", "svc", "--", ...args, "--json"], {
    cwd: root,
    env,
    encoding: "utf8",
  });
  return JSON.parse(answer);
}

test("who is not invited is told so and gets nowhere", async ({ page }) => {
  await signIn(page, "stranger@example.org");
  await expect(page.getByRole("heading", { name: "This address is not invited" })).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

test("who signs out is out, and is asked again who they are", async ({ page }) => {
  await signIn(page);
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  expect((await page.request.get("/api/trpc/project.list")).status()).toBe(401);
  await page.getByRole("button", { name: /^Continue with/ }).click();
  await expect(page.getByLabel(/e-?mail/i)).toBeVisible();
});

test("a member sees nothing of a project that is not theirs", async ({ page }) => {
  const organization = svc("org", "create", "--name", "Somebody Else");
  const foreign = svc("project", "create", "--org", organization.id, "--name", "Secret works");
  await signIn(page);
  await expect(page.getByRole("heading", { name: "Documents" })).toBeVisible();
  await page.getByRole("button", { name: /Switch project/ }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expect(page.getByText("Secret works")).toHaveCount(0);

  for (const path of ["documents", "sketches", "interface"]) {
    await page.goto(`/p/${foreign.id}/${path}`);
    await expect(page.getByText("This page is not here")).toBeVisible();
    await expect(page.getByText("Secret works")).toHaveCount(0);
  }
  const input = encodeURIComponent(JSON.stringify({ json: { projectId: foreign.id } }));
  const answer = await page.request.get(`/api/trpc/key.list?input=${input}`);
  expect(answer.status()).toBe(404);
});

test("without a session no page, file or procedure answers", async ({ page, request }) => {
  await page.goto("/p/proj_x/documents");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  expect((await request.get("/api/trpc/project.list")).status()).toBe(401);
  expect((await request.get("/p/proj_x/documents/ext_x/file")).status()).toBe(404);
});
