// The built server. Started by another process, it does not outlive that one.
process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));
process.channel?.unref();
process.setSourceMapsEnabled(true);

await import("../dist/server.mjs");
