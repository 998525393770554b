import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBlobs } from "../src/blob/open-blobs";

let directory: string;
let server: S3rver;
let port: number;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "inkform-s3-"));
  server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: "inkform", configs: [] }],
  });
  port = ((await server.run()) as AddressInfo).port;
});

afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

// The server knows one pair of credentials, S3RVER and S3RVER.
const blobs = (id: string) =>
  openBlobs(
    `s3://${id}:S3RVER@inkform/kept/here?endpoint=http://127.0.0.1:${port}&region=eu-west-1`,
  );

describe("blobs in S3-compatible storage", () => {
  it("keeps, reads and deletes bytes under the prefix", async () => {
    const bytes = new Uint8Array([0, 255, 10, 13]);
    const store = blobs("S3RVER");
    await store.put("cad/cad_1/part-1.dxf", bytes);
    expect(await store.get("cad/cad_1/part-1.dxf")).toEqual(bytes);
    await store.delete("cad/cad_1/part-1.dxf");
    expect(await store.get("cad/cad_1/part-1.dxf")).toBeNull();
  });

  it("answers null for what was never there and deletes it without an error", async () => {
    expect(await blobs("S3RVER").get("nothing")).toBeNull();
    await blobs("S3RVER").delete("nothing");
  });

  it("fails with the status where the credentials are unknown", async () => {
    await expect(blobs("wrong").put("a", new Uint8Array(1))).rejects.toThrow("answered 403");
  });
});
