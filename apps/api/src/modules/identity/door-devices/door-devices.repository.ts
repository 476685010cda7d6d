import type { Insertable } from "kysely";
import type { DoorDevicesTable } from "#database/tables/sessions.ts";
import type { Db } from "#platform/data/database.ts";

export async function insertDevice(db: Db, device: Insertable<DoorDevicesTable>): Promise<number> {
  const { id } = await db.insertInto("doorDevices").values(device).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Pairs in one conditional statement: of two simultaneous phones, one succeeds. */
export function pairDevice(db: Db, pairingHash: Buffer, now: Date) {
  return db
    .updateTable("doorDevices")
    .set({ pairedAt: now })
    .where("pairingHash", "=", pairingHash)
    .where("pairedAt", "is", null)
    .where("endedAt", "is", null)
    .where("pairBefore", ">", now)
    .where("validUntil", ">", now)
    .returning(["id", "name", "validUntil"])
    .executeTakeFirst();
}

export async function endDevice(db: Db, id: number, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable("doorDevices")
    .set({ endedAt: now })
    .where("id", "=", id)
    .where("endedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}

export async function endDevicesOf(db: Db, createdBy: number, now: Date): Promise<number[]> {
  const ended = await db
    .updateTable("doorDevices")
    .set({ endedAt: now })
    .where("createdBy", "=", createdBy)
    .where("endedAt", "is", null)
    .where("validUntil", ">", now)
    .returning("id")
    .execute();
  return ended.map(({ id }) => id);
}

/** Locks an administrator, who has that role until the transaction ends. */
export function lockAdmin(db: Db, id: number) {
  return db
    .selectFrom("users")
    .where("id", "=", id)
    .where("role", "=", "ADMIN")
    .where("deletedAt", "is", null)
    .select("id")
    .forShare()
    .executeTakeFirst();
}

export type DoorDevice = Awaited<ReturnType<typeof findDevices>>[number];

export function findDevices(db: Db, validAfter: Date) {
  return db
    .selectFrom("doorDevices")
    .leftJoin("sessions", "sessions.doorDeviceId", "doorDevices.id")
    .where("doorDevices.endedAt", "is", null)
    .where("doorDevices.validUntil", ">", validAfter)
    .select(["doorDevices.id", "doorDevices.name", "doorDevices.validUntil", "doorDevices.pairBefore"])
    .select(["doorDevices.pairedAt", "sessions.device", "sessions.lastSeenAt"])
    .orderBy("doorDevices.id", "desc")
    .execute();
}

export function findDevice(db: Db, id: number) {
  return db
    .selectFrom("doorDevices")
    .where("id", "=", id)
    .where("endedAt", "is", null)
    .select(["name", "validUntil"])
    .executeTakeFirst();
}
