// `npm run bench`: the servers as the product has them (nothing traded for speed), then the benchmarks on the pinned
// Node. Arguments choose among them.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureInstalled } from "./setup/install.mjs";
import { runOnPinnedNode } from "./setup/pinned-node.mjs";
import { onWishToStop } from "./setup/wish-to-stop.mjs";

/** @type {((how: "stop" | "force") => void) | undefined} */
let stopBench;
let wished = false;
onWishToStop((how) => {
  wished = true;
  stopBench?.(how);
});

await ensureInstalled((line) => console.log(line));
const { startPostgres } = await import("./services/postgres.mjs");
const { startRedis } = await import("./services/redis.mjs");
const { providePgbench } = await import("./tests/debian-postgres.mjs");

const folder = mkdtempSync(join(tmpdir(), "podium-bench-"));
// The account that PostgreSQL runs as under root has to pass through.
chmodSync(folder, 0o711);
/** @type {Array<{ stop: () => Promise<void> }>} */
const servers = [];
try {
  const postgres = await startPostgres({ dir: join(folder, "postgres") });
  servers.unshift(postgres.server);
  const redis = await startRedis({ dir: join(folder, "redis") });
  servers.unshift(redis.server);
  Object.assign(process.env, { DATABASE_URL: postgres.url, REDIS_URL: redis.url, DATA_DIR: folder });
  const pgbench = await providePgbench();
  if (pgbench) process.env.PGBENCH = pgbench;
  if (!wished) {
    const bench = runOnPinnedNode(["tools/bench/api/main.ts", ...process.argv.slice(2)]);
    stopBench = bench.stop;
    process.exitCode = await bench.ended;
  }
} finally {
  for (const server of servers) await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
