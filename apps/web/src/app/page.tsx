import { redirect } from "next/navigation";
import { Entrance } from "@/features/account/entrance";
import { SignOutButton } from "@/features/account/sign-out-button";
import { currentUser } from "@/lib/session";
import { apiCaller } from "@/lib/trpc/server";

export const dynamic = "force-dynamic";

/** The way in: to the first project one is given. */
export default async function Home() {
  const user = await currentUser();
  if (!user) redirect("/sign-in");
  const api = await apiCaller();
  const [first] = await api.project.list();
  if (first) redirect(`/p/${first.id}/documents`);
  return (
    <Entrance title="No project yet">
      <p>
        You are signed in as <strong className="text-ink">{user.email}</strong>, but no project is
        given to you. Ask the owner of your organization to add you to one, then reload this page.
      </p>
      <SignOutButton />
    </Entrance>
  );
}
