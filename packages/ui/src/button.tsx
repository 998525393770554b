import type { ButtonHTMLAttributes } from "react";

type Look = "primary" | "quiet" | "plain";

const LOOKS: Record<Look, string> = {
  primary: "bg-accent text-white hover:bg-accent-strong border-transparent",
  quiet: "bg-white text-ink border-line hover:border-line-strong hover:bg-wash",
  plain: "bg-transparent text-muted border-transparent hover:bg-wash hover:text-ink",
};

/** The classes of a button, for links that look like one. */
export function buttonClass(look: Look = "quiet"): string {
  return `inline-flex h-8 shrink-0 items-center justify-center gap-1.5 whitespace-nowrap rounded-md border px-3 text-sm font-medium transition-colors disabled:pointer-events-none disabled:opacity-50 ${LOOKS[look]}`;
}

export function Button({
  look = "quiet",
  className = "",
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look }) {
  return <button type="button" {...rest} className={`${buttonClass(look)} ${className}`} />;
}

/** A square button that shows only an icon; its name is read out and shown as a tooltip. */
export function IconButton({
  label,
  look = "quiet",
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label" | "title" | "className"> & {
  label: string;
  look?: "quiet" | "plain";
}) {
  const frame =
    look === "quiet" ? "border-line bg-white hover:border-line-strong" : "border-transparent";
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={`inline-flex size-8 shrink-0 items-center justify-center rounded-md border text-muted transition-colors hover:text-ink disabled:pointer-events-none disabled:opacity-40 ${frame}`}
    />
  );
}
