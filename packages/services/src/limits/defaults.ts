/** Requests a minute of a key, where the project has no limits of its own. */
const DEFAULT_REQUESTS = { extract: 60, cad: 20, read: 300 };

interface Overrides {
  extract?: number | null;
  cad?: number | null;
  read?: number | null;
}

export function requestsPerMinute(own: Overrides): typeof DEFAULT_REQUESTS {
  return {
    extract: own.extract ?? DEFAULT_REQUESTS.extract,
    cad: own.cad ?? DEFAULT_REQUESTS.cad,
    read: own.read ?? DEFAULT_REQUESTS.read,
  };
}
