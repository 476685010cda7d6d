import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "@podium/api/database/migrate.ts";
import { createDocumentsService } from "@podium/api/features/documents/documents.service.ts";
import { createDatabase } from "@podium/api/platform/database.ts";
import { seedContent } from "@podium/api/seed/content.ts";
import { createTestDatabase, dropTestRole, testEnv, urlOfRole } from "@podium/api/test/database.ts";
import { pino } from "pino";
import { startPgbouncer } from "#services/pgbouncer.ts";
import { type ServerName, startTemporaryServers } from "#services/temporary-servers.ts";

/** TEST_BREAKABLE_REDIS_URL: one test file at a time may pause it or fill it up. */
const variables: Record<ServerName, string> = {
  postgres: "TEST_DATABASE_URL",
  redis: "TEST_REDIS_URL",
  spareRedis: "TEST_BREAKABLE_REDIS_URL",
};

/**
 * Starts the servers that the environment does not name, and makes the database that each file's is a copy of.
 * @returns stops them
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  // In the same run as tests that have them already: they share the servers.
  if (process.env.TEST_TEMPLATE_DATABASE) return undefined;
  const names = (Object.keys(variables) as ServerName[]).filter((name) => !process.env[variables[name]]);
  // A host of no servers has nothing that keeps it alive.
  const servers = names.length > 0 ? await startTemporaryServers("tests", names) : undefined;
  if (servers) for (const name of names) process.env[variables[name]] = servers.urls[name];
  const template = await createTestDatabase();
  // The applications of the tests run with the rights that the product has.
  const role = `podium_test_${randomBytes(6).toString("hex")}`;
  await migrate({ url: template.url, appUrl: urlOfRole(template.url, role), logger: pino({ level: "silent" }) });
  await seed(template.url);
  process.env.TEST_TEMPLATE_DATABASE = template.name;
  process.env.TEST_APP_ROLE = role;
  // From here on: a database that a pooler is connected to cannot be copied.
  const pooler = process.env.TEST_THROUGH === "pgbouncer" ? await startPooler() : undefined;
  return async () => {
    await template.drop();
    await pooler?.stop();
    if (!names.includes("postgres")) await dropTestRole(role);
    await servers?.stop();
  };
}

/** What every database of the product has from its first start on. */
async function seed(url: string): Promise<void> {
  const database = createDatabase({ url, logger: pino({ level: "silent" }), max: 1 });
  const realtime = { announceContentChange() {} };
  const pictures = { shownOf: async () => new Map() };
  const clock = { now: () => new Date("2026-11-01T12:00:00Z") };
  await seedContent({ database, documents: createDocumentsService({ clock, realtime, pictures }) });
  await database.close();
}

/** The applications of the tests then reach PostgreSQL through it; databases are made and removed beside it. */
async function startPooler(): Promise<{ stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "podium-pooler-"));
  await chmod(folder, 0o711);
  const { url, server } = await startPgbouncer({
    dir: join(folder, "pgbouncer"),
    url: testEnv("TEST_DATABASE_URL"),
    // As many as one process has: a test that gets fewer would only wait longer.
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
