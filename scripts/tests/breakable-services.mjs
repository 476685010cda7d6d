// A PostgreSQL and a Redis for the fault suite, which orders over the channel what is to happen to them. PostgreSQL
// keeps its promises to the disk, because what it acknowledged is what is checked; Redis keeps nothing, so that a
// restart empties it. When the channel ends, they are stopped and their data is removed.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../services/postgres.mjs";
import { startRedis } from "../services/redis.mjs";
import { onWishToStop } from "../setup/wish-to-stop.mjs";

/** @typedef {{ id: number, server: "postgres" | "redis", how: "restart" | "crash" | "pause" | "resume" }} Order */

const folder = mkdtempSync(join(tmpdir(), "podium-faults-"));
// The account that PostgreSQL runs as under root has to pass through.
chmodSync(folder, 0o711);
/** @type {Promise<void>} */
const wished = new Promise((done) => onWishToStop(() => done()));

const [postgres, redis] = await Promise.all([
  startPostgres({ dir: join(folder, "postgres"), keepAlive: true }),
  startRedis({ dir: join(folder, "redis"), fast: true, keepAlive: true }),
]);
const servers = { postgres: postgres.server, redis: redis.server };

/** @param {Order} order */
async function obey({ server: name, how }) {
  const server = servers[name];
  if (how === "restart") await server.restart();
  else if (how === "crash") await server.kill();
  else if (server.pid) process.kill(server.pid, how === "pause" ? "SIGSTOP" : "SIGCONT");
}

process.on("message", (/** @type {Order} */ order) => {
  if (typeof order !== "object") return;
  const answer = (/** @type {string | undefined} */ error) => {
    if (process.connected) process.send?.({ done: order.id, error }, () => {});
  };
  obey(order).then(
    () => answer(undefined),
    (/** @type {unknown} */ error) => answer(String(error)),
  );
});
process.send?.({ databaseUrl: postgres.url, redisUrl: redis.url });
await wished;
// A process that stands still hears no polite word.
if (redis.server.pid) process.kill(redis.server.pid, "SIGCONT");
await Promise.all([postgres.server.stop(), redis.server.stop()]);
rmSync(folder, { recursive: true, force: true });
process.exit();
