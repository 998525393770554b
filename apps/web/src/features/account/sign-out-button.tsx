"use client";

import { Button } from "@inkform/ui/button";
import { signOut } from "next-auth/react";

export function SignOutButton() {
  return (
    <Button onClick={() => void signOut({ callbackUrl: "/sign-in?again=1" })}>
      Sign in as somebody else
    </Button>
  );
}
