import type { Metadata, Viewport } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Inkform", template: "%s · Inkform" },
  description: "Documents read into fields, hand sketches drawn as DXF.",
};

export const viewport: Viewport = { width: "device-width", initialScale: 1 };

/** Rendered for each request: what was rendered before knows no nonce for its scripts. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  await connection();
  return (
    <html lang="en">
      <body className="font-sans antialiased">{children}</body>
    </html>
  );
}
