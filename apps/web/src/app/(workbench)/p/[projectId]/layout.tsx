import Link from "next/link";
import { notFound, redirect } from "next/navigation";
import type { ReactNode } from "react";
import { AccountMenu } from "@/features/shell/account-menu";
import { ProjectSwitcher } from "@/features/shell/project-switcher";
import { SectionNav } from "@/features/shell/section-nav";
import { SuspendedNotice } from "@/features/shell/suspended-notice";
import { Wordmark } from "@/features/shell/wordmark";
import { currentUser } from "@/lib/session";
import { getQueryClient, HydrateQueries, projectOfRequest, trpc } from "@/lib/trpc/server";

/** A project's frame. Who is no member of it gets the same answer as for one that does not exist. */
export default async function ProjectLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ projectId: string }>;
}) {
  const { projectId } = await params;
  const user = await currentUser();
  if (!user) redirect(`/sign-in?callbackUrl=${encodeURIComponent(`/p/${projectId}/documents`)}`);
  const project = await projectOfRequest(projectId);
  if (!project) notFound();
  void getQueryClient().prefetchQuery(trpc.project.list.queryOptions());
  return (
    <HydrateQueries>
      <div className="flex h-dvh flex-col">
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:absolute focus:left-2 focus:top-2 focus:z-50 focus:rounded-md focus:bg-white focus:px-3 focus:py-2"
        >
          Skip to content
        </a>
        <header className="z-20 flex shrink-0 flex-wrap items-center border-b border-line bg-white px-4 max-sm:px-3">
          <div className="flex h-12 min-w-0 items-center gap-2 max-sm:flex-1">
            <Link href="/" aria-label="Inkform, start" className="rounded">
              <Wordmark />
            </Link>
            <span aria-hidden className="text-line-strong">
              /
            </span>
            <ProjectSwitcher projectId={projectId} name={project.name} />
          </div>
          <div className="order-last h-12 max-sm:h-10 max-sm:w-full sm:order-none sm:ml-6 sm:flex-1">
            <SectionNav projectId={projectId} />
          </div>
          <AccountMenu email={user.email} name={user.name ?? ""} />
        </header>
        <main id="content" className="flex min-h-0 flex-1 flex-col overflow-y-auto">
          {project.status === "suspended" ? <SuspendedNotice /> : children}
        </main>
      </div>
    </HydrateQueries>
  );
}
