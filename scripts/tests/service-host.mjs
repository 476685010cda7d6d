// The servers for one run of tests: those whose variables the arguments name. They live as long as the process that started this one: when its
// channel ends, however it ends, they are stopped and their data is removed.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../services/postgres.mjs";
import { provideRedis } from "../services/redis-program.mjs";
import { startRedis } from "../services/redis.mjs";
import { onWishToStop } from "../setup/wish-to-stop.mjs";

const folder = mkdtempSync(join(tmpdir(), "podium-tests-"));
// The account that PostgreSQL runs as under root has to pass through.
chmodSync(folder, 0o711);
/** @type {Promise<void>} */
const wished = new Promise((done) => onWishToStop(() => done()));

try {
  const redis = (/** @type {string} */ name) => startRedis({ dir: join(folder, name), fast: true });
  /** @type {Record<string, () => Promise<{ url: string, server: import("../services/server-process.mjs").ServerProcess }>>} */
  const starters = {
    TEST_DATABASE_URL: () => startPostgres({ dir: join(folder, "postgres"), fast: true }),
    TEST_REDIS_URL: () => redis("redis"),
    TEST_BREAKABLE_REDIS_URL: () => redis("breakable-redis"),
  };
  const variables = process.argv.slice(2);
  // Once for both: two at a time would unpack it into the same folder.
  if (variables.some((variable) => variable.includes("REDIS"))) await provideRedis((line) => console.log(line));
  const started = await Promise.allSettled(
    variables.map((variable) => starters[variable]?.() ?? Promise.reject(new Error(`${variable} is unknown`))),
  );
  try {
    const urls = started.map((part, index) => {
      if (part.status === "rejected") throw part.reason;
      return [variables[index], part.value.url];
    });
    // Whoever asked may be gone by now; then the wish to stop has come already.
    if (process.connected) process.send?.(Object.fromEntries(urls), () => {});
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
