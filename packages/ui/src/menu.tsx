"use client";

import { Menu as Base } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import { type ReactElement, type ReactNode, useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the page as the server sent it, true once it listens: until then a press would be lost. */
const useListens = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** A menu that opens from `trigger` (a button element). */
export function Menu({
  trigger,
  align = "start",
  children,
}: {
  trigger: ReactElement;
  align?: "start" | "end";
  children: ReactNode;
}) {
  const listens = useListens();
  return (
    <Base.Root>
      <Base.Trigger disabled={!listens} render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align={align} className="z-40">
          <Base.Popup className="max-h-[70vh] min-w-56 max-w-[90vw] overflow-auto rounded-lg border border-line bg-white p-1 shadow-lg shadow-ink/10 outline-none">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export function MenuItem({
  render,
  onClick,
  children,
}: {
  render?: ReactElement;
  onClick?: () => void;
  children: ReactNode;
}) {
  return (
    <Base.Item
      {...(render ? { render } : {})}
      {...(onClick ? { onClick } : {})}
      className="flex w-full cursor-default items-center gap-2 rounded-md px-2.5 py-1.5 text-left text-sm text-ink outline-none data-highlighted:bg-wash"
    >
      {children}
    </Base.Item>
  );
}

/** Stays open when it is pressed: several are often chosen at once. */
export function MenuCheckbox({
  checked,
  onCheckedChange,
  children,
}: {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  children: ReactNode;
}) {
  return (
    <Base.CheckboxItem
      checked={checked}
      onCheckedChange={onCheckedChange}
      className="flex w-full cursor-default items-center gap-2 rounded-md px-2.5 py-2 text-left text-sm text-ink outline-none data-highlighted:bg-wash"
    >
      {children}
      <Base.CheckboxItemIndicator className="ml-auto pl-4">
        <Check aria-hidden className="size-4 text-accent" />
      </Base.CheckboxItemIndicator>
    </Base.CheckboxItem>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <div className="px-2.5 pb-1 pt-1.5 text-xs text-muted">{children}</div>;
}
