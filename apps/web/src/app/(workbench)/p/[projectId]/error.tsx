"use client";

import { Button } from "@inkform/ui/button";
import { Notice } from "@inkform/ui/notice";

export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <div className="mx-auto w-full max-w-xl p-6">
      <Notice
        tone="bad"
        title="This page could not be shown"
        action={<Button onClick={reset}>Try again</Button>}
      >
        Nothing is lost. If it happens again, tell whoever runs this service what you did.
      </Notice>
    </div>
  );
}
