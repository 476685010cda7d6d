import {
  LINK_MAILS,
  type MailKind,
  mailKindSchema,
  PASSED_TICKET_MAILS,
  RESERVATION_MAILS,
} from "@podium/shared/contracts/mails";
import { sql } from "kysely";
import type { MailRow } from "#database/tables/messages.ts";
import { anyOf, countAll, type Db } from "#platform/data/database.ts";
import { readPage } from "#platform/http/pagination.ts";

interface Due {
  dueAt: Date;
  createdAt: Date;
}

/** @returns the ids of the new ones */
export async function insertMails(
  db: Db,
  mails: Due & { kind: MailKind; subjectIds: readonly number[]; withdrawable?: boolean },
): Promise<number[]> {
  const { kind, subjectIds, dueAt, createdAt, withdrawable = false } = mails;
  const { rows } = await sql<{ id: number }>`
    insert into mails (kind, subject_id, due_at, created_at, withdrawable)
    select ${kind}, subject_id, ${dueAt}, ${createdAt}, ${withdrawable} from unnest(${subjectIds}::int[]) as subject_id
    on conflict (kind, subject_id) do nothing returning id`.execute(db);
  return rows.map((row) => row.id);
}

export async function insertMailAgain(
  db: Db,
  { kind, subjectId, ...due }: Due & { kind: MailKind; subjectId: number },
): Promise<number> {
  const unclaimed = { claimedUntil: null, claim: null };
  const fresh = { ...unclaimed, attempts: 0, withdrawable: false, lastError: null, sentAt: null };
  const unsent = { status: "WAITING", ...fresh } as const;
  const row = await db
    .insertInto("mails")
    .values({ kind, subjectId, ...due, ...unsent })
    .onConflict((conflict) => conflict.columns(["kind", "subjectId"]).doUpdateSet({ ...due, ...unsent }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function deleteMail(db: Db, kind: MailKind, subjectId: number): Promise<void> {
  await db.deleteFrom("mails").where("kind", "=", kind).where("subjectId", "=", subjectId).execute();
}

export async function rescheduleMail(
  db: Db,
  { kind, subjectId, dueAt }: { kind: MailKind; subjectId: number; dueAt: Date },
): Promise<number | undefined> {
  const row = await db
    .updateTable("mails")
    .set({ dueAt })
    .where("kind", "=", kind)
    .where("subjectId", "=", subjectId)
    .where("status", "=", "WAITING")
    .where("attempts", "=", 0)
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export async function deleteWithdrawable(db: Db, kind: MailKind, subjectId: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom("mails")
    .where("kind", "=", kind)
    .where("subjectId", "=", subjectId)
    .where("status", "=", "WAITING")
    .where("withdrawable", "=", true)
    .returning("id")
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Leaves those that are sent, being sent or given up. */
export async function deleteUnsent(db: Db, kind: MailKind, subjectIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom("mails")
    .where("kind", "=", kind)
    .where("subjectId", "=", anyOf(subjectIds))
    .where("status", "in", ["WAITING", "DROPPED"])
    .execute();
}

export async function endUndo(db: Db, kind: MailKind, subjectId: number): Promise<void> {
  await db
    .updateTable("mails")
    .set({ withdrawable: false })
    .where("kind", "=", kind)
    .where("subjectId", "=", subjectId)
    .execute();
}

/** Due mails that wait, or whose process died */
const dueMails = (db: Db, now: Date) =>
  db
    .selectFrom("mails")
    .where("dueAt", "<=", now)
    .where((eb) =>
      eb.or([eb("status", "=", "WAITING"), eb.and([eb("status", "=", "SENDING"), eb("claimedUntil", "<=", now)])]),
    );

/** @returns when the oldest due mail became due; undefined: none is due */
export async function findOldestDue(db: Db, now: Date): Promise<Date | undefined> {
  const oldest = await dueMails(db, now).select("dueAt").orderBy("dueAt").limit(1).executeTakeFirst();
  return oldest?.dueAt;
}

/** Claims a due mail of a kind that this release can write. @param only this mail; none: the oldest that is due */
export function claimDueMail(
  db: Db,
  { now, until, only }: { now: Date; until: Date; only?: number | undefined },
): Promise<MailRow | undefined> {
  let due = dueMails(db, now).select("id").where("kind", "in", mailKindSchema.options);
  if (only !== undefined) due = due.where("id", "=", only);
  return db
    .with("due", () => due.orderBy("dueAt").orderBy("id").limit(1).forUpdate().skipLocked())
    .updateTable("mails")
    .from("due")
    .set((eb) => ({
      status: "SENDING",
      claimedUntil: until,
      claim: sql<string>`gen_random_uuid()`,
      withdrawable: false,
      attempts: eb("mails.attempts", "+", 1),
    }))
    .whereRef("mails.id", "=", "due.id")
    .returningAll("mails")
    .executeTakeFirst();
}

/** Ends a claim, unless another process claimed the mail since or it was requested again. @returns whether it ended */
export async function endClaim(db: Db, { id, claim }: MailRow, update: Partial<MailRow>): Promise<boolean> {
  const ended = await db
    .updateTable("mails")
    .set({ claimedUntil: null, claim: null, ...update })
    .where("id", "=", id)
    .where("status", "=", "SENDING")
    .where("claim", "=", claim)
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}

export async function isClaimed(db: Db, { id, claim }: MailRow): Promise<boolean> {
  const mail = await db
    .selectFrom("mails")
    .select("id")
    .where("id", "=", id)
    .where("status", "=", "SENDING")
    .where("claim", "=", claim)
    .executeTakeFirst();
  return mail !== undefined;
}

/** Includes mails that are about other reservations too. */
export function findMailsOf(db: Db, reservationId: number, limit: number) {
  return db
    .selectFrom("mails")
    .where("kind", "in", RESERVATION_MAILS)
    .where(sql<boolean>`${reservationId}::int in (select subject_id union all select unnest(also))`)
    .select(["id", "kind", "status", "dueAt", "sentAt"])
    .orderBy(sql`coalesce(sent_at, due_at)`, "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export function findUnsentMails(db: Db, limit: number) {
  const unsent = db
    .selectFrom("mails")
    .where("mails.status", "in", ["WAITING", "SENDING", "FAILED"])
    .where("mails.lastError", "is not", null);
  const rows = unsent
    .leftJoin("reservations", (join) =>
      join.onRef("reservations.id", "=", "mails.subjectId").on("mails.kind", "in", RESERVATION_MAILS),
    )
    .leftJoin("securityNotices", (join) =>
      join.onRef("securityNotices.id", "=", "mails.subjectId").on("mails.kind", "=", "SECURITY_NOTICE"),
    )
    .leftJoin("accountLinks", (join) =>
      join.onRef("accountLinks.id", "=", "mails.subjectId").on("mails.kind", "in", LINK_MAILS),
    )
    .leftJoin("showMessageRecipients", (join) =>
      join.onRef("showMessageRecipients.id", "=", "mails.subjectId").on("mails.kind", "=", "SHOW_MESSAGE"),
    )
    .leftJoin("passedTickets", (join) =>
      join.onRef("passedTickets.id", "=", "mails.subjectId").on("mails.kind", "in", PASSED_TICKET_MAILS),
    )
    .leftJoin("invitations", (join) =>
      join.onRef("invitations.id", "=", "mails.subjectId").on("mails.kind", "=", "INVITATION"),
    )
    .leftJoin("newsletterSubscribers", (join) =>
      join.onRef("newsletterSubscribers.id", "=", "mails.subjectId").on("mails.kind", "=", "NEWSLETTER_CONFIRM"),
    )
    .leftJoin("castQuotas", (join) =>
      join.onRef("castQuotas.id", "=", "mails.subjectId").on("mails.kind", "=", "CAST_LINK"),
    )
    .leftJoin("vouchers", (join) => join.onRef("vouchers.id", "=", "mails.subjectId").on("mails.kind", "=", "VOUCHER"))
    .leftJoin("users", (join) =>
      join.on(
        "users.id",
        "=",
        sql<number>`coalesce(reservations.user_id, security_notices.user_id,
        show_message_recipients.user_id)`,
      ),
    )
    .select(["mails.id", "mails.kind", "mails.status", "mails.attempts", "mails.lastError", "mails.dueAt"])
    .select([
      "reservations.id as reservationId",
      sql<string | null>`coalesce(account_links.email, invitations.email, newsletter_subscribers.email, vouchers.email,
        cast_quotas.email, passed_tickets.email, users.email,
        (select email from passed_tickets where id = show_message_recipients.passed_id))`.as("email"),
    ])
    .orderBy(sql`mails.status = 'FAILED'`, "desc")
    .orderBy("mails.id", "desc");
  return readPage({ page: 1, pageSize: limit }, rows, unsent.select(countAll().as("total")));
}

/** `failed` counts mails given up since then, `refused` mails with so many attempts or more that are tried again. */
export function countOverdueMails(
  db: Db,
  { now, since, attempts }: { now: Date; since: Date; attempts: number },
): Promise<{ due: number; failed: number; refused: number }> {
  return db
    .selectFrom("mails")
    .where("status", "in", ["WAITING", "SENDING", "FAILED"])
    .select((eb) => [
      countAll(eb.and([eb("status", "!=", "FAILED"), eb("dueAt", "<=", now)])).as("due"),
      countAll(eb.and([eb("status", "=", "FAILED"), eb("dueAt", ">", since)])).as("failed"),
      countAll(
        eb.and([eb("status", "!=", "FAILED"), eb("attempts", ">=", attempts), eb("lastError", "is not", null)]),
      ).as("refused"),
    ])
    .executeTakeFirstOrThrow();
}

export async function retryMail(db: Db, id: number, now: Date): Promise<"waits" | "untouched" | "unknown"> {
  const retried = await db
    .updateTable("mails")
    .set({ status: "WAITING", dueAt: now, attempts: 0 })
    .where("id", "=", id)
    .where("status", "in", ["WAITING", "FAILED"])
    .where("lastError", "is not", null)
    .returning("id")
    .executeTakeFirst();
  if (retried) return "waits";
  const known = await db.selectFrom("mails").select("id").where("id", "=", id).executeTakeFirst();
  return known ? "untouched" : "unknown";
}
