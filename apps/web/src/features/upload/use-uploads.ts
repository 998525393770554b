"use client";

import { useRef, useState } from "react";
import { errorInWords } from "@/lib/trpc/error-in-words";
import { refusal, type UploadRules } from "./upload-rules";

export interface UploadEntry {
  id: number;
  name: string;
  state: "waiting" | "sending" | "failed";
  message: string;
}

/** Two at a time: the engines have a few workers, and others use them too. */
const AT_ONCE = 2;

/**
 * Sends files, a few at a time. An upload leaves the list when `send` has succeeded;
 * a failed one stays with what went wrong until it is dismissed.
 */
export function useUploads<Result>(
  rules: UploadRules,
  send: (file: File) => Promise<Result>,
  onSent: (result: Result, alone: boolean) => void,
) {
  const [entries, setEntries] = useState<UploadEntry[]>([]);
  const next = useRef(0);
  const running = useRef(0);
  const queue = useRef<{ id: number; file: File; alone: boolean }[]>([]);

  const change = (id: number, by: Partial<UploadEntry>) =>
    setEntries((all) => all.map((entry) => (entry.id === id ? { ...entry, ...by } : entry)));
  const dismiss = (id: number) => setEntries((all) => all.filter((entry) => entry.id !== id));

  const work = async () => {
    const job = queue.current.shift();
    if (!job) return;
    running.current++;
    change(job.id, { state: "sending" });
    try {
      const result = await send(job.file);
      dismiss(job.id);
      onSent(result, job.alone);
    } catch (error) {
      change(job.id, { state: "failed", message: errorInWords(error) });
    }
    running.current--;
    void work();
  };

  const add = (files: File[]) => {
    for (const file of files) {
      const id = next.current++;
      const message = refusal(file, rules);
      const state = message ? "failed" : "waiting";
      setEntries((all) => [...all, { id, name: file.name, state, message: message ?? "" }]);
      if (!message) queue.current.push({ id, file, alone: files.length === 1 });
    }
    while (running.current < AT_ONCE && queue.current.length > 0) void work();
  };
  return { entries, add, dismiss };
}
