import { createHash, randomBytes } from "node:crypto";
import { chmodSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import pg from "pg";
import { moveInto } from "#services/make-folder.ts";
import { startPostgres } from "#services/postgres.ts";
import { cacheDir, root } from "../../scripts/setup/paths.mjs";

/** In a stored cluster: the database that each file's is a copy of, and the role that its applications have. */
export const STORED = { template: "podium_template", role: "podium_test" } as const;

/** Whatever may decide what is in the template. */
function keyOfSources(): string {
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  const files = globSync(["apps/api/src/**/*.ts", "packages/shared/src/**/*.ts"], { cwd: root });
  for (const file of files.toSorted())
    if (!file.endsWith(".test.ts")) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex").slice(0, 16);
}

/**
 * A PostgreSQL with the template, made once for the same sources: making it takes longer than most files of tests.
 * @returns its folder, of which each run takes a copy
 */
export async function storedCluster(): Promise<string> {
  const prefix = "test-cluster-";
  const stored = join(cacheDir, `${prefix}${keyOfSources()}`);
  if (existsSync(stored)) return stored;
  mkdirSync(cacheDir, { recursive: true });
  for (const former of readdirSync(cacheDir).filter((name) => name.startsWith(prefix)))
    rmSync(join(cacheDir, former), { recursive: true, force: true });
  const folder = mkdtempSync(join(tmpdir(), "podium-cluster-"));
  // PostgreSQL's account must be able to enter it.
  chmodSync(folder, 0o711);
  try {
    const { url, server } = await startPostgres({ dir: join(folder, "postgres"), fast: true });
    try {
      await fill(url);
    } finally {
      await server.stop();
    }
    const partial = `${stored}.${randomBytes(6).toString("hex")}`;
    // Unlike Node's own copy it keeps the owner.
    await execa("cp", ["-a", folder, partial]);
    if (!moveInto(stored, partial)) rmSync(partial, { recursive: true });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return stored;
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
