/** A time in the reader's own zone and language; the server does not know them, hence the suppression. */
export function Moment({ at }: { at: string }) {
  const date = new Date(at);
  const text = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
  return (
    <time dateTime={at} suppressHydrationWarning className="whitespace-nowrap">
      {text.format(date)}
    </time>
  );
}
