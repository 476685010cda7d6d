import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { pino } from "pino";
import { expect, test as base } from "vitest";
import { createDatabase } from "#platform/data/database.ts";
import { type Catalog, readCatalog } from "./catalog.ts";
import { compareSchemas, NO_CODE, REMOVED_PARTS, removedTooEarly } from "./compare-schemas.ts";
import { createTestDatabase } from "./database.ts";
import { LONG_TIME_LIMITS } from "./test-app.ts";

const logger = pino({ level: "silent" });

const OLD = [
  "create table plays (id int generated always as identity primary key, name text not null, note text)",
  "alter table plays add kind text not null default 'a' check (kind in ('a', 'b')), add stars int not null check (stars > 0)",
  "create table parts (id int primary key, play_id int not null references plays on delete cascade, code text)",
  "create unique index parts_code on parts (code) where code is not null",
  "create index parts_play on parts (play_id)",
  "create function count_parts(play int) returns int language sql as 'select 1'",
  "create function note_part() returns trigger language plpgsql as 'begin return new; end'",
  "create trigger parts_noted before insert on parts for each row execute function note_part()",
];

/** A database with the tables of `OLD`; compares its schema before and after statements, and rolls them back. */
const test = base
  .extend("database", { scope: "file" }, async ({}, { onCleanup }) => {
    const made = await createTestDatabase();
    const database = createDatabase({ url: made.url, logger, timeLimits: LONG_TIME_LIMITS });
    onCleanup(async () => {
      await database.close();
      await made.drop();
    });
    for (const statement of OLD) await sql.raw(statement).execute(database.db);
    return database;
  })
  .extend("after", { scope: "file" }, ({ database }) => async (statements: readonly string[]) => {
    const before = await readCatalog(database.db);
    const trx = await database.db.startTransaction().execute();
    try {
      for (const statement of statements) await sql.raw(statement).execute(trx);
      // A release stores the catalog as JSON.
      return compareSchemas(JSON.parse(JSON.stringify(before)) as Catalog, await readCatalog(trx), {});
    } finally {
      await trx.rollback().execute();
    }
  });

test.for([
  ["drop table parts", "table parts is gone"],
  ["alter table parts rename to roles", "table parts is gone"],
  ["alter table plays drop note", "column plays.note is gone"],
  ["alter table plays rename note to remark", "column plays.note is gone"],
  ["alter table parts alter id type bigint", "column parts.id was integer and is bigint"],
  ["alter table plays alter note set not null", "column plays.note may no longer be null"],
  ["alter table plays alter name drop not null", "column plays.name may be null, which nobody reckoned with"],
  ["alter table plays alter kind drop default", "column plays.kind lost its default"],
  ["alter table plays alter id drop identity", "column plays.id lost its default"],
  ["alter table parts alter id add generated always as identity", "column parts.id may no longer be written"],
  ["alter table plays add year int not null", "column plays.year is new and needs a value"],
  ["alter table plays add check (name <> '')", "constraint plays.plays_name_check is new: CHECK ((name <> ''::text))"],
  ["create unique index plays_name on plays (name)", "unique index plays.plays_name is new: btree (name)"],
  ["drop index parts_code", "unique index parts.parts_code is gone"],
  ["alter index parts_code rename to parts_one_code", "unique index parts.parts_code is gone"],
  ["drop function count_parts", "function count_parts(play integer) is gone"],
  ["drop trigger parts_noted on parts", "trigger parts.parts_noted is gone"],
  ["alter table parts drop constraint parts_play_id_fkey", "constraint parts.parts_play_id_fkey is gone"],
] as const)("an older process trips over: %s", async ([statement, difference], { after }) => {
  expect(await after([statement])).toEqual([difference]);
});

const withKinds = (kinds: string) => [
  "alter table plays drop constraint plays_kind_check",
  `alter table plays add constraint plays_kind_check check (kind in (${kinds}))`,
];

test("an older process trips over a list of values that lost one, and not over one that got longer", async ({
  after,
}) => {
  expect(await after(withKinds("'a', 'c'"))).toEqual([expect.stringContaining("plays.plays_kind_check is another")]);
  expect(await after(withKinds("'a', 'b', 'c'"))).toEqual([]);
});

test.for([
  "create table tickets (id int primary key, play_id int not null references plays)",
  "alter table plays add year int",
  "alter table plays add year int not null default 2026 check (year > 2000)",
  "alter table plays add year int generated always as (stars + 1) stored",
  "alter table parts add year int, add unique (code, year)",
  "alter table parts add later boolean; create unique index parts_one_later on parts (play_id) where later",
  "create index plays_name on plays (name)",
  "drop index parts_play",
  "alter table plays drop constraint plays_stars_check",
  "create view seen as select * from plays",
  "create or replace function count_parts(play int) returns int language sql as 'select 2'",
  "create trigger parts_noted_too before update on parts for each row execute function note_part()",
] as const)("an older process goes on after: %s", async (statement, { after }) => {
  expect(await after([statement])).toEqual([]);
});

test("an intended removal is listed with the last release that used it", async ({ database }) => {
  const before = await readCatalog(database.db);
  const after = { ...before, functions: [] };
  const difference = "function count_parts(play integer) is gone";
  expect(compareSchemas(before, after, {})).toContain(difference);
  expect(compareSchemas(before, after, { [difference]: "1.2.0" })).not.toContain(difference);
});

test("nothing is removed that the previous release still uses", async () => {
  const changelog = "## [Unreleased]\n\n## [1.2.0] - 2027-01-01\n\n## [1.1.0] - 2026-12-01\n";
  expect(removedTooEarly({ old: "1.1.0", running: "1.2.0", unknown: "2.0.0", guard: NO_CODE }, changelog)).toEqual([
    "running",
    "unknown",
  ]);
  const ours = await readFile(new URL("../../../CHANGELOG.md", import.meta.url), "utf8");
  expect(removedTooEarly(REMOVED_PARTS, ours)).toEqual([]);
});
