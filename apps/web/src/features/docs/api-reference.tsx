"use client";

import { Notice } from "@inkform/ui/notice";
import Script from "next/script";
import { useCallback, useEffect, useRef, useState } from "react";
import { LOOK } from "./reference-look";

interface Shown {
  destroy: () => void;
}

declare global {
  interface Window {
    Scalar?: { createApiReference: (element: Element, options: object) => Shown };
  }
}

/** The interface, described and to be tried out. The component comes from this service, as all it shows. */
export function ApiReference() {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<Shown | null>(null);
  const [failed, setFailed] = useState(false);
  const show = useCallback(() => {
    if (shown.current || !place.current || !window.Scalar) return;
    shown.current = window.Scalar.createApiReference(place.current, {
      url: "/v1/openapi.json",
      servers: [{ url: window.location.origin }],
      ...LOOK,
    });
  }, []);
  useEffect(() => {
    show();
    return () => {
      shown.current?.destroy();
      shown.current = null;
    };
  }, [show]);
  return (
    <>
      <Script src="/docs/assets/reference.js" onReady={show} onError={() => setFailed(true)} />
      {failed ? (
        <div className="p-4">
          <Notice tone="bad" title="The reference could not be loaded">
            Reload the page; the document itself is at /v1/openapi.json.
          </Notice>
        </div>
      ) : null}
      <div ref={place} className="min-h-[70dvh] bg-white" />
    </>
  );
}
