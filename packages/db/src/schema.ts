export * from "./schema/accounts";
export * from "./schema/projects";
export * from "./schema/runner";
export * from "./schema/usage";
export * from "./schema/webhooks";
export * from "./schema/work";
