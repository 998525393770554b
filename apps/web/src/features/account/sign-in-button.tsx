"use client";

import { Button } from "@inkform/ui/button";
import { Spinner } from "@inkform/ui/loading";
import { signIn } from "next-auth/react";
import { useState } from "react";

/** Starts the sign-in at the identity provider; `again` makes it ask who one is. */
export function SignInButton({
  provider,
  to,
  again,
}: {
  provider: string;
  to: string;
  again: boolean;
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
      Continue with {provider}
    </Button>
  );
}
