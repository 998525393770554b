"use client";

import { Toggle } from "@base-ui/react/toggle";
import type { ReactNode } from "react";

/** An on/off chip, such as a layer that is shown or hidden. */
export function ToggleChip({
  pressed,
  onPressedChange,
  children,
}: {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
  children: ReactNode;
}) {
  return (
    <Toggle
      pressed={pressed}
      onPressedChange={onPressedChange}
      className="inline-flex h-7 items-center gap-1.5 whitespace-nowrap rounded-full border border-line bg-white px-2.5 text-xs font-medium text-muted transition-colors hover:border-line-strong data-pressed:border-accent/40 data-pressed:bg-accent-wash data-pressed:text-accent-strong"
    >
      {children}
    </Toggle>
  );
}
