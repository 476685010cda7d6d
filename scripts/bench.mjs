// `npm run bench`: the servers as the product has them (nothing traded for speed), then the benchmarks on the pinned Node.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "./services/postgres.mjs";
import { startRedis } from "./services/redis.mjs";
import { pinnedNode, root } from "./setup/paths.mjs";
import { onWishToStop } from "./setup/wish-to-stop.mjs";

const folder = mkdtempSync(join(tmpdir(), "podium-bench-"));
// The account that PostgreSQL runs as under root has to pass through.
chmodSync(folder, 0o711);
const postgres = await startPostgres({ dir: join(folder, "postgres") });
const redis = await startRedis({ dir: join(folder, "redis") });
const bench = spawn(pinnedNode, [join(root, "apps/api/bench/main.ts"), ...process.argv.slice(2)], {
  cwd: root,
  env: { ...process.env, DATABASE_URL: postgres.url, REDIS_URL: redis.url, DATA_DIR: folder },
  stdio: "inherit",
});
onWishToStop(() => bench.kill());
const [code] = /** @type {[number | null]} */ (await once(bench, "exit"));
await redis.server.stop();
await postgres.server.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(code ?? 1);
