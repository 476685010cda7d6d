import { sql } from "kysely";
import type { Db } from "#platform/data/database.ts";

/** Limits devices of one pass, so that made-up devices cannot fill the table. */
const MAX_DEVICES = 20;

interface Device {
  serial: string;
  deviceId: string;
}

/** @returns null when the pass does not exist, or is on too many devices */
export async function registerDevice(
  db: Db,
  { serial, deviceId, pushToken }: Device & { pushToken: string },
): Promise<"new" | "known" | null> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into wallet_registrations (pass_id, wallet, device_id, push_token)
    select id, 'APPLE', ${deviceId}, ${pushToken} from wallet_passes
    where serial = ${serial} and (
      select count(*) from wallet_registrations
      where pass_id = wallet_passes.id and wallet = 'APPLE' and device_id <> ${deviceId}) < ${MAX_DEVICES}
    on conflict (pass_id, wallet, device_id) do update set push_token = excluded.push_token
    returning xmax = 0 as "isNew"`.execute(db);
  if (!rows[0]) return null;
  return rows[0].isNew ? "new" : "known";
}

export async function unregisterDevice(db: Db, { serial, deviceId }: Device): Promise<void> {
  await sql`
    delete from wallet_registrations using wallet_passes
    where wallet_passes.id = pass_id and serial = ${serial} and wallet = 'APPLE' and device_id = ${deviceId}`.execute(
    db,
  );
}

/** Finds the passes of a device that have a later version than `since`. */
export async function findChanged(db: Db, deviceId: string, since: number) {
  const { rows } = await sql<{ serial: string; version: number }>`
    select serial, version from wallet_registrations join wallet_passes on wallet_passes.id = pass_id
    where wallet = 'APPLE' and device_id = ${deviceId} and version > ${since}
    order by version`.execute(db);
  return rows;
}

/**
 * Registers passes as saved at Google. They are due at once, so that a change is written again that was made while
 * Google was saving them, or that was pushed to Google before this older state got there.
 */
export async function registerGoogle(db: Db, passIds: readonly number[], now: Date): Promise<void> {
  await sql`
    insert into wallet_registrations (pass_id, wallet, device_id, push_token, push_due_at)
    select id, 'GOOGLE', '', '', ${now} from wallet_passes where id = any(${passIds}::int[])
    on conflict (pass_id, wallet, device_id) do update set push_due_at = excluded.push_due_at, attempts = 0`.execute(
    db,
  );
}
