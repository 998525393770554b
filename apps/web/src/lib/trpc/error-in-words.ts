/** What a failed call says to the person in front of it: the service's own sentence, never a stack or a code alone. */
export function errorInWords(error: unknown): string {
  if (error instanceof Error && "data" in error && error.data) return error.message;
  return "The service cannot be reached. Check your connection and try again.";
}
