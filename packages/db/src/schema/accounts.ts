import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "./instant";
import { projects } from "./projects";

/** A company: its members, roles and invoice details. */
export const organizations = pgTable("organizations", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  createdAt: instant("created_at").notNull(),
});

/** A person who may sign in. `subject` is the identity provider's name for them, known after the first sign-in. */
export const people = pgTable(
  "people",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    name: text("name"),
    subject: text("subject"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [uniqueIndex("people_email").on(table.email)],
);

/** `allProjects` members (owners, say) work in every project of the organization; others in those of `project_members`. */
export const members = pgTable(
  "members",
  {
    organizationId: text("organization_id")
      .notNull()
      .references(() => organizations.id),
    personId: text("person_id")
      .notNull()
      .references(() => people.id),
    role: text("role").notNull(),
    allProjects: boolean("all_projects").notNull().default(false),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.personId] }),
    index("members_person").on(table.personId),
  ],
);

export const projectMembers = pgTable(
  "project_members",
  {
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id),
    personId: text("person_id")
      .notNull()
      .references(() => people.id),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.personId] }),
    index("project_members_person").on(table.personId),
  ],
);
