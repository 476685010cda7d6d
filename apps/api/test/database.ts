import { randomBytes } from "node:crypto";
import pg from "pg";

/** A variable that the test command sets. @throws Error when it is missing */
export function testEnv(
  name: "TEST_DATABASE_URL" | "TEST_TEMPLATE_DATABASE" | "TEST_REDIS_URL" | "TEST_BREAKABLE_REDIS_URL",
): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests with npm test, which starts the servers.`);
  return value;
}

async function asAdministrator(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates an empty database, or a copy of one that nobody uses. */
export async function createTestDatabase(
  server = testEnv("TEST_DATABASE_URL"),
  template = "template1",
): Promise<{ name: string; url: string; drop: () => Promise<void> }> {
  const name = `podium_test_${randomBytes(6).toString("hex")}`;
  await asAdministrator(server, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => asAdministrator(server, `drop database if exists ${name} with (force)`) };
}
