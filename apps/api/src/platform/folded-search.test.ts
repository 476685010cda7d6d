import { folded } from "@podium/shared/search-text";
import { sql } from "kysely";
import { expect } from "vitest";
import { apiTest } from "#test/fixtures.ts";

const test = apiTest();

/** Every letter, mark and sign of the scripts that names here are written in. */
const BLOCKS = [
  [0x20, 0x5ff],
  [0x600, 0x6ff],
  [0x900, 0x97f],
  [0xd00, 0xd7f],
  [0x1e00, 0x206f],
  [0xfb00, 0xfb4f],
  [0xff00, 0xff5e],
] as const;
const signs = BLOCKS.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
);

test("the database folds a text as the browser does", async ({ podium }) => {
  const { rows } = await sql<{ sign: string; folded: string }>`
    select sign, folded(sign) from jsonb_array_elements_text(${JSON.stringify(signs)}::jsonb) sign`.execute(
    podium.deps.database.db,
  );
  expect(rows).toHaveLength(signs.length);
  expect(rows.filter((row) => row.folded !== folded(row.sign))).toEqual([]);
});
