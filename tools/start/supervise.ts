// Child of start.mjs: receives "stop" and "force" over IPC, and reports started processes and the address.
import { onShutdownSignal } from "../../scripts/setup/shutdown-signal.mjs";
import { compressWeb } from "#services/build.ts";
import { fullDisk } from "../../scripts/setup/disk.mjs";
import { startPodium } from "./podium.ts";

// The cache is only for this process: it would cost the API memory without a noticeably faster start.
delete process.env.NODE_COMPILE_CACHE;

const dev = process.argv.includes("--dev");
const starting = new AbortController();
const send = (message: object): void => {
  if (process.connected) process.send?.(message, () => undefined);
};

let force = (): void => process.exit(1);
const shutdown = new Promise<void>((resolve) => {
  onShutdownSignal((how) => {
    if (!starting.signal.aborted) console.log("Stopping …");
    starting.abort();
    if (how === "force") force();
    resolve();
  });
});

try {
  const began = Date.now();
  const podium = await startPodium({
    env: process.env,
    say: (line) => console.log(line),
    onStarted: (child) => send({ started: child }),
    signal: starting.signal,
    dev,
  });
  force = () => void podium.stop({ force: true });
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  if (starting.signal.aborted) console.log("Stopped right after the start.");
  else if (podium.missing) console.log(`Podium listens at ${podium.url}, but is not ready: ${podium.missing}`);
  else if (dev)
    console.log(`Ready in ${seconds} s at ${podium.url}: changes show by themselves. Ctrl-C stops everything.`);
  else console.log(`Ready in ${seconds} s. Ctrl-C stops everything.`);
  send({ url: podium.url });
  // Compression starts only now, because it takes as long as the whole start.
  if (!dev) void compressWeb({ signal: starting.signal }).catch((error: unknown) => console.error(error));
  await shutdown;
  await podium.stop();
  process.exit(0);
} catch (error) {
  if (starting.signal.aborted) process.exit(0);
  console.error(fullDisk(error) ?? (error instanceof Error ? error.message : error));
  process.exit(1);
}
