// `npm run release 1.2.0` updates the version in all files and writes a dump of the schema; after a commit,
// `npm run release` packs the release (see CONTRIBUTING.md).
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { startApi } from "#services/api.ts";
import { startDebianPostgres } from "#services/debian-postgres.ts";
import { startRedis } from "#services/redis.ts";
import { SEASON, seedSeason } from "./season.ts";
import { root } from "../../scripts/setup/paths.mjs";
import { packRelease } from "./archive.ts";
import { releaseModule, withRelease } from "./changelog.ts";

/** Dumps a database of this release with a season's data as SQL, which later releases must be able to upgrade. */
async function dumpSchema(): Promise<string> {
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

async function prepare(version: string): Promise<void> {
  const changelog = join(root, "CHANGELOG.md");
  const written = withRelease(readFileSync(changelog, "utf8"), version, new Date().toISOString().slice(0, 10));
  const everywhere = ["--workspaces", "--include-workspace-root", "--no-git-tag-version", "--ignore-scripts"];
  await execa("npm", ["version", version, "--allow-same-version", ...everywhere], { cwd: root });
  console.log("Living through a season, for the test of the next upgrade …");
  const dump = join(root, `tools/tests/previous/${version}.sql`);
  writeFileSync(dump, await dumpSchema());
  writeFileSync(changelog, written);
  writeFileSync(join(root, "packages/shared/src/site/release.ts"), releaseModule(written));
  console.log(`This is ${version} now. Look at the changes, commit them, then run npm run release.`);
}

try {
  const version = process.argv[2];
  if (version !== undefined) await prepare(version);
  else {
    const { file, sha256 } = await packRelease(root);
    console.log(`${file}\nsha256 ${sha256}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
