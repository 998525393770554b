import type { Client, Command } from "./command";

type Model = Parameters<Client["plan"]["end"]["mutate"]>[0]["model"];
type Scope = Parameters<Client["key"]["create"]["mutate"]>[0]["scopes"][number];

/** Leaves out what was not given: absent is not the same as undefined. */
function given<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const present = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

/** Every command; a value that does not fit a model or a scope is refused by the service. */
export const COMMANDS: readonly Command[] = [
  {
    noun: "org",
    verb: "create",
    usage: "--name N",
    says: "makes an organization",
    run: (client, args) => client.organization.create.mutate({ name: args.text("name") }),
  },
  {
    noun: "org",
    verb: "list",
    usage: "",
    says: "lists the organizations",
    run: (client) => client.organization.list.query(),
  },
  {
    noun: "project",
    verb: "create",
    usage: "--org ID --name N",
    says: "makes a project of an organization",
    run: (client, args) =>
      client.project.create.mutate({ organizationId: args.text("org"), name: args.text("name") }),
  },
  {
    noun: "project",
    verb: "list",
    usage: "[--org ID]",
    says: "lists the projects",
    run: (client, args) =>
      client.project.list.query(given({ organizationId: args.optionalText("org") })),
  },
  {
    noun: "project",
    verb: "suspend",
    usage: "ID",
    says: "refuses the project's keys from the next request on",
    run: (client, args) =>
      client.project.setStatus.mutate({ projectId: args.id(), status: "suspended" }),
  },
  {
    noun: "project",
    verb: "resume",
    usage: "ID",
    says: "accepts them again",
    run: (client, args) =>
      client.project.setStatus.mutate({ projectId: args.id(), status: "active" }),
  },
  {
    noun: "plan",
    verb: "set",
    usage: "--project ID --model M --included N --overage-price P --currency C --cap N",
    says: "starts or changes a model's plan",
    run: (client, args) =>
      client.plan.set.mutate({
        projectId: args.text("project"),
        model: args.text("model") as Model,
        included: args.count("included"),
        overagePrice: args.text("overage-price"),
        currency: args.text("currency"),
        cap: args.count("cap"),
      }),
  },
  {
    noun: "plan",
    verb: "end",
    usage: "--project ID --model M",
    says: "ends a model's plan",
    run: (client, args) =>
      client.plan.end.mutate({
        projectId: args.text("project"),
        model: args.text("model") as Model,
      }),
  },
  {
    noun: "limits",
    verb: "set",
    usage: "--project ID [--extract-rpm N] [--cad-rpm N] [--read-rpm N]",
    says: "changes the requests a minute",
    run: (client, args) =>
      client.project.setLimits.mutate({
        projectId: args.text("project"),
        ...given({
          extract: args.optionalCount("extract-rpm"),
          cad: args.optionalCount("cad-rpm"),
          read: args.optionalCount("read-rpm"),
        }),
      }),
  },
  {
    noun: "key",
    verb: "create",
    usage: "--project ID --name N --scopes extract,cad,usage",
    says: "makes a key and shows it this once",
    run: async (client, args) => {
      const { id, key, last4, scopes } = await client.key.create.mutate({
        projectId: args.text("project"),
        name: args.text("name"),
        scopes: args.text("scopes").split(",") as Scope[],
      });
      return { id, key, last4, scopes };
    },
  },
  {
    noun: "key",
    verb: "list",
    usage: "--project ID",
    says: "lists a project's keys",
    run: (client, args) => client.key.list.query({ projectId: args.text("project") }),
  },
  {
    noun: "key",
    verb: "revoke",
    usage: "ID",
    says: "revokes a key at once",
    run: (client, args) => client.key.revoke.mutate({ id: args.id() }),
  },
  {
    noun: "secret",
    verb: "rotate",
    usage: "--project ID",
    says: "makes a new webhook secret; the old one signs along for 24 h",
    run: (client, args) => client.project.rotateSecret.mutate({ projectId: args.text("project") }),
  },
  {
    noun: "retention",
    verb: "run",
    usage: "[--at DATE]",
    says: "deletes what is past its retention",
    run: (client, args) => client.retention.run.mutate(given({ at: args.optionalDate("at") })),
  },
  {
    noun: "webhook",
    verb: "list",
    usage: "--project ID",
    says: "lists deliveries with every attempt",
    run: (client, args) => client.webhook.list.query({ projectId: args.text("project") }),
  },
  {
    noun: "webhook",
    verb: "replay",
    usage: "DELIVERY",
    says: "delivers an event again",
    run: (client, args) => client.webhook.replay.mutate({ deliveryId: args.id() }),
  },
];
