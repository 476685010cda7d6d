import { APOSTROPHES } from "@podium/shared/words/latin-text";
import { UNSEEN } from "@podium/shared/words/typed-text";
import { folded, matches } from "@podium/shared/words/search-text";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { pino } from "pino";
import { expect } from "vitest";
import { createTestDatabase } from "#test/database.ts";
import { apiTest } from "#test/fixtures.ts";
import { migrate } from "#database/migrate.ts";
import { up as foldAnew } from "#database/migrations/20270124-seen-names.ts";
import { hasWords } from "./folded-search.ts";

const test = apiTest();

/** Letters, marks and signs of the scripts that names here use. */
const BLOCKS = [
  [0x20, 0x5ff],
  [0x600, 0x6ff],
  [0x900, 0x97f],
  [0xd00, 0xd7f],
  [0x1e00, 0x206f],
  [0xfb00, 0xfb4f],
  [0xff00, 0xff5e],
] as const;
const signsOf = ([from, to]: readonly [number, number]) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
const unseen = new RegExp(`[${UNSEEN}]`, "u");
const allUnseen = signsOf([0, 0x10ffff]).filter((sign) => unseen.test(sign));
const signs = [...BLOCKS.flatMap(signsOf), ...Array.from(APOSTROPHES), ...allUnseen];

test("the database folds a text as the browser does", async ({ podium }) => {
  const { rows } = await sql<{ sign: string; folded: string }>`
    select sign, folded(sign) from jsonb_array_elements_text(${JSON.stringify(signs)}::jsonb) sign`.execute(
    podium.deps.database.db,
  );
  expect(rows).toHaveLength(signs.length);
  expect(rows.filter((row) => row.folded !== folded(row.sign))).toEqual([]);
});

test("the database finds a text by the same words as the browser, and by no letters that stand apart", async ({
  podium,
}) => {
  const texts = ["Piet Van den Berghe", "Zoë D'Hondt", "Jo Ann", "Peeters An", "50% van_den Bos", "a\\b Ab¨cd", ""];
  const names = "vandenberghe|berghe piet|denb|pitberg|vande|joa|joan|peet|peer|an peeters|eters|d'hond|dhon|hon zo| ";
  const withSigns = "50%v|%van|v_nd|van_d|v%en|a\\b|a\\ba|ab¨cd|b¨cd|abcd";
  const searches = `${names}|${withSigns}`.split("|");
  const found = await Promise.all(
    searches.map(async (search) => {
      const { rows } = await sql<{ text: string }>`
        select text from unnest(${texts}::text[]) text where ${hasWords(sql`folded(text)`, search)}`.execute(
        podium.deps.database.db,
      );
      return [search, rows.map(({ text }) => text)];
    }),
  );
  expect(found).toEqual(searches.map((search) => [search, texts.filter((text) => matches(folded(text), search))]));
});

test("what was folded before apostrophes of every shape were left out is folded again", async () => {
  const made = await createTestDatabase();
  await migrate({ url: made.url, logger: pino({ level: "silent" }) });
  const pool = new pg.Pool({ connectionString: made.url });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`create or replace function folded(written text) returns text language sql immutable strict parallel safe
    as $$ select lower(written) $$`);
  await run(`insert into users (email, firstname, lastname, number, password_hash)
    values ('s@voorbeeld.be', 'An', 'Saʿid', '', '')`);
  await run(`insert into shows (name, starts_at, sales_close_at, price_cents) values ('Saʿid', now(), now(), 1200)`);
  await run(`insert into vouchers (code, balance_cents, origin, name, created_at)
    values ('K7M4P9WX3HRC2F8J', 0, 'FREE', 'Saʿid', now())`);
  await foldAnew(db);
  const { rows } = await sql<{ stored: string }>`
    select folded_text as stored from users union all select folded_lastname from users
    union all select folded_name from shows union all select folded_text from vouchers`.execute(db);
  expect(rows.map(({ stored }) => stored.trim())).toEqual(["an said s@voorbeeld.be", "said", "said", "said"]);
  await db.destroy();
  await made.drop();
});
