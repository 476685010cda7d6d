import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/data/database.ts";
import { networksOf } from "./network.ts";

const widestOf = (network: string): string => networksOf(network).at(-1)?.network ?? network;

const isWithin = (column: RawBuilder<unknown>, network: string): RawBuilder<boolean> =>
  network.includes("/")
    ? sql`(case when ${column} like '%:%' then (${column} || '::')::inet <<= ${network}::inet else false end)`
    : sql`(${column} = ${network})`;

/**
 * Whether the counted rows exceed the limit of their network or of a wider one around it. Transactions that ask for the
 * same purpose within the widest of these networks run one after the other.
 * @param counted `rows` is `from … where …`, `column` their network as `networkOf` names it
 * @param max the limit of one subscriber
 */
export async function isNetworkOver(
  db: Db,
  purpose: string,
  counted: { rows: RawBuilder<unknown>; column: RawBuilder<unknown>; amount: RawBuilder<unknown> },
  { network, max }: { network: string; max: number },
): Promise<boolean> {
  const { rows, column, amount } = counted;
  const widest = widestOf(network);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose}:${widest}`}, 0))`.execute(db);
  const over = networksOf(network).map(
    (one) => sql`coalesce(sum(${amount}) filter (where ${isWithin(column, one.network)}), 0) > ${max * one.times}`,
  );
  const { rows: found } = await sql<{ isOver: boolean }>`
    select ${sql.join(over, sql` or `)} as is_over ${rows} and ${isWithin(column, widest)}`.execute(db);
  return found[0]?.isOver === true;
}
