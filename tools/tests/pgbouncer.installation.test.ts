import { join } from "node:path";
import { migrate } from "@podium/api/database/migrate.ts";
import { makeBackup } from "@podium/api/modules/records/backups/make-backup.ts";
import { restoreBackup } from "@podium/api/modules/records/backups/restore-backup.ts";
import { createDatabase } from "@podium/api/platform/data/database.ts";
import { createFolderStore } from "@podium/api/platform/files/file-store.ts";
import { apiOver, overFetch } from "@podium/shared/test/api.ts";
import { registerUser, reserve, showForm, signIn } from "@podium/shared/test/steps.ts";
import { type RawBuilder, sql } from "kysely";
import { pino } from "pino";
import { expect, onTestFinished } from "vitest";
import { startApi } from "#services/api.ts";
import { startPgbouncer } from "#services/pgbouncer.ts";
import { startPostgres } from "#services/postgres.ts";
import { startRedis } from "#services/redis.ts";
import { test as base } from "./fixtures.ts";

const USERS = 6;
const admin = { email: "beheer@pooler.example", password: "pooler-tests-only" };
const logger = pino({ level: "silent" });

/** Runs one statement on a separate connection. */
async function ask(url: string, statement: RawBuilder<unknown>): Promise<unknown[]> {
  const database = createDatabase({ url, logger, max: 1, timeLimits: null });
  try {
    return (await statement.execute(database.db)).rows;
  } finally {
    await database.close();
  }
}

function asApp(url: string): string {
  const app = new URL(url);
  [app.username, app.password] = ["podium_app", "of-the-app"];
  return app.href;
}

const test = base
  .extend("postgres", { scope: "file" }, async ({ sharedFolder }, { onCleanup }) => {
    const { url, server } = await startPostgres({ dir: join(sharedFolder, "postgres"), fast: true });
    onCleanup(() => server.stop());
    return url;
  })
  // Fewer connections than clients, so that each statement may run in another session.
  .extend("pooled", { scope: "file" }, async ({ sharedFolder, postgres }, { onCleanup }) => {
    const dir = join(sharedFolder, "pgbouncer");
    const { url, server } = await startPgbouncer({ dir, url: postgres, connections: 3 });
    onCleanup(() => server.stop());
    return url;
  })
  .extend("redis", { scope: "file" }, async ({ sharedFolder }, { onCleanup }) => {
    const { url, server } = await startRedis({ dir: join(sharedFolder, "redis"), fast: true });
    onCleanup(() => server.stop());
    return url;
  });

test("processes that start at once behind a pooler migrate once", async ({ pooled }) => {
  const ran = await Promise.all(Array.from({ length: 4 }, () => migrate({ url: pooled, logger })));
  expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
});

test("a restore behind a pooler leaves no lock with a session that others get", async ({
  folder,
  postgres,
  pooled,
}) => {
  await migrate({ url: postgres, logger });
  const store = createFolderStore(join(folder, "pictures"));
  const { file } = await makeBackup({
    url: postgres,
    store,
    nameOf: () => join(folder, "backup.tar.gz"),
    counts: false,
  });
  await ask(postgres, sql`create database restored`);
  const restored = (url: string) => Object.assign(new URL(url), { pathname: "/restored" }).href;
  await restoreBackup({ file, url: restored(pooled), store, replace: false, logger, say: () => undefined });
  const locks = sql`select objid from pg_locks join pg_database on pg_database.oid = database
    where locktype = 'advisory' and datname = current_database()`;
  expect(await ask(restored(postgres), locks)).toEqual([]);
  expect(await migrate({ url: restored(postgres), logger })).toEqual([]);
});

test("a process that starts cuts off no other behind a pooler, which signs in anew for a connection of before", async ({
  postgres,
  pooled,
}) => {
  const start = () => migrate({ url: postgres, appUrl: asApp(pooled), logger });
  await start();
  const first = createDatabase({ url: asApp(pooled), logger, max: 1, timeLimits: null });
  onTestFinished(() => first.close());
  const works = async () => (await sql`select current_user as role`.execute(first.db)).rows;
  expect(await works()).toEqual([{ role: "podium_app" }]);
  await start();
  await ask(postgres, sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where usename = 'podium_app'`);
  expect(await works()).toEqual([{ role: "podium_app" }]);
});

test("two processes sell behind a pooler with the app's role, whose own settings end what takes too long", async ({
  sharedFolder,
  postgres,
  pooled,
  redis,
}) => {
  await using started = new AsyncDisposableStack();
  const env = {
    NODE_ENV: "test",
    DATABASE_URL: asApp(pooled),
    DATABASE_OWNER_URL: postgres,
    REDIS_URL: redis,
    DATA_DIR: sharedFolder,
    JWT_SECRET: "only for tests, and long enough for that",
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    LOG_LEVEL: "warn",
    RATE_LIMIT: "off",
    VERIFY_EMAIL: "off",
  };
  const apis = await Promise.all([startApi(env), startApi(env)]);
  for (const { server } of apis) started.defer(() => server.stop({ force: true }));
  const [first, second] = apis.map(({ url }) => overFetch(url));
  if (!first || !second) throw new Error("two processes were started");
  const { id: showId } = await apiOver(first, await signIn(apiOver(first), admin)).createShow({ body: showForm() });
  const users = await Promise.all(Array.from({ length: USERS }, () => registerUser(apiOver(first))));
  // Each user reserves a different seat, and then all try to hold the same one.
  const buy = async ({ token }: { token: string }, index: number): Promise<boolean> => {
    const [here, there] = index % 2 === 0 ? [first, second] : [second, first];
    const own = `R2-${String.fromCodePoint(65 + index)}`;
    await reserve(apiOver(here, token), showId, [own]);
    const { status } = await there("POST", `/api/carts/seats/${showId}/R1-A`, { token });
    return status === 200;
  };
  const got = await Promise.all(users.map(buy));
  expect(got.filter(Boolean)).toHaveLength(1);

  const database = createDatabase({ url: asApp(pooled), logger, max: 1, timeLimits: null });
  started.defer(() => database.close());
  const { rows } = await sql`select count(*)::int as sold, current_user as role,
      current_setting('statement_timeout') as "longest" from seats where status = 'reserved'`.execute(database.db);
  expect(rows).toEqual([{ sold: USERS, role: "podium_app", longest: "8s" }]);
});
