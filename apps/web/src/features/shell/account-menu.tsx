"use client";

import { Menu, MenuItem, MenuLabel } from "@inkform/ui/menu";
import { LogOut } from "lucide-react";
import { signOut } from "next-auth/react";

export function AccountMenu({ email, name }: { email: string; name: string }) {
  return (
    <Menu
      align="end"
      trigger={
        <button
          type="button"
          aria-label={`Account of ${email}`}
          className="flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-wash text-xs font-semibold uppercase text-accent-strong hover:bg-accent hover:text-white"
        >
          {(name || email).slice(0, 1)}
        </button>
      }
    >
      <MenuLabel>
        Signed in as <span className="font-medium text-ink">{email}</span>
      </MenuLabel>
      <MenuItem onClick={() => void signOut({ callbackUrl: "/sign-in?again=1" })}>
        <LogOut aria-hidden className="size-4 text-muted" />
        Sign out
      </MenuItem>
    </Menu>
  );
}
