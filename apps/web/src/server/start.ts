import { startSweep } from "@inkform/jobs/sweep";
import { DEMO_EMAIL } from "../lib/demo-member";
import { type Env, publishBaseUrl, warningsOf } from "../lib/env";
import { publishRuntime } from "../lib/runtime";
import { banner } from "./banner";
import { lockDataDir } from "./data-dir";
import { prepareDemo, readDemoDocuments } from "./demo";
import { startDemoIdp } from "./demo-idp";
import { APP } from "./folders";
import { listen } from "./http-server";
import { createLogger } from "./log";
import { openServices } from "./open-services";
import { preparePages } from "./pages";
import { loadSecrets } from "./secrets";
import { stopOnSignal } from "./shutdown";

/** How long a stop waits for answers and for steps of jobs under way. */
const GRACE_MS = 5_000;

/**
 * Starts the service, in the order in which its parts need each other. What was started is
 * stopped in the reverse order by the first signal, also while the rest is still starting.
 */
export async function start(env: Env): Promise<void> {
  const progress = (text: string) => process.stdout.write(`${text} …\n`);
  const log = createLogger(env.logLevel);
  const stops: (() => Promise<void> | void)[] = [];
  const stopAll = async () => {
    process.stdout.write("\nStopping …\n");
    for (const stop of stops.reverse()) await stop();
    process.stdout.write("Stopped.\n");
  };

  for (const warning of warningsOf(env)) log.warn(warning);
  stops.push(lockDataDir(env.dataDir));
  const http = await listen(env);
  stopOnSignal(stopAll);
  const secrets = loadSecrets(env);
  const opened = await openServices(env, secrets, log, progress);
  stops.push(opened.close);

  const demo = env.demo ? await prepareDemo(env, opened.services) : undefined;
  const idp = env.demo && !env.oidc ? await startIdp(env, progress) : undefined;
  if (idp) stops.push(idp.close);
  publishRuntime({
    env: { ...env, ...secrets, oidc: env.oidc ?? idp },
    services: opened.services,
    inngest: opened.jobs.handle,
    figures: opened.figures,
  });

  progress("Preparing the pages");
  publishBaseUrl(env);
  const pages = await preparePages(env, APP);
  stops.push(pages.close);
  await opened.jobs.start();
  const system = { ...opened.services, actor: { kind: "system" as const } };
  stops.push(
    () => opened.jobs.stop(GRACE_MS),
    startSweep(system),
    () => http.close(GRACE_MS),
  );
  http.setReady(pages.handle);
  process.stdout.write(`${banner(env, demo)}\n`);

  if (demo) {
    readDemoDocuments(opened.services, demo).catch((error: Error) =>
      log.warn("The demo documents were not read", { error: error.name }),
    );
  }
}

function startIdp(env: Env, progress: (text: string) => void) {
  progress(`Starting the demo identity provider on port ${env.demoIdpPort}`);
  const { host, demoIdpPort: port, baseUrl } = env;
  return startDemoIdp({ host, port, baseUrl, suggestedEmail: DEMO_EMAIL });
}
