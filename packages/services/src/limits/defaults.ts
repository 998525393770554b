/** Requests a minute of a key, by class. */
export interface RequestsPerMinute {
  extract: number;
  cad: number;
  read: number;
}

/** Where the project has no limits of its own. */
const DEFAULT_REQUESTS: RequestsPerMinute = { extract: 60, cad: 20, read: 300 };

/** What a project has of its own, as its row says it. */
interface Overrides {
  extractRpm?: number | null;
  cadRpm?: number | null;
  readRpm?: number | null;
}

export function requestsPerMinute({ extractRpm, cadRpm, readRpm }: Overrides): RequestsPerMinute {
  return {
    extract: extractRpm ?? DEFAULT_REQUESTS.extract,
    cad: cadRpm ?? DEFAULT_REQUESTS.cad,
    read: readRpm ?? DEFAULT_REQUESTS.read,
  };
}
