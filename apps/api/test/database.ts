import { randomBytes } from "node:crypto";
import pg from "pg";

/** A variable that the test command sets. @throws Error when it is missing */
export function testEnv(
  name:
    | "TEST_DATABASE_URL"
    | "TEST_TEMPLATE_DATABASE"
    | "TEST_APP_ROLE"
    | "TEST_REDIS_URL"
    | "TEST_BREAKABLE_REDIS_URL",
): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests with npm test, which starts the servers.`);
  return value;
}

/** @param role its password is its name */
export function urlOfRole(url: string, role: string): string {
  return Object.assign(new URL(url), { username: role, password: role }).href;
}

async function asAdministrator(server: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Drops a test's role, because the database server outlives the tests. */
export const dropTestRole = (role: string): Promise<void> =>
  asAdministrator(testEnv("TEST_DATABASE_URL"), `drop role ${role}`);

/** Creates an empty database, or a copy of an unused one. The URL leads through the pooler, if there is one. */
export async function createTestDatabase(
  server = testEnv("TEST_DATABASE_URL"),
  template = "template1",
): Promise<{ name: string; url: string; drop: () => Promise<void> }> {
  const name = `podium_test_${randomBytes(6).toString("hex")}`;
  const pooler = process.env.TEST_POOLER_URL;
  // The pooler keeps unused connections to the template open, which would block the copy.
  const leave = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${template}'`;
  const copy = `create database ${name} template ${template} strategy file_copy`;
  await asAdministrator(server, ...(pooler ? [leave] : []), copy);
  const url = new URL(pooler ?? server);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => asAdministrator(server, `drop database if exists ${name} with (force)`) };
}
