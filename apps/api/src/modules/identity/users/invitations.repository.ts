import { type Insertable, sql } from "kysely";
import type { Role } from "@podium/shared/contracts/roles";
import type { InvitationsTable } from "#database/tables/users.ts";
import type { Db } from "#platform/data/database.ts";

export const OPEN_CONSTRAINT = "invitations_open";

const invitations = (db: Db) =>
  db
    .selectFrom("invitations")
    .innerJoin("users as inviter", "inviter.id", "invitations.invitedBy")
    .leftJoin("mails", (join) =>
      join.onRef("mails.subjectId", "=", "invitations.id").on("mails.kind", "=", "INVITATION"),
    )
    .select([
      "invitations.id",
      "invitations.email",
      "invitations.firstname",
      "invitations.lastname",
      "invitations.role",
      "invitations.createdAt",
      "invitations.expiresAt",
      "invitations.endedAt",
      "invitations.acceptedBy",
    ])
    .select(["inviter.id as inviterId", "inviter.firstname as inviterFirstname"])
    .select("inviter.lastname as inviterLastname")
    .select(["mails.sentAt", sql<boolean>`mails.last_error is not null and mails.sent_at is null`.as("mailRefused")])
    .select(sql<boolean>`inviter.role = 'ADMIN' and inviter.deleted_at is null`.as("isGiven"));

export type InvitationRow = Awaited<ReturnType<typeof findOpen>>[number];

export function findOpen(db: Db) {
  return invitations(db).where("invitations.endedAt", "is", null).orderBy("invitations.id", "desc").execute();
}

export function findInvitation(db: Db, which: { id: number } | { hash: Buffer }) {
  return invitations(db)
    .where((eb) => ("id" in which ? eb("invitations.id", "=", which.id) : eb("invitations.tokenHash", "=", which.hash)))
    .executeTakeFirst();
}

/** @throws a unique violation when another invitation of that address is open */
export async function insertInvitation(
  db: Db,
  invitation: Omit<Insertable<InvitationsTable>, "tokenHash" | "endedAt" | "acceptedBy">,
): Promise<number> {
  const { id } = await db.insertInto("invitations").values(invitation).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function storeTokenHash(db: Db, id: number, hash: Buffer): Promise<void> {
  await db.updateTable("invitations").set({ tokenHash: hash }).where("id", "=", id).execute();
}

/** @returns undefined when the invitation has ended */
export function renew(db: Db, id: number, { invitedBy, expiresAt }: { invitedBy: number; expiresAt: Date }) {
  return db
    .updateTable("invitations")
    .set({ invitedBy, expiresAt })
    .where("id", "=", id)
    .where("endedAt", "is", null)
    .returning(["role", "email"])
    .executeTakeFirst();
}

/** @returns undefined when the invitation has ended already */
export function endInvitation(db: Db, id: number, now: Date) {
  return db
    .updateTable("invitations")
    .set({ endedAt: now })
    .where("id", "=", id)
    .where("endedAt", "is", null)
    .returning("role")
    .executeTakeFirst();
}

/** @param which their recipient's address, or their sender */
export function endThose(db: Db, which: { email: string; expiredBefore?: Date } | { invitedBy: number }, now: Date) {
  return db
    .updateTable("invitations")
    .set({ endedAt: now })
    .where("endedAt", "is", null)
    .where((eb) => {
      if ("invitedBy" in which) return eb("invitedBy", "=", which.invitedBy);
      const { email, expiredBefore } = which;
      const those = [eb("email", "=", email), ...(expiredBefore ? [eb("expiresAt", "<=", expiredBefore)] : [])];
      return eb.and(those);
    })
    .returning(["id", "role"])
    .execute();
}

/** Accepts conditionally: one of two concurrent uses succeeds, only while its sender may give the role. */
export function acceptInvitation(db: Db, hash: Buffer, { userId, now }: { userId: number; now: Date }) {
  return db
    .updateTable("invitations")
    .from("users as inviter")
    .set({ endedAt: now, acceptedBy: userId })
    .whereRef("inviter.id", "=", "invitations.invitedBy")
    .where("inviter.role", "=", "ADMIN")
    .where("inviter.deletedAt", "is", null)
    .where("invitations.tokenHash", "=", hash)
    .where("invitations.endedAt", "is", null)
    .where("invitations.expiresAt", ">", now)
    .returning(["invitations.id", "invitations.role"])
    .executeTakeFirst();
}

const accounts = (db: Db) =>
  db
    .selectFrom("users")
    .select(["id", "email", "role", "language", "passwordHash", "emailVerifiedAt", "provedBefore"])
    .where("deletedAt", "is", null)
    .where("repeatGuest", "=", false);

export function findInvited(db: Db, email: string) {
  return accounts(db).where("email", "=", email).executeTakeFirst();
}

export function lockInvited(db: Db, which: { email: string } | { id: number }) {
  return accounts(db)
    .where((eb) => ("id" in which ? eb("id", "=", which.id) : eb("email", "=", which.email)))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function setRole(db: Db, id: number, role: Role): Promise<void> {
  await db.updateTable("users").set({ role }).where("id", "=", id).execute();
}
