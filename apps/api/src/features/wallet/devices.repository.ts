import { sql } from "kysely";
import type { Db } from "#platform/database.ts";

/** Devices of one pass; nobody has it on more, and made-up devices fill no table. */
const MAX_DEVICES = 20;

interface Device {
  serial: string;
  deviceId: string;
}

/** @returns null when there is no such pass, or on too many devices */
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

/** The passes of a device that have a later version than `since`. */
export async function findChanged(db: Db, deviceId: string, since: number) {
  const { rows } = await sql<{ serial: string; version: number }>`
    select serial, version from wallet_registrations join wallet_passes on wallet_passes.id = pass_id
    where wallet = 'APPLE' and device_id = ${deviceId} and version > ${since}
    order by version`.execute(db);
  return rows;
}

/**
 * Google's account has these passes from now on. They are due at once: what changed while Google was saving them, or
 * was told to Google before that older state, is written anew.
 */
export async function registerGoogle(db: Db, passIds: readonly number[], now: Date): Promise<void> {
  await sql`
    insert into wallet_registrations (pass_id, wallet, device_id, push_token, push_due_at)
    select id, 'GOOGLE', '', '', ${now} from wallet_passes where id = any(${passIds}::int[])
    on conflict (pass_id, wallet, device_id) do update set push_due_at = excluded.push_due_at, attempts = 0`.execute(
    db,
  );
}
