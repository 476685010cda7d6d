import type { MailKind } from "@podium/shared/contracts/mails";
import { sql } from "kysely";
import type { MailRow } from "#database/tables/messages.ts";
import { countAll, type Db } from "#platform/database.ts";

interface NewMail {
  kind: MailKind;
  subjectId: number;
  dueAt: Date;
  createdAt: Date;
}

/** @returns undefined when the mail exists already */
export async function insertMail(db: Db, mail: NewMail): Promise<number | undefined> {
  const row = await db
    .insertInto("mails")
    .values(mail)
    .onConflict((conflict) => conflict.columns(["kind", "subjectId"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** @returns the ids of the new ones */
export async function insertMails(
  db: Db,
  { kind, subjectIds, dueAt, createdAt }: Omit<NewMail, "subjectId"> & { subjectIds: readonly number[] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into mails (kind, subject_id, due_at, created_at)
    select ${kind}, subject_id, ${dueAt}, ${createdAt} from unnest(${subjectIds}::int[]) as subject_id
    on conflict (kind, subject_id) do nothing returning id`.execute(db);
  return rows.map((row) => row.id);
}

/** Sends a mail of this kind again. @returns its id */
export async function insertMailAgain(db: Db, { kind, subjectId, dueAt, createdAt }: NewMail): Promise<number> {
  const fresh = {
    status: "WAITING",
    dueAt,
    createdAt,
    claimedUntil: null,
    attempts: 0,
    lastError: null,
    sentAt: null,
  } as const;
  const row = await db
    .insertInto("mails")
    .values({ kind, subjectId, ...fresh })
    .onConflict((conflict) => conflict.columns(["kind", "subjectId"]).doUpdateSet(fresh))
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Claims waiting mails, and those whose process died. */
export async function claimDueMails(
  db: Db,
  claim: { now: Date; until: Date; limit: number; only?: number },
): Promise<MailRow[]> {
  const due = db
    .selectFrom("mails")
    .select("id")
    .where("dueAt", "<=", claim.now)
    .where((eb) =>
      eb.or([
        eb("status", "=", "WAITING"),
        eb.and([eb("status", "=", "SENDING"), eb("claimedUntil", "<=", claim.now)]),
      ]),
    )
    .$if(claim.only !== undefined, (query) => query.where("id", "=", claim.only ?? 0))
    .orderBy("dueAt")
    .orderBy("id")
    .limit(claim.limit)
    .forUpdate()
    .skipLocked();
  return db
    .with("due", () => due)
    .updateTable("mails")
    .from("due")
    .set((eb) => ({ status: "SENDING", claimedUntil: claim.until, attempts: eb("mails.attempts", "+", 1) }))
    .whereRef("mails.id", "=", "due.id")
    .returningAll("mails")
    .execute();
}

/** Does nothing when another process has claimed the mail since. */
async function settle(db: Db, mail: MailRow, update: Partial<MailRow>): Promise<void> {
  await db
    .updateTable("mails")
    .set({ claimedUntil: null, ...update })
    .where("id", "=", mail.id)
    .where("status", "=", "SENDING")
    // Each claim lasts longer than the one before; the attempts begin again when a mail is sent again.
    .where("claimedUntil", "=", mail.claimedUntil)
    .execute();
}

export function markSent(db: Db, mail: MailRow, at: Date): Promise<void> {
  return settle(db, mail, { status: "SENT", sentAt: at, lastError: null });
}

export function markDropped(db: Db, mail: MailRow): Promise<void> {
  return settle(db, mail, { status: "DROPPED" });
}

/** @param again the next attempt; null: none */
export function markUnsent(db: Db, mail: MailRow, error: string, again: Date | null): Promise<void> {
  return settle(db, mail, { status: again ? "WAITING" : "FAILED", lastError: error, ...(again && { dueAt: again }) });
}

const RESERVATION_MAILS = [
  "RESERVATION_RECEIVED",
  "PAYMENT_REMINDER",
  "RESERVATION_LAPSED",
  "RESERVATION_CANCELLED",
  "TICKETS",
] satisfies MailKind[];

export async function findUnsentMails(db: Db, limit: number) {
  const unsent = db
    .selectFrom("mails")
    .where("mails.status", "in", ["WAITING", "SENDING", "FAILED"])
    .where("mails.lastError", "is not", null);
  const rows = await unsent
    .leftJoin("reservations", (join) =>
      join.onRef("reservations.id", "=", "mails.subjectId").on("mails.kind", "in", RESERVATION_MAILS),
    )
    .leftJoin("passwordResets", (join) =>
      join.onRef("passwordResets.id", "=", "mails.subjectId").on("mails.kind", "=", "PASSWORD_RESET"),
    )
    .leftJoin("users", (join) =>
      join.on("users.id", "=", sql<number>`coalesce(reservations.user_id, password_resets.user_id)`),
    )
    .select([
      "mails.id",
      "mails.kind",
      "mails.status",
      "mails.attempts",
      "mails.lastError",
      "mails.dueAt",
      "reservations.id as reservationId",
      "users.email",
    ])
    .orderBy(sql`mails.status = 'FAILED'`, "desc")
    .orderBy("mails.id", "desc")
    .limit(limit)
    .execute();
  const { total } = await unsent.select(countAll().as("total")).executeTakeFirstOrThrow();
  const items = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    reservationId: row.reservationId,
    recipient: row.email ?? "",
    attempts: row.attempts,
    error: row.lastError ?? "",
    nextTryAt: row.status === "FAILED" ? null : row.dueAt,
  }));
  return { items, total };
}

export async function countOverdueMails(db: Db, now: Date): Promise<{ due: number; failed: number }> {
  const { due, failed } = await db
    .selectFrom("mails")
    .where("status", "in", ["WAITING", "SENDING", "FAILED"])
    .where("dueAt", "<=", now)
    .select((eb) => [
      countAll(eb("status", "!=", "FAILED")).as("due"),
      countAll(eb("status", "=", "FAILED")).as("failed"),
    ])
    .executeTakeFirstOrThrow();
  return { due, failed };
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
