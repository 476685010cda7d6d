import type { MailKind } from "@podium/shared/contracts/mails";
import { sql } from "kysely";
import type { Db } from "#platform/data/database.ts";

interface NewMail {
  kind: MailKind;
  dueAt: Date;
  createdAt: Date;
}

/** @returns undefined if it existed already */
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

/** A claimed mail stays as it is. */
export async function insertMailInPlaceOf(
  db: Db,
  { kind, dueAt, createdAt, subjectId, others }: NewMail & { subjectId: number; others: readonly number[] },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    with replaced as (
      delete from mails where kind = ${kind} and subject_id = any(${others}::int[]) and status = 'WAITING' and withdrawable
      returning subject_id, also
    )
    insert into mails (kind, subject_id, also, due_at, created_at, withdrawable)
    select ${kind}, ${subjectId}, array(select subject from replaced, unnest(also || subject_id) as subject order by subject),
      ${dueAt}, ${createdAt}, true
    on conflict (kind, subject_id) do nothing returning id`.execute(db);
  return rows[0]?.id;
}

/** An occasion of a subject; its mail is made once for each, one after the other */
export interface Occasion {
  subjectId: number;
  occasion: string;
}

/** A mail that is being sent stays as it is: call again later. */
export async function insertMailsOfOccasions(
  db: Db,
  { kind, dueAt, createdAt, occasions }: NewMail & { occasions: readonly Occasion[] },
): Promise<number[]> {
  const subjectIds = occasions.map(({ subjectId }) => subjectId);
  const names = occasions.map(({ occasion }) => occasion);
  const { rows } = await sql<{ id: number }>`
    insert into mails (kind, subject_id, occasion, due_at, created_at)
    select ${kind}, subject_id, occasion, ${dueAt}, ${createdAt}
    from unnest(${subjectIds}::int[], ${names}::text[]) as given (subject_id, occasion) order by subject_id
    on conflict (kind, subject_id) do update set occasion = excluded.occasion, due_at = excluded.due_at,
      created_at = excluded.created_at, status = 'WAITING', attempts = 0, last_error = null, sent_at = null
    where mails.occasion <> excluded.occasion and mails.status <> 'SENDING'
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
