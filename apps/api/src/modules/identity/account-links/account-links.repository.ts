import { type Insertable, sql } from "kysely";
import type { AccountLinksTable, LinkPurpose } from "#database/tables/users.ts";
import { countAll, type Db } from "#platform/data/database.ts";

export interface LinkSubject {
  reservationId?: number;
  sessionId?: string;
}

/** Whether the account still has the address that the link was mailed to; other links open nothing. */
const STILL_THEIRS = sql<boolean>`case account_links.purpose
  when 'UNDO_EMAIL' then true
  when 'VERIFY_EMAIL' then account_links.email in (users.email, users.pending_email)
  else account_links.email = users.email end`;

/** Locks the account, so that the second of two simultaneous requests counts the link of the first. */
export function lockByEmail(db: Db, email: string) {
  return db
    .selectFrom("users")
    .select(["id as userId", "email"])
    .where("email", "=", email)
    .where("deletedAt", "is", null)
    .where("repeatGuest", "=", false)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Locks the account before the link, so that two of its links opened at once wait for each other. */
export async function lockAccountOf(db: Db, hash: Buffer): Promise<void> {
  await db
    .selectFrom("users")
    .select("id")
    .where("id", "in", db.selectFrom("accountLinks").where("tokenHash", "=", hash).select("userId"))
    .forNoKeyUpdate()
    .execute();
}

/** Counts the links of an account; with a session, only those that this session requested. */
export async function countLinksSince(
  db: Db,
  purpose: LinkPurpose,
  { userId, sessionId }: { userId: number; sessionId?: string | undefined },
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom("accountLinks")
    .where("userId", "=", userId)
    .$if(sessionId !== undefined, (links) => links.where("sessionId", "=", sessionId ?? null))
    .where("purpose", "=", purpose)
    .where("createdAt", ">", since)
    .select(countAll().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertLink(
  db: Db,
  link: Omit<Insertable<AccountLinksTable>, "tokenHash" | "usedAt">,
): Promise<number> {
  const { id } = await db.insertInto("accountLinks").values(link).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function storeTokenHash(db: Db, id: number, hash: Buffer): Promise<void> {
  await db.updateTable("accountLinks").set({ tokenHash: hash }).where("id", "=", id).execute();
}

const links = (db: Db) =>
  db
    .selectFrom("accountLinks")
    .innerJoin("users", "users.id", "accountLinks.userId")
    .where("users.deletedAt", "is", null)
    .select(["accountLinks.id", "accountLinks.purpose", "accountLinks.createdAt", "accountLinks.email"])
    .select("accountLinks.sessionId")
    .select([
      "users.id as userId",
      "users.firstname",
      "users.language",
      "users.email as currentEmail",
      "users.pendingEmail",
    ])
    .$narrowType<{ email: string }>();

export function findLiveLink(db: Db, which: { id: number } | { hash: Buffer; purpose: LinkPurpose }, now: Date) {
  return links(db)
    .where("accountLinks.usedAt", "is", null)
    .where("accountLinks.expiresAt", ">", now)
    .where(STILL_THEIRS)
    .where((eb) =>
      "id" in which
        ? eb("accountLinks.id", "=", which.id)
        : eb.and([eb("accountLinks.tokenHash", "=", which.hash), eb("accountLinks.purpose", "=", which.purpose)]),
    )
    .executeTakeFirst();
}

export function findProvedLink(db: Db, { hash, purpose }: { hash: Buffer; purpose: LinkPurpose }) {
  return links(db)
    .where("accountLinks.tokenHash", "=", hash)
    .where("accountLinks.purpose", "=", purpose)
    .whereRef("accountLinks.email", "=", "users.email")
    .where("users.emailVerifiedAt", "is not", null)
    .executeTakeFirst();
}

export async function isUsed(db: Db, { hash, purpose }: { hash: Buffer; purpose: LinkPurpose }): Promise<boolean> {
  const row = await db
    .selectFrom("accountLinks")
    .select("id")
    .where("tokenHash", "=", hash)
    .where("purpose", "=", purpose)
    .where("usedAt", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a link conditionally: only one of two concurrent uses succeeds. @returns undefined: used or expired */
export function useLink(db: Db, { hash, purpose }: { hash: Buffer; purpose: LinkPurpose }, now: Date) {
  return db
    .updateTable("accountLinks")
    .from("users")
    .set({ usedAt: now })
    .whereRef("users.id", "=", "accountLinks.userId")
    .where("users.deletedAt", "is", null)
    .where("accountLinks.tokenHash", "=", hash)
    .where("accountLinks.purpose", "=", purpose)
    .where("accountLinks.usedAt", "is", null)
    .where("accountLinks.expiresAt", ">", now)
    .where(STILL_THEIRS)
    .returning(["accountLinks.id", "users.id as userId", "users.role", "accountLinks.email", "accountLinks.createdAt"])
    .returning(["accountLinks.reservationId", "users.language"])
    .$narrowType<{ email: string }>()
    .executeTakeFirst();
}

/** Counts a try of the session's newest code. @returns undefined: there is none, or all its tries are used */
export async function countTry(db: Db, sessionId: string, now: Date, max: number) {
  const newest = links(db)
    .clearSelect()
    .select("accountLinks.id")
    .where("accountLinks.sessionId", "=", sessionId)
    .where(STILL_THEIRS)
    .orderBy("accountLinks.id", "desc")
    .limit(1);
  return db
    .updateTable("accountLinks")
    .set(({ eb }) => ({ tries: eb("tries", "+", 1) }))
    .where("id", "in", newest)
    .where("purpose", "=", "PROOF_CODE")
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .where("tries", "<", max)
    .returning(["id", "purpose", "createdAt"])
    .executeTakeFirst();
}

export async function endLinks(db: Db, userId: number, purposes: readonly LinkPurpose[], now: Date): Promise<void> {
  await db
    .updateTable("accountLinks")
    .set({ usedAt: now })
    .where("userId", "=", userId)
    .where("purpose", "in", purposes)
    .where("usedAt", "is", null)
    .execute();
}

export async function endEach(db: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("accountLinks")
    .set({ usedAt: now })
    .where("id", "in", ids)
    .where("usedAt", "is", null)
    .execute();
}

export function deleteLinks(db: Db, userId: number) {
  return db.deleteFrom("accountLinks").where("userId", "=", userId).returning(["id", "purpose"]).execute();
}

export async function endVerifying(db: Db, address: { userId: number; email: string }, now: Date): Promise<void> {
  await db
    .updateTable("accountLinks")
    .set({ usedAt: now })
    .where("userId", "=", address.userId)
    .where("email", "=", address.email)
    .where("purpose", "=", "VERIFY_EMAIL")
    .where("usedAt", "is", null)
    .execute();
}

/** @param retained.undosFrom links that undo an older change of the address stay */
export async function endAllLinks(
  db: Db,
  userId: number,
  { undosFrom, secondStepUndos }: { undosFrom: number; secondStepUndos: boolean },
  now: Date,
): Promise<void> {
  await db
    .updateTable("accountLinks")
    .set({ usedAt: now })
    .where("userId", "=", userId)
    .where((eb) => eb.or([eb("purpose", "<>", "UNDO_EMAIL"), eb("id", ">=", undosFrom)]))
    .$if(secondStepUndos, (all) => all.where("purpose", "<>", "UNDO_SECOND_STEP"))
    .where("usedAt", "is", null)
    .execute();
}
