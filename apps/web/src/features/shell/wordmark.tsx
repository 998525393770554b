/** The product's sign: a hand-drawn corner that became exact. */
export function Wordmark() {
  return (
    <span className="flex items-center gap-2 text-[15px] font-semibold tracking-tight text-ink">
      <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5">
        <path
          d="M3.5 16.5c.3-4.6-.4-8.6 .2-13"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
        <path d="M3.5 16.5H16.5" stroke="var(--color-accent)" strokeWidth="2.2" />
        <circle cx="16.5" cy="16.5" r="2" fill="var(--color-accent)" />
        <circle cx="11" cy="8.5" r="3.2" fill="none" stroke="currentColor" strokeWidth="1.8" />
      </svg>
      Inkform
    </span>
  );
}
