import { Button } from "@inkform/ui/button";
import { Copy } from "lucide-react";
import { useState } from "react";

/** Copies a value as JSON. */
export function CopyButton({ value }: { value: unknown }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(JSON.stringify(value, null, 2));
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <Button onClick={copy} className="h-7 px-2 text-xs">
      <Copy aria-hidden className="size-3.5" />
      <span aria-live="polite">{copied ? "Copied" : "Copy JSON"}</span>
    </Button>
  );
}
