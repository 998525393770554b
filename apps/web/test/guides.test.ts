import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { JOB_ERROR_CODES } from "@inkform/contract/cad";
import { ERROR_STATUS } from "@inkform/contract/errors";
import { requestsPerMinute } from "@inkform/services/limits/defaults";
import { signWebhook } from "@inkform/services/webhook/sign";
import { transform } from "esbuild";
import { afterAll, describe, expect, test } from "vitest";
import { codeOf, makeProgramDir } from "./markdown-code";
import { runProgram } from "./run-program";
import { shell } from "./service";

const programs = makeProgramDir();
afterAll(() => fs.rmSync(programs, { recursive: true, force: true }));

const guides = fileURLToPath(new URL("../../../docs/guides/", import.meta.url));
const read = (name: string) => fs.readFileSync(path.join(guides, `${name}.md`), "utf8");

/** The cells of every table row whose first cell fits. */
const rowsOf = (guide: string, first: RegExp) =>
  [...read(guide).matchAll(/^\| (.+) \|$/gm)]
    .map(([, row = ""]) => row.split(" | "))
    .filter(([cell = ""]) => first.test(cell));

test("the guide to errors names every code with its status, and no other", () => {
  const told = rowsOf("errors", /^\d{3}$/).map(([status, code]) => [code, Number(status)]);
  const codes = Object.entries(ERROR_STATUS).map(([code, status]) => [`\`${code}\``, status]);
  expect(told).toEqual(codes);
  const ofJobs = rowsOf("errors", /^`\w+`$/).map(([code]) => code);
  expect(ofJobs).toEqual(JOB_ERROR_CODES.map((code) => `\`${code}\``));
});

test("the guide to limits gives the limits that hold", () => {
  const told = rowsOf("limits", /^(`POST|everything)/).map(([, limit]) => Number(limit));
  const { extract, cad, read: others } = requestsPerMinute({});
  expect(told).toEqual([extract, cad, others]);
});

test("what a guide links to is there", () => {
  for (const file of fs.readdirSync(guides)) {
    for (const [, target = ""] of read(file.slice(0, -3)).matchAll(/\]\(([^)#]+)[^)]*\)/g)) {
      expect(fs.existsSync(path.join(guides, target)), `${file}: ${target}`).toBe(true);
    }
  }
});

describe("code that verifies a webhook", async () => {
  const now = Math.floor(Date.now() / 1000);
  const body = '{"id":"evt_1","type":"cad.succeeded","data":{"name":"Blech · 板"}}';
  const rotated = ["whsec_new", "whsec_old"];
  const good = signWebhook(body, now, rotated);
  const fresh = [
    { says: "the new secret", secret: "whsec_new", header: good, accepted: true },
    { says: "the old secret", secret: "whsec_old", header: good, accepted: true },
    { says: "another secret", secret: "whsec_other", header: good, accepted: false },
    { says: "another body", body: `${body} `, header: good, accepted: false },
    { says: "an old time", header: signWebhook(body, now - 310, rotated), accepted: false },
    { says: "a future time", header: signWebhook(body, now + 400, rotated), accepted: false },
    { says: "another time", header: good.replace(`t=${now}`, `t=${now - 1}`), accepted: false },
    { says: "two times", header: `t=${now},${good}`, accepted: false },
    { says: "no signature", header: `t=${now}`, accepted: false },
    { says: "no header", header: "", accepted: false },
    { says: "rubbish", header: "t=x,v1=ü,=,v1", accepted: false },
  ];
  const cases = fresh.map((one) => ({ body, secret: "whsec_new", ...one }));
  const verdicts = cases.map(({ says, accepted }) => `${says}: ${accepted}`);

  /** Runs a program that is given every case as JSON and prints its verdicts. */
  async function judge(command: string, file: string, program: string) {
    fs.writeFileSync(path.join(programs, file), program);
    const { stdout, stderr } = await runProgram(command, [file, JSON.stringify(cases)], {
      cwd: programs,
      env: { PYTHONIOENCODING: "utf-8" },
    });
    expect(stderr).toBe("");
    return stdout.trim().split("\n");
  }

  const has = async (command: string) => (await shell(`${command} --version`)).code === 0;

  test("in TypeScript", async () => {
    const driver = `for (const { says, body, header, secret } of JSON.parse(process.argv[2] ?? "")) {
      console.log(says + ": " + verify(Buffer.from(body), header, secret));
    }`;
    const source = `${codeOf("docs/guides/webhooks.md", "ts").join("\n")}\n${driver}`;
    const { code } = await transform(source, { loader: "ts" });
    expect(await judge("node", "verify.js", code)).toEqual(verdicts);
  });

  test.skipIf(!(await has("python3")))("in Python", async () => {
    const driver = `
import json, sys
for one in json.loads(sys.argv[1]):
    accepted = verify(one["body"].encode(), one["header"], one["secret"])
    print(one["says"] + ": " + str(accepted).lower())
`;
    const source = codeOf("docs/guides/webhooks.md", "python").join("\n") + driver;
    expect(await judge("python3", "verify.py", source)).toEqual(verdicts);
  });

  test.skipIf(!(await has("php")))("in PHP", async () => {
    const driver = `
foreach (json_decode($argv[1], true) as $one) {
    $accepted = verify($one['body'], $one['header'], $one['secret']);
    echo $one['says'] . ': ' . ($accepted ? 'true' : 'false') . "\\n";
}
`;
    const source = codeOf("docs/guides/webhooks.md", "php").join("\n") + driver;
    expect(await judge("php", "verify.php", source)).toEqual(verdicts);
  });

  test("is given the vector that the service's signer makes", () => {
    const rows = rowsOf("webhooks", /^(secret|body|`service-signature`)$/).slice(-3);
    const [secret, text, header] = rows.map(([, cell = ""]) => cell.replaceAll("`", ""));
    const at = Number(/^t=(\d+)/.exec(header ?? "")?.[1]);
    expect(header).toBe(signWebhook(text ?? "", at, [secret ?? ""]));
  });
});
