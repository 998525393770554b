import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const require = createRequire(import.meta.url);
const tsc = path.join(path.dirname(require.resolve("typescript/package.json")), "bin/tsc");
const nodeTypes = path.dirname(require.resolve("@types/node/package.json"));
const installed = fs.mkdtempSync(path.join(os.tmpdir(), "inkform-package-"));
const home = path.join(installed, "node_modules/@inkform/sdk");

/** As npm would publish and install it: what `npm run build` made, and nothing beside it. */
beforeAll(() => {
  const cwd = fileURLToPath(new URL("..", import.meta.url));
  execFileSync("npm", ["pack", "--silent", "--pack-destination", installed], { cwd });
  const [tarball = ""] = fs.readdirSync(installed);
  fs.mkdirSync(home, { recursive: true });
  const unpack = ["-xzf", path.join(installed, tarball), "-C", home, "--strip-components=1"];
  execFileSync("tar", unpack);
  fs.writeFileSync(path.join(installed, "package.json"), '{"type": "module"}');
});

afterAll(() => fs.rmSync(installed, { recursive: true, force: true }));

const run = (...args: string[]) => {
  const { status, stdout } = spawnSync("node", args, { cwd: installed, encoding: "utf8" });
  return { status, stdout };
};

test("the package needs no other and brings no sources", () => {
  const manifest = JSON.parse(fs.readFileSync(path.join(home, "package.json"), "utf8"));
  for (const kind of ["dependencies", "peerDependencies", "optionalDependencies"]) {
    expect(manifest).not.toHaveProperty(kind);
  }
  expect(fs.readdirSync(home).sort()).toEqual(["LICENSE", "README.md", "dist", "package.json"]);
  const files = fs.readdirSync(path.join(home, "dist"));
  expect(files.filter((name) => !/\.(js|d\.ts)$/.test(name) || name.includes(".test."))).toEqual(
    [],
  );
});

test("both of its entries can be imported", () => {
  const program = `
    import { CAD_MODEL, Inkform, verifyWebhook } from "@inkform/sdk";
    import { fromPath } from "@inkform/sdk/node";
    const client = new Inkform({ apiKey: "k", baseUrl: "http://a.example" });
    console.log(CAD_MODEL, typeof client.extract, typeof verifyWebhook, (await fromPath("package.json")).size);
  `;
  const { stdout } = run("--input-type=module", "--eval", program);
  expect(stdout).toBe("fansipan-cad-1.0 function function 18\n");
});

test("its types hold with the web's types alone, and with Node's alone", () => {
  const program = `
    import { type CadEvent, Inkform, verifyWebhook } from "@inkform/sdk";
    const client = new Inkform({ apiKey: "k", baseUrl: new URL("http://a.example") });
    export const reading = client.extract({ file: new Blob(["x"]), languages: ["deu"] });
    export const event: Promise<CadEvent> = verifyWebhook("{}", null, "whsec_");
    // @ts-expect-error: no such version
    export const job = client.cad.create({ url: "http://a.example/", dxf_version: "R13" });
  `;
  fs.writeFileSync(path.join(installed, "program.ts"), program);
  fs.mkdirSync(path.join(installed, "node_modules/@types"));
  fs.symlinkSync(nodeTypes, path.join(installed, "node_modules/@types/node"));
  const check = (...options: string[]) =>
    run(tsc, "--noEmit", "--strict", "--module", "nodenext", ...options, "program.ts");
  const web = ["--lib", "es2022,dom", "--types", ""];
  expect(check(...web)).toEqual({ status: 0, stdout: "" });
  const node = ["--lib", "es2022", "--types", "node", "--skipLibCheck"];
  expect(check(...node)).toEqual({ status: 0, stdout: "" });
});
