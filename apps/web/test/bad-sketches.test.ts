import fs from "node:fs";
import path from "node:path";
import { type CadJob, cadJobSchema } from "@inkform/contract/cad";
import { type ErrorCode, errorBodySchema } from "@inkform/contract/errors";
import { usageSchema } from "@inkform/contract/usage";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  animatedGif,
  cutOffPlate,
  plainPlate,
  pngHeader,
  thirtyParts,
  writtenPage,
} from "./bad-sketches";
import { dimensionedPlate, Paper } from "./draw-paper";
import { CAD, restClient } from "./rest-client";
import { makeDataDir, type Service, serviceEnv, startService } from "./service";

const dataDir = makeDataDir();
let service: Service;
let key: string;

beforeAll(async () => {
  service = await startService(await serviceEnv(dataDir));
  // Not the demo's project, which the service draws a sketch for after its start.
  ({ key } = await restClient(service).project({ [CAD]: 1000 }));
});

afterAll(async () => {
  service.signal("SIGKILL");
  await service.exited;
  fs.rmSync(path.dirname(dataDir), { recursive: true, force: true });
});

const call = (address: string, init: RequestInit = {}) =>
  fetch(service.baseUrl + address, { ...init, headers: { authorization: `Bearer ${key}` } });

function send(file: Buffer): Promise<Response> {
  const body = new FormData();
  body.set("model", CAD);
  body.set("file", new Blob([new Uint8Array(file)]), "sketch");
  return call("/v1/cad", { method: "POST", body });
}

/** The job of a sketch, ended. */
async function drawn(file: Buffer): Promise<CadJob> {
  const answer = await send(file);
  expect(answer.status).toBe(202);
  const { id } = cadJobSchema.parse(await answer.json());
  for (;;) {
    const job = cadJobSchema.parse(await (await call(`/v1/cad/${id}`)).json());
    if (job.finished_at) return job;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function billed(): Promise<number> {
  const { data } = usageSchema.parse(await (await call("/v1/usage")).json());
  return data.find((row) => row.model === CAD)?.count ?? 0;
}

/** What the part says of itself, apart from where it is drawn and kept. */
const told = ({ parts }: CadJob) =>
  parts?.map(({ width, height, entities, dimensions }) => ({
    width,
    height,
    entities,
    dimensions: dimensions.map(({ text, status }) => [text, status]).sort(),
  }));

describe("an upload that is no usual picture", () => {
  const refused: [string, () => Promise<Buffer>, ErrorCode][] = [
    [
      "has 900 megapixels in a few kilobytes",
      async () => pngHeader(30_000, 30_000, await plainPlate().png()),
      "too_many_pixels",
    ],
    ["ends early", async () => (await plainPlate().png()).subarray(0, 3000), "unreadable_document"],
    ["is a text", async () => Buffer.from("120 x 60, two holes"), "unsupported_file_type"],
  ];
  test.each(refused)("%s and is refused", async (_, file, code) => {
    const before = await billed();
    const answer = await send(await file());
    const { error } = errorBodySchema.parse(await answer.json());
    expect(error.code).toBe(code);
    expect(await billed()).toBe(before);
  });

  test("is drawn as the plain picture is: animated, with 16 bits, in printing colours", async () => {
    const plain = plainPlate();
    const usual = await drawn(await plain.png());
    expect(told(usual)).toMatchObject([
      { width: 120, height: 60, entities: { line: 4, arc: 0, circle: 2 } },
    ]);
    const animated = await animatedGif([plain, new Paper()]);
    const deep = await plain.image().toColourspace("rgb16").png().toBuffer();
    const cmyk = await plain.image().toColourspace("cmyk").jpeg({ quality: 95 }).toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    expect((await sharp(deep).metadata()).depth).toBe("ushort");
    expect((await sharp(cmyk).metadata()).space).toBe("cmyk");
    for (const file of [animated, deep, cmyk]) expect(told(await drawn(file))).toEqual(told(usual));
  });
});

describe("a page without a part", () => {
  const pages: [string, () => Promise<Buffer>][] = [
    ["one pixel", () => new Paper(1, 1).png()],
    ["all black", () => new Paper().image("#000").png().toBuffer()],
    ["writing alone", () => writtenPage().png()],
  ];
  test.each(pages)("of %s ends with no_part_found, and nothing is billed", async (_, file) => {
    const before = await billed();
    const { status, error, parts } = await drawn(await file());
    expect([status, error?.code, parts]).toEqual(["failed", "no_part_found", undefined]);
    expect(await billed()).toBe(before);
  });
});

describe("a drawing that cannot be taken at its word", () => {
  test("cut off by the picture's edge is unsure and says so", async () => {
    const { parts } = await drawn(await cutOffPlate().png());
    expect(parts).toMatchObject([{ unsure: true }]);
    expect(parts?.[0]?.warnings.join(" ")).toMatch(/cut off/);
  });

  test("of thirty parts gives thirty files in reading order, and no wrong one for sure", async () => {
    const before = await billed();
    const { parts, usage } = await drawn(await thirtyParts().png());
    expect(parts?.map(({ index }) => index)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
    const isRight = ({ index, width, height }: { index: number; width: number; height: number }) =>
      width === 50 + ((index - 1) % 6) && height === 30 + Math.floor((index - 1) / 6);
    expect(parts?.filter((part) => !part.unsure && !isRight(part))).toEqual([]);
    expect(parts?.filter(isRight).length).toBeGreaterThanOrEqual(27);
    expect(usage?.count).toBe(30);
    expect(await billed()).toBe(before + 30);
  });

  test("of two kilometres is drawn so", async () => {
    const { parts } = await drawn(await dimensionedPlate("2000000", "1000000").png());
    expect(parts).toMatchObject([{ width: 2_000_000, height: 1_000_000 }]);
  });

  const nonsense: [string, string, string][] = [
    ["nothing", "0", "60"],
    ["less than nothing", "-120", "-60"],
    ["no number", "12..5--7", "9-9.9.9"],
  ];
  test.each(nonsense)("for it measures %s is unsure or refused", async (_, width, height) => {
    const before = await billed();
    const { parts, error } = await drawn(await dimensionedPlate(width, height).png());
    if (!parts) {
      expect(["no_part_found", "dimensions_contradict"]).toContain(error?.code);
      return expect(await billed()).toBe(before);
    }
    expect(parts).toMatchObject([{ unsure: true }]);
    expect(parts[0]?.width).toBeGreaterThan(0);
    expect(parts[0]?.height).toBeGreaterThan(0);
  });
});
