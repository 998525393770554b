"use client";

import { Button } from "@inkform/ui/button";
import { Spinner } from "@inkform/ui/loading";
import { signIn } from "next-auth/react";
import { useState } from "react";

/** Starts the sign-in at the identity provider; `again` makes it ask who one is, `another` says so. */
export function SignInButton({
  provider,
  to,
  again,
  another = false,
}: {
  provider: string;
  to: string;
  again: boolean;
  another?: boolean;
}) {
  const [leaving, setLeaving] = useState(false);
  return (
    <Button
      look="primary"
      disabled={leaving}
      className="h-10 w-full"
      onClick={() => {
        setLeaving(true);
        void signIn("oidc", { callbackUrl: to }, again ? { prompt: "login" } : {});
      }}
    >
      {leaving ? <Spinner /> : null}
      {another ? "Use another address" : `Continue with ${provider}`}
    </Button>
  );
}
