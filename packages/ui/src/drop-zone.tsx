"use client";

import { Upload } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";

/**
 * A place to drop files or choose them. The whole area is a label of the file input,
 * so it works by click, keyboard and drag alike.
 */
export function DropZone({
  title,
  hint,
  accept,
  multiple = true,
  compact = false,
  onFiles,
}: {
  title: string;
  hint: ReactNode;
  accept: string;
  multiple?: boolean;
  compact?: boolean;
  onFiles: (files: File[]) => void;
}) {
  const [over, setOver] = useState(false);
  const id = useId();
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  };
  const input = useRef<HTMLInputElement>(null);
  // What was chosen before the page listened is taken as soon as it does.
  useEffect(() => {
    const chosen = input.current;
    if (!chosen?.files?.length) return;
    take(chosen.files);
    chosen.value = "";
  });
  return (
    <div className="relative">
      <input
        ref={input}
        id={id}
        type="file"
        className="peer sr-only"
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          take(event.target.files);
          // Choosing the same file again must be noticed.
          event.target.value = "";
        }}
      />
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
        className={`flex cursor-pointer items-center gap-3 rounded-lg border border-dashed px-4 transition-colors peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent ${compact ? "py-3" : "py-6 max-sm:py-4"} ${over ? "border-accent bg-accent-wash" : "border-line-strong bg-white hover:border-accent hover:bg-accent-wash/40"}`}
      >
        <span
          aria-hidden
          className="flex size-9 shrink-0 items-center justify-center rounded-md bg-accent-wash text-accent"
        >
          <Upload className="size-4.5" />
        </span>
        <span className="min-w-0">
          <span className="block text-sm font-medium text-ink">{title}</span>
          <span className="block text-xs text-muted">{hint}</span>
        </span>
      </label>
    </div>
  );
}
