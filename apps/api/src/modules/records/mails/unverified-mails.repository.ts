import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "#platform/data/database.ts";

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

/** Counts in one statement, so that mails sent at once count each other. @returns false when a limit is reached */
export async function countMail(
  db: Db,
  address: string,
  { isRequested, now, max, maxRequested }: { isRequested: boolean; now: Date; max: number; maxRequested: number },
): Promise<boolean> {
  const requested = isRequested ? 1 : 0;
  const isToday = sql`counted.since > ${now}::timestamptz - ${DAY}`;
  const { rows } = await sql`
    insert into unverified_mail_counts as counted (address_hash, since, mails, asked)
    values (${hashOf(address)}, ${now}, 1, ${requested})
    on conflict (address_hash) do update set
      since = case when ${isToday} then counted.since else excluded.since end,
      mails = case when ${isToday} then counted.mails + 1 else 1 end,
      asked = case when ${isToday} then counted.asked else 0 end + excluded.asked
    where not (${isToday}) or (counted.mails < ${max} and counted.asked + excluded.asked <= ${maxRequested})
    returning mails`.execute(db);
  return rows.length > 0;
}

export function findCount(db: Db, address: string, now: Date) {
  return db
    .selectFrom("unverifiedMailCounts")
    .where("addressHash", "=", hashOf(address))
    .where(sql<boolean>`since > ${now}::timestamptz - ${DAY}`)
    .select(["mails", "asked"])
    .executeTakeFirst();
}

export async function forgetCounts(db: Db, now: Date): Promise<void> {
  await sql`delete from unverified_mail_counts where since <= ${now}::timestamptz - ${DAY}`.execute(db);
}
