import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { InputError } from "./errors.js";
import { type FileInput, nameOf, toBlob } from "./file-input.js";
import { fromPath } from "./node.js";

const text = async (file: FileInput, fetch = globalThis.fetch) =>
  (await toBlob(file, { fetch })).text();
const bytes = new TextEncoder().encode("sketch");

describe("a file", () => {
  test("is read from whatever it comes as", async () => {
    expect(await text(new Blob(["sketch"]))).toBe("sketch");
    expect(await text(bytes)).toBe("sketch");
    expect(await text(bytes.buffer as ArrayBuffer)).toBe("sketch");
    expect(await text(Buffer.from("xsketchx").subarray(1, 7))).toBe("sketch");
    expect(await text(new Blob(["sk", "etch"]).stream())).toBe("sketch");
    expect(await text(Readable.from([bytes.subarray(0, 3), bytes.subarray(3)]))).toBe("sketch");
    const fetched = async () => new Response("sketch");
    expect(await text(new URL("https://a.example/b.png"), fetched)).toBe("sketch");
  });

  test("that reuses its buffer is copied chunk by chunk", async () => {
    async function* reusing() {
      const chunk = new Uint8Array(1);
      for (const byte of bytes) {
        chunk[0] = byte;
        yield chunk;
      }
    }
    expect(await text(reusing())).toBe("sketch");
  });

  test("that cannot be read is named as the reason", async () => {
    async function* breaking() {
      yield bytes;
      throw new Error("gone");
    }
    await expect(text(breaking())).rejects.toThrow(InputError);
    const absent = async () => new Response("", { status: 404 });
    await expect(text(new URL("https://a.example/"), absent)).rejects.toThrow(/answered 404/);
    await expect(text("order.pdf" as never)).rejects.toThrow(/fromPath/);
    await expect(fromPath("/nowhere/order.pdf")).rejects.toThrow(InputError);
  });

  test("without an end is not read to it, and its source is told", async () => {
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(2 ** 20)),
      cancel: () => {
        cancelled = true;
      },
    });
    await expect(text(endless)).rejects.toThrow(/longer than any/);
    expect(cancelled).toBe(true);
  });

  test("has the name given, else its own", async () => {
    expect(nameOf(bytes, "a.png")).toBe("a.png");
    expect(nameOf(new URL("https://a.example/b/c.png?d"), undefined)).toBe("c.png");
    expect(nameOf(bytes, undefined)).toBe("upload");
    const own = await fromPath(new URL("../package.json", import.meta.url));
    expect(nameOf(own, undefined)).toBe("package.json");
    expect(JSON.parse(await text(own)).name).toBe("@inkform/sdk");
  });
});
