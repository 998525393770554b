import { Notice } from "@inkform/ui/notice";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Entrance } from "@/features/account/entrance";
import { SignInButton } from "@/features/account/sign-in-button";
import { providerName } from "@/lib/auth";
import { DEMO_EMAIL, signsInThroughDemo } from "@/lib/demo-member";
import { runtime } from "@/lib/runtime";
import { currentUser } from "@/lib/session";

export const dynamic = "force-dynamic";
export const metadata: Metadata = { title: "Sign in" };

export default async function SignInPage({
  searchParams,
}: {
  searchParams: Promise<{ callbackUrl?: string; again?: string }>;
}) {
  if (await currentUser()) redirect("/");
  const { callbackUrl, again } = await searchParams;
  const provider = providerName();
  return (
    <Entrance title="Sign in">
      <p>Accounts are by invitation. Sign in with the address your invitation was sent to.</p>
      {provider ? (
        <SignInButton provider={provider} to={localPath(callbackUrl)} again={again !== undefined} />
      ) : (
        <Notice tone="unsure" title="No identity provider is set">
          Whoever runs this service sets OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.
        </Notice>
      )}
      {signsInThroughDemo() ? (
        <p className="rounded-md bg-wash px-3 py-2">
          This is a demo. On the next page use{" "}
          <strong className="whitespace-nowrap font-medium text-ink">{DEMO_EMAIL}</strong>; no
          password is needed.
        </p>
      ) : null}
    </Entrance>
  );
}

/** Only paths of this service are followed after sign-in. */
function localPath(url: string | undefined): string {
  if (!url) return "/";
  const base = runtime().env.baseUrl;
  const target = URL.canParse(url, base) ? new URL(url, base) : null;
  return target?.origin === new URL(base).origin ? target.pathname + target.search : "/";
}
