import { createHash } from "node:crypto";
import { globSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import pg from "pg";
import { makeFolder } from "#services/make-folder.ts";
import { startTemporaryServers } from "#services/temporary-servers.ts";
import { cacheDir, root } from "../../scripts/setup/paths.mjs";

/** In a stored cluster: the database that each file's is a copy of, and the role that its applications have. */
export const STORED = { template: "podium_template", role: "podium_test" } as const;

const PREFIX = "test-cluster-";
/** Another run may be making it, or copying it: both take seconds. */
const IN_USE_MS = 600_000;
/** Written last: what the cluster consists of. */
const CONTENTS = "contents";

/** Hashes all files that may decide what is in the template. */
function keyOfSources(): string {
  const hash = createHash("sha256");
  const sources = globSync(["apps/api/src/**/*.ts", "packages/shared/src/**/*.ts"], { cwd: root });
  const others = ["package-lock.json", "tools/services/postgres.ts", "tools/tests/template.ts"];
  for (const file of [...sources.toSorted(), ...others])
    if (!file.endsWith(".test.ts")) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex").slice(0, 16);
}

/** The same for the same files of the same lengths: PostgreSQL itself finds a page that it did not write. */
function contentsOf(folder: string): string {
  const hash = createHash("sha256");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file !== CONTENTS);
  for (const file of files.toSorted()) {
    const stats = statSync(join(folder, file));
    hash.update(`${file} ${stats.isFile() ? stats.size : "folder"}\n`);
  }
  return hash.digest("hex");
}

function isWhole(folder: string): boolean {
  try {
    return readFileSync(join(folder, CONTENTS), "utf8") === contentsOf(folder);
  } catch {
    return false;
  }
}

/** Removes clusters of other sources, and what a killed run left. */
function removeFormer(stored: string): void {
  for (const name of readdirSync(cacheDir)) {
    const former = join(cacheDir, name);
    if (!name.startsWith(PREFIX) || name === basename(stored)) continue;
    const usedAt = statSync(former, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - usedAt > IN_USE_MS) rmSync(former, { recursive: true, force: true });
  }
}

/**
 * A PostgreSQL with the template, made once for the same sources: making it takes longer than most files of tests.
 * @returns its folder, of which each run takes a copy
 */
export async function storedCluster(): Promise<string> {
  const stored = join(cacheDir, `${PREFIX}${keyOfSources()}`);
  if (isWhole(stored)) {
    const now = new Date();
    utimesSync(stored, now, now);
    return stored;
  }
  await makeFolder(stored, makeCluster, () => isWhole(stored));
  removeFormer(stored);
  return stored;
}

/** By servers of their own host, which end with this process however it ends. */
async function makeCluster(folder: string): Promise<void> {
  const servers = await startTemporaryServers("tests", ["postgres"]);
  let made = false;
  try {
    await fill(servers.urls.postgres);
    made = true;
  } finally {
    await servers.stop(made ? { storeIn: folder } : {});
  }
  writeFileSync(join(folder, CONTENTS), contentsOf(folder));
}

async function fill(url: string): Promise<void> {
  // Loaded here, because a run that finds the cluster needs nothing of the API.
  const { makeTemplate } = await import("./template.ts");
  const administrator = new pg.Client({ connectionString: url });
  await administrator.connect();
  await administrator.query(`create database ${STORED.template}`);
  await makeTemplate(Object.assign(new URL(url), { pathname: `/${STORED.template}` }).href, STORED.role);
  await administrator.end();
}
