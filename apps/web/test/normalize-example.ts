/** Replaces what differs from run to run, so that recorded answers stay the same. */
export function normalizeExample(value: unknown, baseUrl: string): unknown {
  const text = JSON.stringify(value)
    .replaceAll(baseUrl, "https://api.example.com")
    .replace(/\b(ext|cad|evt|req|key|proj|org)_[0-9a-z]{20,}/g, (_, prefix) => ID[prefix] ?? "")
    .replace(/whsec_[\w-]+/g, "whsec_lZy4vC0pT5eN2mW8qR1sX7uB3kD6fG9hJ0aL")
    .replace(/expires=\d+/g, "expires=1764319933")
    .replace(/signature=[0-9a-f]+/g, `signature=${"5d".repeat(32)}`)
    .replace(/"sha256":"[0-9a-f]+"/g, `"sha256":"${"9f".repeat(32)}"`)
    .replace(/"last4":"\w+"/g, '"last4":"Qx7d"')
    .replace(/"(\w+)":"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, (_, name) => `"${name}":"${time(name)}"`)
    .replace(/"(from|to|date)":"\d{4}-\d\d-\d\d"/g, (_, name) => `"${name}":"${DAY[name]}"`);
  return JSON.parse(text);
}

const ID: Record<string, string> = Object.fromEntries(
  ["ext", "cad", "evt", "req", "key", "proj", "org"].map((prefix) => [
    prefix,
    `${prefix}_mi8v2r0ws000k3x9d7qh2b5tw`,
  ]),
);

const DAY: Record<string, string> = { from: "2026-11-01", to: "2026-11-30", date: "2026-11-21" };

/** Times keep their order: created, then finished, within the period. */
const TIMES: Record<string, string> = {
  period_start: "2026-11-01T00:00:00.000Z",
  period_end: "2026-12-01T00:00:00.000Z",
  finished_at: "2026-11-21T08:52:15.104Z",
};
const time = (name: string): string => TIMES[name] ?? "2026-11-21T08:52:13.512Z";
