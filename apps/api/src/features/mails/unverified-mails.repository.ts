import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "#platform/database.ts";

const DAY = sql`interval '1 day'`;

const hashOf = (address: string): Buffer => createHash("sha256").update(address.toLowerCase()).digest();

export async function isVerified(db: Db, address: string): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", address.toLowerCase())
    .where("deletedAt", "is", null)
    .where("emailVerifiedAt", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** One statement, so that mails sent at once count each other. @returns false when the address had `max` in a day */
export async function countMail(db: Db, address: string, { now, max }: { now: Date; max: number }): Promise<boolean> {
  const { rows } = await sql`
    insert into unverified_mail_counts as counted (address_hash, since, mails) values (${hashOf(address)}, ${now}, 1)
    on conflict (address_hash) do update set
      since = case when counted.since > ${now}::timestamptz - ${DAY} then counted.since else excluded.since end,
      mails = case when counted.since > ${now}::timestamptz - ${DAY} then counted.mails + 1 else 1 end
    where counted.since <= ${now}::timestamptz - ${DAY} or counted.mails < ${max}
    returning mails`.execute(db);
  return rows.length > 0;
}

export async function forgetCounts(db: Db, now: Date): Promise<void> {
  await sql`delete from unverified_mail_counts where since <= ${now}::timestamptz - ${DAY}`.execute(db);
}
