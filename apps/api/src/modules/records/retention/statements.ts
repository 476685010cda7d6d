import type { MailKind } from "@podium/shared/contracts/mails";
import { type RawBuilder, sql } from "kysely";
import { anyOf, type Db } from "#platform/data/database.ts";

/** Number of rows that a statement may lock */
export const BATCH = 200;

export async function idsOf(db: Db, query: RawBuilder<{ id: number }>): Promise<number[]> {
  return (await query.execute(db)).rows.map(({ id }) => id);
}

/** Deletes rows that no other transaction has locked. @param which condition on `candidate` @returns their ids */
export const deleteSome = (db: Db, table: string, which: RawBuilder<unknown>): Promise<number[]> =>
  idsOf(
    db,
    sql`delete from ${sql.table(table)} where id in (
      select id from ${sql.table(table)} candidate where ${which} limit ${BATCH} for update skip locked
    ) returning id`,
  );

export const deleteMails = (db: Db, kinds: readonly MailKind[], subjectIds: readonly number[]) =>
  db.deleteFrom("mails").where("kind", "in", kinds).where("subjectId", "=", anyOf(subjectIds)).execute();
