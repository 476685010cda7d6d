import { sql } from "kysely";
import { isForQuota, isPooled } from "#database/cast-quotas.sql.ts";
import type { CastQuotaRow } from "#database/tables/cast-quotas.ts";
import type { Db } from "#platform/data/database.ts";

interface TakenBy {
  id: number;
  name: string;
  seats: number;
  status: "PENDING" | "CONFIRMED";
}

export interface ListedQuota extends CastQuotaRow {
  sentAt: Date | null;
  /** Null: no mail was asked for. */
  mailStatus: string | null;
  hasMailError: boolean;
  inCarts: number;
  reservations: TakenBy[];
}

interface FoundShow {
  id: number;
  name: string;
  cancelledAt: Date | null;
}

export async function findShow(db: Db, showId: number): Promise<FoundShow | undefined> {
  return db.selectFrom("shows").where("id", "=", showId).select(["id", "name", "cancelledAt"]).executeTakeFirst();
}

export async function findQuotas(db: Db, showId: number): Promise<ListedQuota[]> {
  const { rows } = await sql<ListedQuota>`
    select quota.*, mail.sent_at, mail.status as mail_status, coalesce(mail.last_error is not null, false) as has_mail_error,
      (select count(*)::int from seats where cast_quota_id = quota.id and status = 'held') as in_carts,
      array(
        select json_build_object('id', reservations.id, 'name', concat_ws(' ', users.firstname, users.lastname),
          'seats', count(*)::int, 'status', reservations.status)
        from seats
        join reservations on reservations.id = seats.reservation_id
        join users on users.id = reservations.user_id
        where seats.cast_quota_id = quota.id
        group by reservations.id, users.id order by reservations.id) as reservations
    from cast_quotas quota
    left join mails mail on mail.kind = 'CAST_LINK' and mail.subject_id = quota.id
    where quota.show_id = ${showId}
    order by lower(quota.name), quota.id`.execute(db);
  return rows;
}

/** Counts seats that are held for the cast of a show, whoever of them they are for. */
export async function countPool(db: Db, showId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ seats: number }>`
    select count(*)::int as seats from seats join seat_blocks block on block.id = seats.block_id
    where seats.show_id = ${showId} and seats.status = 'blocked' and ${isPooled(now)}`.execute(db);
  return rows[0]?.seats ?? 0;
}

export type QuotaTerms = Pick<CastQuotaRow, "name" | "email" | "seatCount" | "endsAt">;

export async function insertQuota(
  db: Db,
  quota: QuotaTerms & Pick<CastQuotaRow, "showId" | "createdAt">,
): Promise<CastQuotaRow> {
  return db.insertInto("castQuotas").values(quota).returningAll().executeTakeFirstOrThrow();
}

export function findQuota(db: Db, { showId, id }: { showId: number; id: number }): Promise<CastQuotaRow | undefined> {
  return db
    .selectFrom("castQuotas")
    .where("showId", "=", showId)
    .where("id", "=", id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
}

/** @returns false when more seats are taken than it would have */
export async function changeQuota(db: Db, id: number, terms: QuotaTerms): Promise<boolean> {
  const changed = await db
    .updateTable("castQuotas")
    .set(terms)
    .where("id", "=", id)
    .where("taken", "<=", terms.seatCount)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

/** @returns false when a seat is taken with it */
export async function deleteQuota(db: Db, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom("castQuotas")
    .where("id", "=", id)
    .where("taken", "=", 0)
    .returning("id")
    .executeTakeFirst();
  return deleted !== undefined;
}

/** @param tokenHash null: the link opens nothing any more */
export async function storeLink(
  db: Db,
  id: number,
  link: { linkNumber: number; tokenHash: Buffer | null },
): Promise<void> {
  await db.updateTable("castQuotas").set(link).where("id", "=", id).execute();
}

export function findByToken(db: Db, tokenHash: Buffer): Promise<CastQuotaRow | undefined> {
  return db.selectFrom("castQuotas").where("tokenHash", "=", tokenHash).selectAll().executeTakeFirst();
}

/** With its show, for the mail. */
export function findWithShow(db: Db, id: number) {
  return db
    .selectFrom("castQuotas")
    .innerJoin("shows", "shows.id", "castQuotas.showId")
    .where("castQuotas.id", "=", id)
    .selectAll("castQuotas")
    .select(["shows.name as showName", "shows.startsAt", "shows.cancelledAt"])
    .executeTakeFirst();
}

export async function findSeatIds(db: Db, { id, showId }: CastQuotaRow, now: Date): Promise<string[]> {
  const { rows } = await sql<{ seatId: string }>`
    select seat_id from seats where show_id = ${showId} and ${isForQuota(sql`${id}::int`, now)}
    order by seat_id`.execute(db);
  return rows.map(({ seatId }) => seatId);
}
