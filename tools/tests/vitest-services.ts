import { migrate } from "@podium/api/database/migrate.ts";
import { createTestDatabase } from "@podium/api/test/database.ts";
import { pino } from "pino";
import { type ServerName, startTemporaryServers } from "#services/temporary-servers.ts";

/** TEST_BREAKABLE_REDIS_URL: one test file at a time may pause it or fill it up. */
const variables: Record<ServerName, string> = {
  postgres: "TEST_DATABASE_URL",
  redis: "TEST_REDIS_URL",
  spareRedis: "TEST_BREAKABLE_REDIS_URL",
};

/** Starts the servers that the environment does not name, and makes the database that each file's is a copy of. */
export async function setup(): Promise<() => Promise<void>> {
  const names = (Object.keys(variables) as ServerName[]).filter((name) => !process.env[variables[name]]);
  const { urls, stop } = await startTemporaryServers("tests", names);
  for (const name of names) process.env[variables[name]] = urls[name];
  const template = await createTestDatabase();
  await migrate({ url: template.url, logger: pino({ level: "silent" }) });
  process.env.TEST_TEMPLATE_DATABASE = template.name;
  return async () => {
    await template.drop();
    await stop();
  };
}
