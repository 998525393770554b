import type { SignedIn } from "@inkform/api/context";
import { appRouter } from "@inkform/api/root";
import { type OpenDatabase, openDatabase } from "@inkform/db/open-database";
import type { ServiceContext } from "@inkform/services/context";
import { addMember } from "@inkform/services/member/add";
import { findUser } from "@inkform/services/member/find";
import { createOrganization } from "@inkform/services/organization/create";
import { createProject } from "@inkform/services/project/create";
import { TRPCError } from "@trpc/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** Every procedure of the workbench, called by people who have no business there. */
let database: OpenDatabase;
let operator: ServiceContext;
const lines: object[] = [];
let ours: { id: string };
let theirs: { id: string };
const people: Record<"stranger" | "colleague" | "member", SignedIn | null> = {
  stranger: null,
  colleague: null,
  member: null,
};

/** A form for those that take a file, an object for the rest: fit for every procedure's input. */
function inputFor(path: string, projectId: string): unknown {
  if (!UPLOADS.has(path)) return { projectId, id: "ext_unknown", part: 1 };
  const form = new FormData();
  form.set("projectId", projectId);
  form.set("file", new File(["%PDF-1.4"], "a.pdf"));
  return form;
}

const UPLOADS = new Set(["document.read", "sketch.submit"]);
/** Names no project: it lists those of whoever asks. */
const WITHOUT_PROJECT = new Set(["project.list"]);
const PATHS = Object.keys(appRouter._def.procedures);
const IN_PROJECT = PATHS.filter((path) => !WITHOUT_PROJECT.has(path));

async function call(path: string, user: SignedIn | null, input: unknown): Promise<unknown> {
  const caller = appRouter.createCaller({ services: operator, requestId: "req_test", user });
  const [group = "", name = ""] = path.split(".");
  const procedures = caller as unknown as Record<
    string,
    Record<string, (input: unknown) => unknown>
  >;
  return procedures[group]?.[name]?.(input);
}

async function codeOf(answer: Promise<unknown>): Promise<string> {
  return answer.then(
    () => "answered",
    (error) => (error instanceof TRPCError ? error.code : String(error)),
  );
}

beforeAll(async () => {
  database = await openDatabase({ dataDir: null });
  await database.migrate();
  operator = {
    db: database.db,
    clock: () => new Date(),
    log: {
      info: (message: string, fields = {}) => lines.push({ message, ...fields }),
      warn: () => {},
      error: () => {},
    },
    actor: { kind: "operator" },
  } as unknown as ServiceContext;
  const ctx = operator;
  const our = await createOrganization({ ctx, input: { name: "Ours" } });
  const other = await createOrganization({ ctx, input: { name: "Theirs" } });
  ours = await createProject({ ctx, input: { organizationId: our.id, name: "Our project" } });
  theirs = await createProject({ ctx, input: { organizationId: other.id, name: "Their secret" } });
  const join = async (email: string, organizationId: string, projectIds: string[]) => {
    await addMember({ ctx, input: { email, organizationId, role: "developer", projectIds } });
    return findUser({ ctx, input: { email } });
  };
  people.stranger = await join("stranger@example.org", our.id, [ours.id]);
  people.colleague = await join("colleague@example.org", other.id, []);
  people.member = await join("member@example.org", other.id, [theirs.id]);
});

afterAll(() => database.close());

describe.each(PATHS)("%s", (path) => {
  test("is closed to who is not signed in", async () => {
    expect(await codeOf(call(path, null, inputFor(path, theirs.id)))).toBe("UNAUTHORIZED");
  });
});

describe.each(IN_PROJECT)("%s", (path) => {
  test("tells a member of another organization that there is no such project", async () => {
    const answer = call(path, people.stranger, inputFor(path, theirs.id));
    expect(await codeOf(answer)).toBe("NOT_FOUND");
  });

  test("tells a colleague without the project the same as for one that does not exist", async () => {
    const sentence = (projectId: string) =>
      call(path, people.colleague, inputFor(path, projectId)).catch(
        (error: Error) => error.message,
      );
    expect(await sentence(theirs.id)).toEqual(await sentence("proj_unknown"));
  });
});

test("the list of projects holds those one is given, and no other", async () => {
  expect(await call("project.list", people.member, undefined)).toMatchObject([{ id: theirs.id }]);
  expect(await call("project.list", people.stranger, undefined)).toMatchObject([{ id: ours.id }]);
  expect(await call("project.list", people.colleague, undefined)).toEqual([]);
});

test("each call is a line of the log, with its request, who made it, its end and its time", async () => {
  const { member, stranger } = people;
  const noted = { message: "procedure", requestId: "req_test", path: "project.get", type: "query" };
  const callAs = async (user: SignedIn | null) => {
    lines.length = 0;
    await codeOf(call("project.get", user, { projectId: theirs.id }));
    return lines;
  };
  const timed = { ...noted, projectId: theirs.id, durationMs: expect.any(Number) };
  expect(await callAs(member)).toEqual([{ ...timed, userId: member?.id, outcome: "ok" }]);
  expect(await callAs(stranger)).toEqual([
    { ...timed, userId: stranger?.id, outcome: "not_found" },
  ]);
  expect(await callAs(null)).toEqual([{ ...timed, userId: undefined, outcome: "unauthorized" }]);
});

test("who was a member a moment ago is one no more", async () => {
  const path = "project.get";
  const input = { projectId: theirs.id };
  expect(await codeOf(call(path, people.member, input))).toBe("answered");
  await operator.db.execute("delete from project_members");
  expect(await codeOf(call(path, people.member, input))).toBe("NOT_FOUND");
});
