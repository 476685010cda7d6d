import type { MailKind, MailRow } from "../../database/tables/mails.ts";
import type { Db } from "../../platform/database.ts";

export interface NewMail {
  kind: MailKind;
  subjectId: number;
  dueAt: Date;
  createdAt: Date;
}

/** @returns the new mail's id; undefined when there is such a mail already */
export async function insertMail(db: Db, { kind, subjectId, dueAt, createdAt }: NewMail): Promise<number | undefined> {
  const row = await db
    .insertInto("mails")
    .values({
      kind,
      subject_id: subjectId,
      due_at: dueAt,
      created_at: createdAt,
      claimed_until: null,
      last_error: null,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.columns(["kind", "subject_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Has a mail of this kind sent anew, whether it went out before or not. @returns its id, whatever it was before */
export async function insertMailAgain(db: Db, { kind, subjectId, dueAt, createdAt }: NewMail): Promise<number> {
  const fresh = {
    status: "WAITING",
    due_at: dueAt,
    created_at: createdAt,
    claimed_until: null,
    attempts: 0,
    last_error: null,
    sent_at: null,
  } as const;
  const row = await db
    .insertInto("mails")
    .values({ kind, subject_id: subjectId, ...fresh })
    .onConflict((conflict) => conflict.columns(["kind", "subject_id"]).doUpdateSet(fresh))
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Takes mails that are due for this process alone, for a while: those that wait, and those whose process died.
 * @param only this mail; none: the oldest that are due
 */
export async function claimDueMails(
  db: Db,
  claim: { now: Date; until: Date; limit: number; only?: number },
): Promise<MailRow[]> {
  const due = db
    .selectFrom("mails")
    .select("id")
    .where("due_at", "<=", claim.now)
    .where((eb) =>
      eb.or([
        eb("status", "=", "WAITING"),
        eb.and([eb("status", "=", "SENDING"), eb("claimed_until", "<=", claim.now)]),
      ]),
    )
    .$if(claim.only !== undefined, (query) => query.where("id", "=", claim.only ?? 0))
    .orderBy("due_at")
    .orderBy("id")
    .limit(claim.limit)
    .forUpdate()
    .skipLocked();
  return db
    .with("due", () => due)
    .updateTable("mails")
    .from("due")
    .set((eb) => ({ status: "SENDING", claimed_until: claim.until, attempts: eb("mails.attempts", "+", 1) }))
    .whereRef("mails.id", "=", "due.id")
    .returningAll("mails")
    .execute();
}

/** What became of a claimed mail. A claim that another process took over meanwhile is left alone. */
async function settle(db: Db, mail: MailRow, update: Partial<MailRow>): Promise<void> {
  await db
    .updateTable("mails")
    .set({ claimed_until: null, ...update })
    .where("id", "=", mail.id)
    .where("status", "=", "SENDING")
    .where("attempts", "=", mail.attempts)
    .execute();
}

export function markSent(db: Db, mail: MailRow, at: Date): Promise<void> {
  return settle(db, mail, { status: "SENT", sent_at: at, last_error: null });
}

/** The mail no longer applies: a reminder for what was paid. */
export function markDropped(db: Db, mail: MailRow): Promise<void> {
  return settle(db, mail, { status: "DROPPED" });
}

/** @param again when to try next; null: never */
export function markUnsent(db: Db, mail: MailRow, error: string, again: Date | null): Promise<void> {
  return settle(db, mail, { status: again ? "WAITING" : "FAILED", last_error: error, ...(again && { due_at: again }) });
}
