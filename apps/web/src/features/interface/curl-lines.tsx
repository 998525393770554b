"use client";

import { Button } from "@inkform/ui/button";
import { Copy } from "lucide-react";
import { useState } from "react";

/** Two calls to paste; the key comes from the environment, so that it never stands in a shell's history. */
export function CurlLines({ baseUrl }: { baseUrl: string }) {
  const auth = '-H "Authorization: Bearer $INKFORM_KEY"';
  const calls = [
    {
      title: "Read a document",
      text: `curl ${baseUrl}/v1/extract ${auth} -F model=langbiang-extract-1.0 -F file=@order.pdf`,
    },
    {
      title: "Draw a sketch",
      text: `curl ${baseUrl}/v1/cad ${auth} -F model=fansipan-cad-1.0 -F file=@sketch.png`,
    },
    { title: "Follow the job", text: `curl ${baseUrl}/v1/cad/{id} ${auth}` },
  ];
  return (
    <ul className="divide-y divide-line">
      {calls.map((call) => (
        <li key={call.title} className="px-3.5 py-2.5">
          <div className="flex items-center justify-between gap-3">
            <h3 className="text-sm font-medium">{call.title}</h3>
            <CopyLine text={call.text} name={call.title} />
          </div>
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling line is reached by keyboard
            tabIndex={0}
            className="mt-1 overflow-x-auto rounded-md bg-wash px-2.5 py-2 font-mono text-xs text-ink"
          >
            {call.text}
          </pre>
        </li>
      ))}
    </ul>
  );
}

function CopyLine({ text, name }: { text: string; name: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <Button
      look="plain"
      aria-label={`Copy: ${name}`}
      className="h-7 px-2 text-xs"
      onClick={async () => {
        await navigator.clipboard.writeText(text);
        setCopied(true);
      }}
    >
      <Copy aria-hidden className="size-3.5" />
      <span aria-live="polite">{copied ? "Copied" : "Copy"}</span>
    </Button>
  );
}
