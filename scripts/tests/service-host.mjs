// A PostgreSQL and a Redis for one run of tests. They live as long as the process that started this one: when its
// channel ends, however it ends, they are stopped and their data is removed.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../services/postgres.mjs";
import { startRedis } from "../services/redis.mjs";
import { onWishToStop } from "../setup/wish-to-stop.mjs";

const folder = mkdtempSync(join(tmpdir(), "podium-tests-"));
// The account that PostgreSQL runs as under root has to pass through.
chmodSync(folder, 0o711);
/** @type {Promise<void>} */
const wished = new Promise((done) => onWishToStop(() => done()));

try {
  const started = await Promise.allSettled([
    startPostgres({ dir: join(folder, "postgres"), fast: true }),
    startRedis({ dir: join(folder, "redis"), fast: true, say: (line) => console.log(line) }),
  ]);
  try {
    const urls = started.map((part) => {
      if (part.status === "rejected") throw part.reason;
      return part.value.url;
    });
    // Whoever asked may be gone by now; then the wish to stop has come already.
    if (process.connected) process.send?.({ databaseUrl: urls[0], redisUrl: urls[1] }, () => {});
    await wished;
  } finally {
    await Promise.all(started.map(async (part) => part.status === "fulfilled" && part.value.server.stop()));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
rmSync(folder, { recursive: true, force: true });
process.exit();
