import { CAD_MODEL, EXTRACT_MODEL, type Model } from "@inkform/contract/models";
import { ENGINES, openTestDatabase } from "@inkform/db/test-database";
import type { PageLayout, Reading } from "@inkform/document/model";
import type { DxfVersion, Finding } from "@inkform/dxf/model";
import { afterAll, beforeAll, describe } from "vitest";
import type { Blobs } from "../src/blob/blobs";
import type { ServiceBase, ServiceContext } from "../src/context";
import type { DrawnSketch, Engines } from "../src/engine/engines";
import { packLayouts } from "../src/extraction/stored-layout";
import { authenticateKey } from "../src/key/authenticate";
import { createKey } from "../src/key/create";
import { createOrganization } from "../src/organization/create";
import { setPlan } from "../src/plan/set";
import { createProject } from "../src/project/create";

/** An upload of the tests: says how many pages it has and how its reading ends. */
export interface Paper {
  pages: number;
  /** Parts drawn on it. */
  parts?: number;
  /** Why nothing is drawn of it. */
  refused?: DrawnSketch["refused"];
  /** Its drawings cannot be cut. */
  faulty?: boolean;
  fails?: Error;
}

export const paper = (content: Paper): Uint8Array => {
  const { fails, ...rest } = content;
  return new TextEncoder().encode(
    JSON.stringify({
      ...rest,
      fails: fails && { ...fails, message: fails.message },
    }),
  );
};

const open = (bytes: Uint8Array): Paper => {
  const content = JSON.parse(new TextDecoder().decode(bytes)) as Paper;
  if (!content.fails) return content;
  return { ...content, fails: Object.assign(new Error(content.fails.message), content.fails) };
};

export interface World {
  base: ServiceBase;
  operator: ServiceContext;
  events: { id: string; name: string; data: Record<string, unknown> }[];
  files: Map<string, Uint8Array>;
  /** The time the services see; move it to travel. */
  now: { value: Date };
  /** A project with a plan for each model given, and a key of it. */
  project: (plans: Partial<Record<Model, { included: number; cap: number }>>) => Promise<{
    id: string;
    ctx: ServiceContext;
    key: string;
  }>;
}

/** Runs tests on both engines, each with a world of its own. */
export function onBothEngines(define: (world: () => World) => void): void {
  describe.each(ENGINES)("%s", (engine) => {
    let world: World;
    let close: () => Promise<void>;
    beforeAll(async () => {
      const database = await openTestDatabase(engine);
      world = makeWorld(database.db);
      close = database.close;
    });
    afterAll(() => close());
    define(() => world);
  });
}

export function makeWorld(db: ServiceBase["db"]): World {
  const events: World["events"] = [];
  const files = new Map<string, Uint8Array>();
  const now = { value: new Date("2026-11-10T12:00:00.000Z") };
  const silent = () => {};
  const base: ServiceBase = {
    db,
    blobs: memoryBlobs(files),
    events: {
      send: async (sent) => {
        events.push(...sent);
      },
    },
    engines: paperEngines(),
    outbound: {
      request: () => Promise.reject(new Error("nothing is fetched here")),
      check: async () => {},
      close: async () => {},
    },
    log: { info: silent, warn: silent, error: silent },
    clock: () => now.value,
    baseUrl: "https://service.example",
    authSecret: "an authentication secret for the tests only",
  };
  const operator: ServiceContext = { ...base, actor: { kind: "operator" } };
  const project: World["project"] = async (plans) => {
    const organization = await createOrganization({ ctx: operator, input: { name: "Works" } });
    const { id } = await createProject({
      ctx: operator,
      input: { organizationId: organization.id, name: "Customer" },
    });
    for (const model of [EXTRACT_MODEL, CAD_MODEL] as const) {
      const plan = plans[model];
      if (!plan) continue;
      const price = { overagePrice: "0.35", currency: "EUR" };
      await setPlan({ ctx: operator, input: { projectId: id, model, ...plan, ...price } });
    }
    const { key } = await createKey({
      ctx: operator,
      input: { projectId: id, name: "test", scopes: ["extract", "cad", "usage"] },
    });
    const actor = await authenticateKey({ ctx: base, input: { authorization: `Bearer ${key}` } });
    return { id, key, ctx: { ...base, actor } };
  };
  return { base, operator, events, files, now, project };
}

function memoryBlobs(files: Map<string, Uint8Array>): Blobs {
  return {
    put: async (name, bytes) => {
      files.set(name, bytes);
    },
    get: async (name) => files.get(name) ?? null,
    delete: async (name) => {
      files.delete(name);
    },
  };
}

/** Engines that do what the paper says, without looking at pixels. */
function paperEngines(): Engines {
  return {
    inspect: async ({ bytes }) => ({ type: "png", pages: open(bytes).pages }),
    readDocument: async ({ bytes }) => {
      const { pages, fails } = open(bytes);
      // Others get their turn between the reservation and the end, as with a real engine.
      await new Promise((resolve) => setImmediate(resolve));
      if (fails) throw fails;
      return { reading: readingOf(pages), layout: packLayouts(layoutsOf(pages)) };
    },
    drawSketch: async ({ bytes, dxfVersion }) => {
      const { parts = 1, refused = null, faulty = false, fails } = open(bytes);
      if (fails) throw fails;
      const drawn = drawingOf(refused ? 0 : parts, dxfVersion, faulty);
      return { ...drawn, refused };
    },
  };
}

function readingOf(pages: number): Reading {
  const box: [number, number, number, number] = [0.1, 0.1, 0.2, 0.05];
  const field = { label: "No.", value: "7", box, labelBox: null, page: 1, unsure: true };
  return {
    pages,
    languages: ["eng"],
    fields: [{ key: "number", ...field, confidence: 0.5 }],
    lineItems: [],
    comment: "",
    refs: [],
  };
}

function layoutsOf(pages: number): PageLayout[] {
  return Array.from({ length: pages }, (_, index) => ({
    page: index + 1,
    words: [{ text: "7", box: [0.1, 0.1, 0.2, 0.05], confidence: 0.5 }],
    blocks: [[0.1, 0.1, 0.2, 0.05]],
    tables: [],
  }));
}

function drawingOf(count: number, dxfVersion: DxfVersion, faulty: boolean): DrawnSketch {
  const finding: Finding = { code: "loop_not_closed", message: "an end is open at (0, 0)" };
  const parts = Array.from({ length: count }, (_, position) => ({
    dxf: `0\nSECTION\n999\npart ${position + 1}\n0\nEOF\n`,
    dxfVersion,
    findings: faulty ? [finding] : [],
    body: {
      index: position + 1,
      name: `PART ${position + 1}`,
      page: 1,
      box: [0, 0, 1, 1] as [number, number, number, number],
      units: "mm" as const,
      scale: "dimensions" as const,
      width: 120,
      height: 60,
      thickness: null,
      quantity: 1,
      unsure: false,
      dof: 0,
      entities: { line: 4, arc: 0, circle: 0 },
      dimensions: [],
      warnings: [],
    },
  }));
  return { parts, overlays: [{ page: 1, svg: "<svg/>" }], refused: null };
}
