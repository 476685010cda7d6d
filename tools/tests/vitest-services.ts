import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase, dropTestRole, testEnv } from "@podium/api/test/database.ts";
import { startPgbouncer } from "#services/pgbouncer.ts";
import { type ServerName, startTemporaryServers } from "#services/temporary-servers.ts";
import { STORED, storedCluster } from "./test-cluster.ts";

/** TEST_BREAKABLE_REDIS_URL: a Redis that one test file at a time may pause or fill up. */
const variables: Record<ServerName, string> = {
  postgres: "TEST_DATABASE_URL",
  redis: "TEST_REDIS_URL",
  spareRedis: "TEST_BREAKABLE_REDIS_URL",
};

/** Starts the servers that the environment does not name, and makes the database that each test file copies. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  // Another project of the same run has already started the servers, which are shared.
  if (process.env.TEST_TEMPLATE_DATABASE) return undefined;
  const names = (Object.keys(variables) as ServerName[]).filter((name) => !process.env[variables[name]]);
  const cluster = names.includes("postgres") ? await storedCluster() : undefined;
  // A host without servers would end at once.
  const servers = names.length > 0 ? await startTemporaryServers("tests", names, cluster) : undefined;
  if (servers) for (const name of names) process.env[variables[name]] = servers.urls[name];
  const { template, role, drop } = cluster ? { ...STORED, drop: async () => undefined } : await ownTemplate();
  process.env.TEST_TEMPLATE_DATABASE = template;
  process.env.TEST_APP_ROLE = role;
  // The pooler starts last, because a database to which it is connected cannot be copied.
  const pooler = process.env.TEST_THROUGH === "pgbouncer" ? await startPooler() : undefined;
  return async () => {
    await drop();
    await pooler?.stop();
    await servers?.stop();
  };
}

/** Makes a template to drop afterwards, on a server that outlives the tests. */
async function ownTemplate(): Promise<{ template: string; role: string; drop(): Promise<void> }> {
  const { makeTemplate } = await import("./template.ts");
  const { name, url, drop } = await createTestDatabase();
  const role = `podium_test_${randomBytes(6).toString("hex")}`;
  await makeTemplate(url, role);
  return {
    template: name,
    role,
    async drop() {
      await drop();
      await dropTestRole(role);
    },
  };
}

/** Starts a pooler for the tests' applications; databases are created and dropped without it. */
async function startPooler(): Promise<{ stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "podium-pooler-"));
  await chmod(folder, 0o711);
  const { url, server } = await startPgbouncer({
    dir: join(folder, "pgbouncer"),
    url: testEnv("TEST_DATABASE_URL"),
    // Equals the connections of one process; with fewer, tests would only wait longer.
    connections: 10,
  });
  process.env.TEST_POOLER_URL = url;
  return {
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
