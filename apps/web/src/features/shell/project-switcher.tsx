"use client";

import { buttonClass } from "@inkform/ui/button";
import { Menu, MenuItem, MenuLabel } from "@inkform/ui/menu";
import { useQuery } from "@tanstack/react-query";
import { Check, ChevronsUpDown } from "lucide-react";
import Link from "next/link";
import { useTRPC } from "@/lib/trpc/client";

/** The project one works in, and the way to the others one is given. */
export function ProjectSwitcher({ projectId, name }: { projectId: string; name: string }) {
  const trpc = useTRPC();
  const projects = useQuery(trpc.project.list.queryOptions());
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Project ${name}. Switch project`}
          className={`${buttonClass("plain")} min-w-0 max-w-72 shrink px-2`}
        >
          <span className="truncate text-ink">{name}</span>
          <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-muted" />
        </button>
      }
    >
      <MenuLabel>Your projects</MenuLabel>
      {projects.data?.map((project) => (
        <MenuItem key={project.id} render={<Link href={`/p/${project.id}/documents`} />}>
          <span className="min-w-0 flex-1">
            <span className="block truncate">{project.name}</span>
            <span className="block truncate text-xs text-muted">
              {project.organization.name}
              {project.status === "suspended" ? " · suspended" : ""}
            </span>
          </span>
          {project.id === projectId ? (
            <Check aria-label="Current" className="size-4 text-accent" />
          ) : null}
        </MenuItem>
      ))}
      {projects.isError ? (
        <MenuLabel>The list could not be loaded. Reload the page.</MenuLabel>
      ) : null}
    </Menu>
  );
}
