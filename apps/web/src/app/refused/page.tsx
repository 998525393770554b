import type { Metadata } from "next";
import { Entrance } from "@/features/account/entrance";
import { SignInButton } from "@/features/account/sign-in-button";
import { providerName } from "@/lib/auth";

export const dynamic = "force-dynamic";
export const metadata: Metadata = { title: "Not signed in" };

interface Reason {
  title: string;
  text: string;
}

const NOT_INVITED: Reason = {
  title: "This address is not invited",
  text: "You proved who you are, but nobody has invited this address. Ask the owner of your organization for an invitation, or sign in with the address it was sent to.",
};

const REASONS: Record<string, Reason> = {
  not_invited: NOT_INVITED,
  AccessDenied: NOT_INVITED,
  email_not_verified: {
    title: "This address is not verified",
    text: "Your identity provider has not verified this e-mail address yet. Verify it there, then sign in again.",
  },
  other_person: {
    title: "This address belongs to somebody else here",
    text: "The address is known, but under another account of your identity provider. Ask the owner of your organization to look at your membership.",
  },
};

const FAILED: Reason = {
  title: "The sign-in did not work",
  text: "The identity provider did not answer as expected, or the page was open for too long. Try again; if it keeps failing, tell whoever runs this service.",
};

export default async function RefusedPage({
  searchParams,
}: {
  searchParams: Promise<{ error?: string }>;
}) {
  const { error = "" } = await searchParams;
  const provider = providerName();
  const reason = REASONS[error] ?? FAILED;
  return (
    <Entrance title={reason.title}>
      <p>{reason.text}</p>
      {provider ? <SignInButton provider={provider} to="/" again another /> : null}
    </Entrance>
  );
}
