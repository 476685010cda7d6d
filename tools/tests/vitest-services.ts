import { type ServerName, startTemporaryServers } from "#services/temporary-servers.ts";

/** TEST_BREAKABLE_REDIS_URL: one test file at a time may pause it or fill it up. */
const variables: Record<ServerName, string> = {
  postgres: "TEST_DATABASE_URL",
  redis: "TEST_REDIS_URL",
  spareRedis: "TEST_BREAKABLE_REDIS_URL",
};

export async function setup(): Promise<(() => Promise<void>) | undefined> {
  const names = (Object.keys(variables) as ServerName[]).filter((name) => !process.env[variables[name]]);
  if (names.length === 0) return undefined;
  const { urls, stop } = await startTemporaryServers("tests", names);
  for (const name of names) process.env[variables[name]] = urls[name];
  return stop;
}
