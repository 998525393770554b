import type { ReactNode } from "react";
import { ApiProvider } from "@/lib/trpc/client";

export const dynamic = "force-dynamic";

export default function WorkbenchLayout({ children }: { children: ReactNode }) {
  return <ApiProvider>{children}</ApiProvider>;
}
