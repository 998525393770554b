import autocannon from "autocannon";

export interface Volley {
  /** Answers a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

interface Shot {
  url: string;
  headers?: Record<string, string>;
  seconds: number;
  /** Requests a second; left out, as many as are answered. */
  rate?: number;
  status?: number;
}

const CONNECTIONS = 10;

/** @throws Error where something else than `status` (200) was answered, which would be cheaper */
export async function fire({
  url,
  headers = {},
  seconds,
  rate,
  status = 200,
}: Shot): Promise<Volley> {
  const result = await autocannon({
    url,
    headers,
    duration: seconds,
    connections: CONNECTIONS,
    ...(rate === undefined ? {} : { overallRate: rate }),
  });
  const { errors, timeouts, statusCodeStats = {}, requests, latency } = result;
  const others = Object.keys(statusCodeStats).filter((code) => Number(code) !== status);
  if (errors + timeouts > 0 || others.length > 0) {
    throw new Error(
      `${url}: ${errors} errors, ${timeouts} timeouts, statuses ${others.join(", ")}`,
    );
  }
  return { rate: requests.average, p50: latency.p50, p99: latency.p99 };
}
