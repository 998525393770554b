/** Files by name. Names are the service's own: letters, digits, `-`, `_`, `.` and `/`. */
export interface Blobs {
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** null where there is no such file. */
  get: (name: string) => Promise<Uint8Array | null>;
  /** Deleting what is not there is no error. */
  delete: (name: string) => Promise<void>;
}
