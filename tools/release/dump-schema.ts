import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startApi } from "#services/api.ts";
import { startDebianPostgres } from "#services/debian-postgres.ts";
import { startRedis } from "#services/redis.ts";
import { seedSeason, SEASON } from "./season.ts";

/** Dumps a database of this release with a season's data as SQL, which later releases must be able to upgrade. */
export async function dumpSchema(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "podium-dump-"));
  // PostgreSQL's account must be able to enter the folder.
  chmodSync(folder, 0o711);
  await using started = new AsyncDisposableStack();
  started.defer(() => rmSync(folder, { recursive: true, force: true }));
  const postgres = await startDebianPostgres(join(folder, "postgres"));
  started.defer(() => postgres.stop());
  const redis = await startRedis({ dir: join(folder, "redis"), fast: true });
  started.defer(() => redis.server.stop());
  await fill({ DATABASE_URL: await postgres.createDatabase("season"), REDIS_URL: redis.url, DATA_DIR: folder });
  return await postgres.dumpAsSql("season");
}

async function fill(where: Record<"DATABASE_URL" | "REDIS_URL" | "DATA_DIR", string>): Promise<void> {
  await using api = await startApi({
    ...where,
    NODE_ENV: "test",
    JWT_SECRET: SEASON.secret,
    ADMIN_EMAIL: SEASON.admin.email,
    ADMIN_PASSWORD: SEASON.admin.password,
    PAYMENT_PROVIDER: "test",
    RATE_LIMIT: "off",
    LOG_LEVEL: "warn",
    VERIFY_EMAIL: "on",
  });
  await seedSeason(api.url);
}
