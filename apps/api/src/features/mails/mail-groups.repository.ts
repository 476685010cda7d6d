import type { MailKind } from "@podium/shared/contracts/mails";
import { sql } from "kysely";
import type { Db } from "#platform/database.ts";

interface NewMail {
  kind: MailKind;
  dueAt: Date;
  createdAt: Date;
}

/** One mail about the first subject that names the others too. @returns its id; undefined: it was asked for before */
export async function insertMailAboutAll(
  db: Db,
  { kind, dueAt, createdAt, subjectIds }: NewMail & { subjectIds: readonly number[] },
): Promise<number | undefined> {
  const [subjectId, ...also] = subjectIds;
  if (subjectId === undefined) return undefined;
  const row = await db
    .insertInto("mails")
    .values({ kind, subjectId, also, dueAt, createdAt })
    .onConflict((conflict) => conflict.columns(["kind", "subjectId"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Takes back what still waits about `others`, and tells of it in this mail. A mail that is claimed stays as it is. */
export async function insertMailInPlaceOf(
  db: Db,
  { kind, dueAt, createdAt, subjectId, others }: NewMail & { subjectId: number; others: readonly number[] },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    with taken as (
      delete from mails where kind = ${kind} and subject_id = any(${others}::int[]) and status = 'WAITING' and withdrawable
      returning subject_id, also
    )
    insert into mails (kind, subject_id, also, due_at, created_at, withdrawable)
    select ${kind}, ${subjectId}, array(select told from taken, unnest(also || subject_id) as told order by told),
      ${dueAt}, ${createdAt}, true
    on conflict (kind, subject_id) do nothing returning id`.execute(db);
  return rows[0]?.id;
}
