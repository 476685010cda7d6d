import { KEPT, termBefore, UNUSED_NOTICE } from "@podium/shared/site/retention";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/data/database.ts";

/** Accounts closed in one run; the next run comes within the hour. */
const BATCH = 200;

const isPersonal = sql`users.deleted_at is null and users.anonymous_network is null and not users.guest
  and users.role = 'USER'`;

/** Only its own mails open such an account: nobody can find it once it has no reservation. */
const isOnePurchase = sql`(users.repeat_guest and users.password_hash = ''
  and not exists (select from passkeys where passkeys.user_id = users.id))`;

const hasNothing = sql`not exists (select from reservations where user_id = users.id)
  and not exists (select from carts where user_id = users.id)
  and not exists (select from waiting_wishes where user_id = users.id)
  and not exists (select from vouchers where user_id = users.id)`;

/** Stores when accounts were last used. Sessions stay for a month after their end, so a daily run misses none. */
export async function storeLastUse(db: Db, only?: number): Promise<void> {
  await sql`
    update users set used_at = seen.at
    from (select user_id, max(last_seen_at) as at from sessions where ${only === undefined ? sql`user_id is not null` : sql`user_id = ${only}`} group by user_id) as seen
    where seen.user_id = users.id and users.used_at < seen.at`.execute(db);
}

/** A reservation or waiting list for a show since then counts as use; so does one made or moved by a volunteer. */
function unusedSince(moment: Date): RawBuilder<boolean> {
  return sql<boolean>`(${isPersonal} and not ${isOnePurchase} and users.used_at < ${moment} and not exists (
    select from reservations join shows on shows.id = reservations.show_id
    where reservations.user_id = users.id and (shows.starts_at >= ${moment} or reservations.reserved_at >= ${moment})
  ) and not exists (
    select from waiting_wishes join shows on shows.id = waiting_wishes.show_id
    where waiting_wishes.user_id = users.id and shows.starts_at >= ${moment}))`;
}

/** @param verifies false: an unverified address means nothing @param only limits to this account, and locks it */
export async function findToClose(
  db: Db,
  { now, verifies }: { now: Date; verifies: boolean },
  only?: number,
): Promise<number[]> {
  const unverifiedBefore = termBefore(KEPT.unverifiedAccounts, now);
  const isUnverified = verifies ? sql`email_verified_at is null` : sql`false`;
  const { rows } = await sql<{ id: number }>`
    select id from users
    where ${only === undefined ? sql`true` : sql`id = ${only}`} and ((${isPersonal} and (${isUnverified} or ${isOnePurchase}) and created_at < ${unverifiedBefore}
        and used_at < ${unverifiedBefore} and ${hasNothing})
      or (${unusedSince(termBefore(KEPT.unusedAccounts, now))} and unused_told_at > used_at
        and unused_told_at < ${termBefore(UNUSED_NOTICE, now)}))
    order by id limit ${BATCH} ${only === undefined ? sql`` : sql`for update`}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function claimUnnotified(db: Db, now: Date): Promise<number[]> {
  // The notice period ends together with the account's term.
  const soon = new Date(now);
  soon.setUTCDate(soon.getUTCDate() + UNUSED_NOTICE.days);
  const { rows } = await sql<{ id: number }>`
    update users set unused_told_at = ${now} where id in (
      select id from users where ${unusedSince(termBefore(KEPT.unusedAccounts, soon))}
        and (unused_told_at is null or unused_told_at <= used_at)
      order by id limit ${BATCH} for update skip locked
    ) returning id`.execute(db);
  return rows.map(({ id }) => id);
}
