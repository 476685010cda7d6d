import { createHash } from "node:crypto";
import { globSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import pg from "pg";
import { makeFolder } from "#services/make-folder.ts";
import { startTemporaryServers } from "#services/temporary-servers.ts";
import { cacheDir, root } from "../../scripts/setup/paths.mjs";

/** Names in a stored cluster: the database that each test file copies, and the role of its applications. */
export const STORED = { template: "podium_template", role: "podium_test" } as const;

const PREFIX = "test-cluster-";
/** Age from which no other run can still be making or copying a cluster, which takes seconds. */
const IN_USE_MS = 600_000;
/** File with a hash of the cluster's contents, written last. */
const CONTENTS = "contents";

/** Hashes all files that can affect the template. */
function keyOfSources(): string {
  const hash = createHash("sha256");
  const sources = globSync(["apps/api/src/**/*.ts", "packages/shared/src/**/*.ts"], { cwd: root });
  const others = ["package-lock.json", "tools/services/postgres.ts", "tools/tests/template.ts"];
  for (const file of [...sources.toSorted(), ...others])
    if (!file.endsWith(".test.ts")) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex").slice(0, 16);
}

/** Hashes the names and lengths of the files; PostgreSQL itself detects damaged pages. */
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

function removeFormer(stored: string): void {
  for (const name of readdirSync(cacheDir)) {
    const former = join(cacheDir, name);
    if (!name.startsWith(PREFIX) || name === basename(stored)) continue;
    const usedAt = statSync(former, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - usedAt > IN_USE_MS) rmSync(former, { recursive: true, force: true });
  }
}

/**
 * Provides a PostgreSQL with the template, made once for the same sources, because that takes longer than most tests.
 * @returns the folder, which each run copies
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

/** Makes the cluster with temporary servers, which end with this process in every case. */
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
  // Imported here, because a run that finds the cluster does not need the API's code.
  const { makeTemplate } = await import("./template.ts");
  const administrator = new pg.Client({ connectionString: url });
  await administrator.connect();
  await administrator.query(`create database ${STORED.template}`);
  await makeTemplate(Object.assign(new URL(url), { pathname: `/${STORED.template}` }).href, STORED.role);
  await administrator.end();
}
