import { deflateSync } from "node:zlib";
import { type PdfText, writePdf } from "@inkform/document/test/write-pdf";
import { afterAll, expect, test } from "vitest";
import { createEnginePool } from "../src/engine/pool";

const workerUrl = new URL("./source-worker.mjs", import.meta.url);
const pool = createEnginePool({ size: 1, workerUrl });
afterAll(() => pool.close());

const read = (bytes: Uint8Array, timeoutMs = 60_000) =>
  pool.readDocument({ bytes, options: {} }, { timeoutMs });

const order = writePdf([[{ x: 50, y: 100, text: "Order number: HP-7781" }]]);
const numberRead = async () => (await read(order)).reading.fields[0]?.value;

/** Twenty pages of five hundred lines of a hundred words and five. */
const endless = writePdf(
  Array.from({ length: 20 }, (_, page) =>
    Array.from(
      { length: 500 },
      (_, at): PdfText => ({
        x: 20,
        y: 20 + 1.6 * at,
        size: 1.5,
        text: `w${page} word number ${at} of the page `.repeat(15),
      }),
    ),
  ),
);

test("a text of a million words is stopped at its time, and the next document is read", async () => {
  expect((await pool.inspect({ bytes: endless, limits: "extract" })).pages).toBe(20);
  await expect(read(endless, 4000)).rejects.toMatchObject({ code: "timeout" });
  expect(await numberRead()).toBe("HP-7781");
});

test("a file that exhausts its reader is refused as unreadable, and the thread reads on", async () => {
  const bomb = deflateSync(Buffer.alloc(2 ** 30, " "), { level: 1 }).toString("latin1");
  const file = Buffer.from(order).toString("latin1");
  const content = /<< \/Length \d+ >>\nstream\n[\s\S]*?\nendstream/;
  const packed = `<< /Length ${bomb.length} /Filter /FlateDecode >>\nstream\n${bomb}\nendstream`;
  const hostile = Buffer.from(
    file.replace(content, () => packed),
    "latin1",
  );
  await expect(read(hostile)).rejects.toMatchObject({
    name: "UploadError",
    code: "unreadable_document",
  });
  expect(await numberRead()).toBe("HP-7781");
});
