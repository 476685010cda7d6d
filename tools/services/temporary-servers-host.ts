// Owns servers for its parent: the end of the IPC channel stops them and removes their data.
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { onShutdownSignal } from "../../scripts/setup/shutdown-signal.mjs";
import { startPostgres } from "./postgres.ts";
import { provideRedis, startRedis } from "./redis.ts";
import type { ServerProcess } from "./server-process.ts";
import type { BreakOrder, HostMessage, Purpose, ServerName, StoreOrder } from "./temporary-servers.ts";

const ROOM_IN_MEMORY = 4e9;

const [purpose, ...names] = process.argv.slice(2) as [Purpose, ...ServerName[]];
const keepAlive = purpose === "faults";
const folder = mkdtempSync(join(temporaryRoot(), `podium-${purpose}-`));
// PostgreSQL's account must be able to enter the folder.
chmodSync(folder, 0o711);
const shutdown = new Promise<void>((resolve) => onShutdownSignal(() => resolve()));
const servers = new Map<ServerName, ServerProcess>();
let storeIn: string | undefined;

/** Uses memory for tests if there is room, because each file creates and drops a database, which is slow on a disk. */
function temporaryRoot(): string {
  const inMemory = "/dev/shm";
  if (purpose !== "tests" || !existsSync(inMemory)) return tmpdir();
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize >= ROOM_IN_MEMORY ? inMemory : tmpdir();
}

function send(message: HostMessage): void {
  if (process.connected) process.send?.(message, () => undefined);
}

async function start(name: ServerName): Promise<[ServerName, string]> {
  const dir = join(folder, name);
  const { url, server } =
    name === "postgres"
      ? await startPostgres({ dir, fast: purpose === "tests", commitTimes: purpose === "faults", keepAlive })
      : await startRedis({ dir, fast: purpose !== "bench", keepAlive });
  servers.set(name, server);
  return [name, url];
}

async function obey({ server: name, how }: BreakOrder): Promise<void> {
  const server = servers.get(name);
  if (how === "restart") await server?.restart();
  else if (how === "crash") await server?.kill();
  else server?.signal(how === "pause" ? "SIGSTOP" : "SIGCONT");
}

process.on("message", (order: BreakOrder | StoreOrder) => {
  if (typeof order !== "object") return;
  if ("storeIn" in order) storeIn = order.storeIn;
  if (!("how" in order)) return;
  obey(order).then(
    () => send({ done: order.id }),
    (error: unknown) => send({ done: order.id, error: String(error) }),
  );
});

try {
  if (process.env.TEMPORARY_CLUSTER) await execa("cp", ["-a", `${process.env.TEMPORARY_CLUSTER}/.`, folder]);
  // Concurrent unpacking into one folder would conflict.
  if (names.some((name) => name !== "postgres")) await provideRedis((line) => console.log(line));
  const started = await Promise.allSettled(names.map(start));
  const urls = started.map((part) => {
    if (part.status === "rejected") throw part.reason;
    return part.value;
  });
  send({ urls: Object.fromEntries(urls) });
  await shutdown;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
await Promise.all(
  [...servers.values()].map((server) => {
    // A paused process handles no signal.
    server.signal("SIGCONT");
    return server.stop();
  }),
);
try {
  // Unlike Node's own copy function, `cp -a` preserves the owner.
  if (storeIn !== undefined) await execa("cp", ["-a", `${folder}/.`, storeIn]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
rmSync(folder, { recursive: true, force: true });
process.exit();
