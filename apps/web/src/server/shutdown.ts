/** Signals that end the service; a terminal sends them to the whole process group. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const GIVE_UP_MS = 20_000;

/**
 * Runs `stop` once at the first signal and exits 0 after it. A second signal a moment later exits
 * at once: npm passes on the signal that the terminal has sent already, hence the moment.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  const onSignal = () => {
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > 500) process.exit(130);
      return;
    }
    stoppingSince = Date.now();
    setTimeout(() => process.exit(130), GIVE_UP_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: Error) => {
        process.stderr.write(`Stopping failed: ${error.message}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
}
