import { randomBytes } from "node:crypto";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createTestDatabase } from "#test/database.ts";
import { migrate, prepareDatabase } from "./migrate.ts";

const logger = pino({ level: "silent" });
const role = `podium_role_test_${randomBytes(6).toString("hex")}`;
const password = 'wörd\'s "eigen" $wachtwoord$';
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let appUrl: string;

function withLogin(url: string, name: string, secret: string): string {
  const made = new URL(url);
  made.username = name;
  made.password = encodeURIComponent(secret);
  return made.href;
}

async function ask(url: string, ...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) rows = (await client.query<Record<string, unknown>>(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

const asOwner = (...statements: string[]) => ask(database.url, ...statements);
const asApp = (...statements: string[]) => ask(appUrl, ...statements);

const LINE = "insert into audit_log (at, action, subject_type, subject_id, summary, details) values";

beforeAll(async () => {
  database = await createTestDatabase();
  appUrl = withLogin(database.url, role, password);
  await migrate({ url: database.url, appUrl, logger });
  await asOwner(`${LINE} (now(), 'SHOW_CREATED', 'show', 1, 'jong', '{}')`);
});
afterAll(async () => {
  await asOwner(`drop owned by ${role}`, `drop role ${role}`);
  await database.drop();
});

describe("the role that the app runs with", () => {
  test.for([
    ["makes a table", "create table mine (id int)", "permission denied for schema"],
    ["makes a temporary table", "create temporary table mine (id int)", "permission denied to create temporary"],
    ["makes a schema", "create schema mine", "permission denied for database"],
    ["makes a role", "create role mine", "permission denied to create role"],
    ["makes a database", "create database mine", "permission denied to create database"],
    ["drops a table", "drop table scans", "must be owner"],
    ["alters a table", "alter table users add column mine int", "must be owner"],
    ["empties a table", "truncate scans", "permission denied"],
    ["disables the log's triggers", "alter table audit_log disable trigger all", "must be owner"],
    ["goes around the log's triggers", "set session_replication_role = replica", "permission denied"],
    [
      "replaces what the log's triggers do",
      "create or replace function refuse_audit_change() returns trigger language plpgsql as $$ begin return null; end $$",
      "permission denied",
    ],
    ["changes the log", "update audit_log set summary = 'niets'", "permission denied for table audit_log"],
    ["deletes from the log", "delete from audit_log", "permission denied for table audit_log"],
    ["empties the log", "truncate audit_log", "permission denied for table audit_log"],
    ["deletes a young line where old ones go", "select delete_log_lines(now(), 10)", "only ever added to"],
    ["reads passwords of roles", "select rolpassword from pg_authid", "permission denied"],
    ["writes which migrations ran", "delete from kysely_migration", "permission denied"],
    ["writes that another migrates", "update kysely_migration_lock set is_locked = 1", "permission denied"],
    [
      "becomes the owner",
      `do $$ begin execute format('set role %I', (select tableowner from pg_tables where tablename = 'users')); end $$`,
      "permission denied to set role",
    ],
  ] as const)("never %s", async ([, statement, refusal]) => {
    await expect(asApp(statement)).rejects.toThrow(refusal);
  });

  test("reads and writes the rows of every other table, and uses every sequence", async () => {
    const rights = (await asApp(`
      select relname as name, relkind as kind,
        case relkind when 'S' then has_sequence_privilege(oid, 'usage')
          else has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert') end as adds,
        relkind = 'S' or has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete') as changes
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')`)) as Array<{
      name: string;
      adds: boolean;
      changes: boolean;
    }>;
    expect(rights.length).toBeGreaterThan(25);
    expect(rights.flatMap(({ name, changes }) => (changes ? [] : [name])).toSorted()).toEqual([
      "audit_log",
      "kysely_migration",
      "kysely_migration_lock",
    ]);
    expect(rights.flatMap(({ name, adds }) => (adds ? [] : [name])).toSorted()).toEqual([
      "kysely_migration",
      "kysely_migration_lock",
    ]);
  });

  test("adds to the log, and deletes lines older than three years", async () => {
    await asApp(`${LINE} (now() - interval '4 years', 'SHOW_CREATED', 'show', 1, 'oud', '{}')`);
    expect(await asApp("select delete_log_lines(now() - interval '3 years', 200) as lines")).toEqual([{ lines: 1 }]);
    expect(await asApp("select summary from audit_log")).toEqual([{ summary: "jong" }]);
  });

  test("calls functions of the owner's only where names mean what the owner meant", async () => {
    const functions = await asApp(`
      select proname, proconfig from pg_proc
      where prosecdef and pronamespace = 'public'::regnamespace and has_function_privilege(oid, 'execute')
      order by proname`);
    const proconfig = ["search_path=pg_catalog, public, pg_temp"];
    expect(functions).toEqual([
      { proname: "analyze_rehearsal", proconfig },
      { proname: "close_rehearsal", proconfig },
      { proname: "delete_log_lines", proconfig },
      // A trigger's: nobody calls it.
      { proname: "find_cash_shift", proconfig },
      { proname: "open_rehearsal", proconfig },
    ]);
  });

  test("ends a statement and an idle transaction itself, where no connection asks for it", async () => {
    const names = ["statement_timeout", "idle_in_transaction_session_timeout"];
    const rows = names.map((name) => asApp(`show ${name}`));
    expect(await Promise.all(rows)).toEqual([[{ [names[0] ?? ""]: "8s" }], [{ [names[1] ?? ""]: "15s" }]]);
  });

  test("has its rights on the tables of a later migration too, and loses what somebody gave it", async () => {
    await asOwner(
      "create table later (id int generated always as identity)",
      `grant update (summary), truncate on audit_log to ${role}`,
      "grant delete on audit_log to public",
      `grant update on sequence mails_id_seq to public, ${role}`,
      "create function of_the_owner() returns int language sql security definer as 'select 1'",
      "revoke execute on function of_the_owner from public",
      `grant execute on function of_the_owner to ${role}`,
    );
    await expect(asApp("select from later")).rejects.toThrow("permission denied");
    const starts = Array.from({ length: 3 }, () => prepareDatabase({ url: appUrl, ownerUrl: database.url, logger }));
    await Promise.all(starts);
    await asApp("insert into later default values");
    for (const change of [
      "update audit_log set summary = ''",
      "truncate audit_log",
      "delete from audit_log",
      "select setval('mails_id_seq', 1)",
      "select of_the_owner()",
    ])
      await expect(asApp(change)).rejects.toThrow("permission denied");
    await asOwner("drop table later", "drop function of_the_owner");
  });

  test("has the password of DATABASE_URL from the next run on, which no statement holds", async () => {
    const changed = withLogin(database.url, role, "een ander");
    await expect(ask(changed, "select 1")).rejects.toThrow("authentication failed");
    await migrate({ url: database.url, appUrl: changed, logger });
    expect(await ask(changed, "select 1 as one")).toEqual([{ one: 1 }]);
    await expect(asApp("select 1")).rejects.toThrow("authentication failed");
    const query = vi.spyOn(pg.Client.prototype, "query");
    await migrate({ url: database.url, appUrl, logger });
    const said = JSON.stringify(query.mock.calls.map(([statement]) => statement));
    query.mockRestore();
    expect(said).toContain(`alter role \\"${role}\\" password`);
    expect(said).not.toContain("eigen");
    const stored = await asOwner(`select rolpassword from pg_authid where rolname = '${role}'`);
    expect(stored).toEqual([{ rolpassword: expect.stringMatching(/^SCRAM-SHA-256\$/) }]);
  });

  test("is refused when it may more than rows, or owns tables: DATABASE_URL names the wrong one", async () => {
    await asOwner(`alter role ${role} createdb`);
    await expect(migrate({ url: database.url, appUrl, logger })).rejects.toThrow(
      `The role ${role} of DATABASE_URL has rights beyond rows`,
    );
    await asOwner(`alter role ${role} nocreatedb`, `create table owned (id int)`, `alter table owned owner to ${role}`);
    await expect(migrate({ url: database.url, appUrl, logger })).rejects.toThrow("owns tables");
    await asOwner("drop table owned");
  });
});

test("an owner that is no superuser makes it all the same, with CREATEROLE and a database of its own", async () => {
  const [owner, app] = [`${role}_owner`, `${role}_app`];
  await asOwner(`create role ${owner} login createrole password 'o'`);
  const owned = await createTestDatabase();
  await asOwner(`alter database ${owned.name} owner to ${owner}`);
  const [url, ownerUrl] = [withLogin(owned.url, app, "a"), withLogin(owned.url, owner, "o")];
  for (const _ of ["first", "again"]) await prepareDatabase({ url, ownerUrl, logger });
  expect(await ask(url, "select count(*)::int as shows from shows")).toEqual([{ shows: 0 }]);
  await expect(ask(url, "create temporary table mine (id int)")).rejects.toThrow("permission denied");
  await owned.drop();
  await asOwner(`drop role ${app}`, `drop role ${owner}`);
});

describe("a process that may not migrate", () => {
  test("goes on with nothing missing", async () => {
    expect(await prepareDatabase({ url: appUrl, logger })).toEqual([]);
  });

  test("refuses a database that lacks a migration, and says what to run", async () => {
    const [last] = (await asOwner("select max(name) as name from kysely_migration")) as [{ name: string }];
    await asOwner(`delete from kysely_migration where name = '${last.name}'`);
    await expect(prepareDatabase({ url: appUrl, logger })).rejects.toThrow(
      `(migrations to run: 1), and the role ${role} may not migrate: run this program once with ROLE=migrate`,
    );
    await asOwner(`insert into kysely_migration values ('${last.name}', now()::text)`);
  });

  test("refuses an empty database the same way, and one that is newer than itself", async () => {
    const empty = await createTestDatabase();
    const url = withLogin(empty.url, role, password);
    await expect(prepareDatabase({ url, logger })).rejects.toThrow(/migrations to run: \d+\), .* ROLE=migrate/);
    await empty.drop();
    await asOwner("insert into kysely_migration values ('29991231-later', now()::text)");
    const refusal = "The database is newer than this version: 29991231-later ran.";
    await expect(prepareDatabase({ url: appUrl, logger })).rejects.toThrow(refusal);
    await expect(prepareDatabase({ url: database.url, logger })).rejects.toThrow(refusal);
    await asOwner("delete from kysely_migration where name = '29991231-later'");
  });

  test("raises the seats' versions of data that was restored", async () => {
    await asOwner(
      "insert into shows (name, starts_at, sales_close_at, price_cents) values ('De vrek', now(), now(), 1200)",
      "insert into seats (show_id, seat_id, version) select max(id), 'R1-A', 7 from shows",
      "update installation set lives_in = 'elsewhere'",
    );
    await prepareDatabase({ url: appUrl, logger });
    expect(await asApp("select version from seats")).toEqual([{ version: 1_000_007 }]);
    await prepareDatabase({ url: appUrl, logger });
    expect(await asApp("select version from seats")).toEqual([{ version: 1_000_007 }]);
  });
});
