import type { Language } from "@podium/shared/words/languages";
import type { Role } from "@podium/shared/contracts/roles";
import { type Insertable, sql } from "kysely";
import type { SessionsTable } from "#database/tables/sessions.ts";
import { anyOf, type Db } from "#platform/data/database.ts";

export interface SessionState {
  id: string;
  kind: "account" | "device";
  subjectId: number;
  role: Role;
  anonymousNetwork: string | null;
  /** Set when the link in a mail opened the session, and nobody proved their identity since. */
  byLink: { reservationId: number | null } | null;
  expiresAt: Date;
  /** Since when the account should have a second step; null: it has one, or does not need one. */
  termBeganAt: Date | null;
}

/** Returns the states in the order of the ids; null for a session that ended, or whose account or device did. */
export async function findStates(db: Db, ids: readonly string[]): Promise<Array<SessionState | null>> {
  const rows = await db
    .selectFrom("sessions")
    .leftJoin("users", (join) => join.onRef("users.id", "=", "sessions.userId").on("users.deletedAt", "is", null))
    .leftJoin("doorDevices", (join) =>
      join.onRef("doorDevices.id", "=", "sessions.doorDeviceId").on("doorDevices.endedAt", "is", null),
    )
    .leftJoin("secondStepTerms", "secondStepTerms.userId", "sessions.userId")
    .where("sessions.id", "in", [...new Set(ids)])
    .where("sessions.endedAt", "is", null)
    .select([
      "sessions.id",
      "sessions.expiresAt",
      "sessions.provenAt",
      "sessions.reservationId",
      "users.id as userId",
      "users.role",
      "users.anonymousNetwork",
      "doorDevices.id as deviceId",
    ])
    .select("secondStepTerms.beganAt as termBeganAt")
    .execute();
  const byId = new Map<string, SessionState>();
  for (const { id, expiresAt, userId, role, anonymousNetwork, deviceId, termBeganAt, ...opened } of rows) {
    const byLink = isUnproven(opened) ? { reservationId: opened.reservationId } : null;
    if (userId !== null && role !== null)
      byId.set(id, { id, kind: "account", subjectId: userId, role, anonymousNetwork, byLink, expiresAt, termBeganAt });
    else if (deviceId !== null)
      byId.set(id, {
        id,
        kind: "device",
        subjectId: deviceId,
        role: "DOOR",
        anonymousNetwork: null,
        byLink: null,
        expiresAt,
        termBeganAt: null,
      });
  }
  return ids.map((id) => byId.get(id) ?? null);
}

export async function insertSession(db: Db, session: Insertable<SessionsTable>): Promise<void> {
  await db.insertInto("sessions").values(session).execute();
}

export function findOpenSessions(db: Db, userId: number, now: Date) {
  return db
    .selectFrom("sessions")
    .where("userId", "=", userId)
    .where("endedAt", "is", null)
    .where("expiresAt", ">", now)
    .select(["id", "device", "createdAt", "lastSeenAt"])
    .orderBy("lastSeenAt", "desc")
    .orderBy("createdAt", "desc")
    .execute();
}

export async function hasSessionFrom(db: Db, userId: number, network: string): Promise<boolean> {
  const found = await db
    .selectFrom("sessions")
    .select("id")
    .where("userId", "=", userId)
    .where("network", "=", network)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function endSessions(
  db: Db,
  userId: number,
  which: { id?: string; not?: string | undefined },
  at: Date,
): Promise<string[]> {
  const ended = await db
    .updateTable("sessions")
    .set({ endedAt: at })
    .where("userId", "=", userId)
    .where("endedAt", "is", null)
    .$if(which.id !== undefined, (query) => query.where("id", "=", which.id ?? ""))
    .$if(which.not !== undefined, (query) => query.where("id", "<>", which.not ?? ""))
    .returning("id")
    .execute();
  return ended.map(({ id }) => id);
}

export async function endDeviceSessions(db: Db, doorDeviceId: number, at: Date): Promise<string[]> {
  const ended = await db
    .updateTable("sessions")
    .set({ endedAt: at })
    .where("doorDeviceId", "=", doorDeviceId)
    .where("endedAt", "is", null)
    .returning("id")
    .execute();
  return ended.map(({ id }) => id);
}

/** Shortens the account's sessions when the new role's lifetime is shorter, as if they were opened with that role. */
export async function shortenSessions(db: Db, userId: number, seconds: number): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ expiresAt: sql<Date>`least(expires_at, created_at + make_interval(secs => ${seconds}))` })
    .where("userId", "=", userId)
    .where("endedAt", "is", null)
    .execute();
}

export async function setExpiry(db: Db, id: string, expiresAt: Date): Promise<boolean> {
  const extended = await db
    .updateTable("sessions")
    .set({ expiresAt })
    .where("id", "=", id)
    .where("endedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return extended !== undefined;
}

/** @param since the opening of a session counts as a proof too */
export async function isProven(db: Db, id: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom("sessions")
    .where("id", "=", id)
    .where("endedAt", "is", null)
    .where((eb) => eb(eb.fn.coalesce("provenAt", "createdAt"), ">", since))
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

const NEVER = new Date(0);
const isUnproven = ({ provenAt }: { provenAt: Date | null }): boolean => provenAt?.getTime() === NEVER.getTime();

export async function isByLink(db: Db, id: string): Promise<boolean> {
  const session = await db.selectFrom("sessions").where("id", "=", id).select("provenAt").executeTakeFirst();
  return session !== undefined && isUnproven(session);
}

/** Marks the session as opened by a mail's link: opening it is no proof. */
export async function storeLink(db: Db, id: string, reservationId: number | null): Promise<void> {
  await db.updateTable("sessions").set({ provenAt: NEVER, reservationId }).where("id", "=", id).execute();
}

export async function storeProof(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable("sessions").set({ provenAt: at }).where("id", "=", id).where("endedAt", "is", null).execute();
}

export async function storeLastSeen(db: Db, ids: readonly string[], at: Date): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ lastSeenAt: at })
    .where("id", "=", anyOf(ids))
    .where("lastSeenAt", "<", at)
    .execute();
}

export async function setPresaleCode(db: Db, id: string, preOrderCodeId: number): Promise<void> {
  await db.updateTable("sessions").set({ preOrderCodeId }).where("id", "=", id).execute();
}

export async function copyPresaleCode(db: Db, from: string, to: string): Promise<void> {
  await db
    .updateTable("sessions")
    .from("sessions as before")
    .set(({ ref }) => ({ preOrderCodeId: ref("before.preOrderCodeId") }))
    .where("sessions.id", "=", to)
    .where("sessions.preOrderCodeId", "is", null)
    .where("before.id", "=", from)
    .execute();
}

export async function findPresaleCode(db: Db, id: string): Promise<number | null> {
  const found = await db.selectFrom("sessions").where("id", "=", id).select("preOrderCodeId").executeTakeFirst();
  return found?.preOrderCodeId ?? null;
}

/** Sets the language of an open account. Writes, and locks, only when it differs. */
export async function setLanguage(db: Db, userId: number, language: Language): Promise<void> {
  await db
    .updateTable("users")
    .set({ language })
    .where("id", "=", userId)
    .where("deletedAt", "is", null)
    .where("language", "<>", language)
    .execute();
}
