import { LINK_MAILS, OFFER_MAILS, PASSED_TICKET_MAILS, WAITING_LIST_MAILS } from "@podium/shared/contracts/mails";
import { type RawBuilder, sql } from "kysely";
import { anyOf, type Db } from "#platform/data/database.ts";
import {
  deletePayerAccounts,
  deleteRefundAccounts,
  forgetFileLines,
  forgetVouchers,
  forgetWords,
} from "./sales.repository.ts";
import { BATCH, deleteMails, deleteSome, idsOf } from "./statements.ts";

export async function deleteContactMessages(db: Db, before: Date): Promise<number> {
  const ids = await deleteSome(db, "contact_messages", sql`created_at < ${before}`);
  await deleteMails(db, ["CONTACT_MESSAGE"], ids);
  return ids.length;
}

const deleteSubscribers = async (db: Db, isOver: RawBuilder<boolean>): Promise<number> => {
  const ids = await deleteSome(db, "newsletter_subscribers", isOver);
  await deleteMails(db, ["NEWSLETTER_CONFIRM"], ids);
  return ids.length;
};

export const deleteNewsletterRequests = (db: Db, before: Date): Promise<number> =>
  deleteSubscribers(db, sql`confirmed_at is null and asked_at < ${before}`);

export const deleteNewsletterLeavers = (db: Db, before: Date): Promise<number> =>
  deleteSubscribers(db, sql`left_at < ${before}`);

export async function deleteShowMessages(db: Db, showBefore: Date): Promise<number> {
  const ids = await deleteSome(
    db,
    "show_messages",
    sql`exists (select from shows where id = candidate.show_id and starts_at < ${showBefore})`,
  );
  const mails = await deleteSome(
    db,
    "mails",
    sql`kind = 'SHOW_MESSAGE' and not exists (select from show_message_recipients where id = candidate.subject_id)`,
  );
  return ids.length + mails.length;
}

export async function deleteLinks(db: Db, endedBefore: Date): Promise<number> {
  const links = await deleteSome(db, "account_links", sql`least(used_at, expires_at) < ${endedBefore}`);
  await deleteMails(db, LINK_MAILS, links);
  const notices = await deleteSome(db, "security_notices", sql`at < ${endedBefore}`);
  await deleteMails(db, ["SECURITY_NOTICE"], notices);
  // The table is obsolete, but processes of the version before still write to it.
  const resets = await deleteSome(db, "password_resets", sql`least(used_at, expires_at) < ${endedBefore}`);
  const invitations = await deleteSome(db, "invitations", sql`least(ended_at, expires_at) < ${endedBefore}`);
  await deleteMails(db, ["INVITATION"], invitations);
  return links.length + notices.length + resets.length + invitations.length;
}

/** Deletes sessions, and networks of reservations that no longer wait for money. @returns how many */
export async function deleteSessions(db: Db, endedBefore: Date): Promise<number> {
  const sessions = await deleteSome(db, "sessions", sql`least(ended_at, expires_at) < ${endedBefore}`);
  const networks = await idsOf(
    db,
    sql`update reservations set network = null where id in (
      select id from reservations where network is not null and coalesce(ended_at, confirmed_at) < ${endedBefore}
      limit ${BATCH} for update skip locked
    ) returning id`,
  );
  return sessions.length + networks.length;
}

/** Their sessions are over by then, so that no rows are added. */
export async function deleteAnonymous(db: Db, before: Date): Promise<number> {
  const ids = await idsOf(
    db,
    sql`select id from users where anonymous_network is not null and created_at < ${before}
      and not exists (select from carts where carts.user_id = users.id) limit ${BATCH} for update skip locked`,
  );
  if (ids.length === 0) return 0;
  await db.deleteFrom("sessions").where("userId", "=", anyOf(ids)).execute();
  await db.deleteFrom("users").where("id", "=", anyOf(ids)).execute();
  return ids.length;
}

/** Deletes devices after their sessions, and their names on scans. @returns how many */
export async function deleteDevices(db: Db, endedBefore: Date): Promise<number> {
  const isGone = sql`least(ended_at, valid_until) < ${endedBefore}
    and not exists (select from sessions where door_device_id = candidate.id)`;
  const ids = await deleteSome(db, "door_devices", isGone);
  if (ids.length === 0) return 0;
  await sql`update scans set other_device = null from scans first
    where first.scanned_by_device = any(${ids}::int[]) and first.device = scans.other_device
      and first.reservation_id = scans.reservation_id and first.seat_id = scans.seat_id`.execute(db);
  await db.updateTable("scans").set({ device: null }).where("scannedByDevice", "=", anyOf(ids)).execute();
  return ids.length;
}

/** Deletes waiting lists of old shows, with their mails; a guest without a reservation goes after. @returns how many */
export async function deleteWaitingLists(db: Db, showBefore: Date): Promise<number> {
  const offers = await idsOf(
    db,
    sql`select waiting_offers.id from waiting_offers join shows on shows.id = show_id where starts_at < ${showBefore}
      limit ${BATCH}`,
  );
  await deleteMails(db, OFFER_MAILS, offers);
  await db.deleteFrom("waitingOffers").where("id", "=", anyOf(offers)).execute();
  const entries = await deleteSome(
    db,
    "waiting_wishes",
    sql`exists (select from shows where shows.id = candidate.show_id and starts_at < ${showBefore})
      and not exists (select from waiting_offers where wish_id = candidate.id)`,
  );
  await deleteMails(db, WAITING_LIST_MAILS, entries);
  return offers.length + entries.length;
}

/** A place for a sale that opened since, or is still to open, stays. @returns how many */
export async function deleteWaitingRoomEntries(db: Db, before: Date): Promise<number> {
  const ids = await deleteSome(
    db,
    "waiting_room_entries",
    sql`coalesce(candidate.turn_until, candidate.arrived_at) < ${before}
      and not exists (select from shows where shows.id = candidate.show_id and sales_open_at > ${before})`,
  );
  return ids.length;
}

/** The tickets are the payer's again. @returns them, except scanned ones */
async function forgetPassed(db: Db, ids: readonly number[]): Promise<number[]> {
  await deleteMails(db, PASSED_TICKET_MAILS, ids);
  const recipients = await idsOf(
    db,
    sql`delete from show_message_recipients where passed_id = any(${ids}::int[]) returning id`,
  );
  await deleteMails(db, ["SHOW_MESSAGE"], recipients);
  return idsOf(
    db,
    sql`with ended as (
        select passed_tickets.id, ticket.id as ticket_id from passed_tickets
        join reservation_seats ticket on ticket.id = passed_tickets.ticket_id and ticket.scanned_at is null
        where passed_tickets.id = any(${ids}::int[]) and passed_tickets.ended_at is null
      ), forgotten as (
        update passed_tickets set name = '', email = '', ended_at = coalesce(ended_at, now())
        where id = any(${ids}::int[])
      )
      select ticket_id as id from ended order by ticket_id`,
  );
}

export async function deletePassedTickets(db: Db, showBefore: Date): Promise<number> {
  const ids = await deleteSome(
    db,
    "passed_tickets",
    sql`(select starts_at from reservations join shows on shows.id = show_id
      where reservations.id = candidate.reservation_id) < ${showBefore}`,
  );
  await deleteMails(db, PASSED_TICKET_MAILS, ids);
  return ids.length;
}

/** Deletes log lines by a function of the database's owner; a trigger refuses younger lines. @returns how many */
/** A shift whose lines are still in the log stays with them. @returns how many */
export async function deleteCashShifts(db: Db, closedBefore: Date): Promise<number> {
  const isOver = sql`closed_at < ${closedBefore}
    and not exists (select from audit_log where cash_shift_id = candidate.id)`;
  return (await deleteSome(db, "cash_shifts", isOver)).length;
}

export async function deleteLogLines(db: Db, before: Date): Promise<number> {
  const { rows } = await sql<{ lines: number }>`select delete_log_lines(${before}, ${BATCH}) as lines`.execute(db);
  return rows[0]?.lines ?? 0;
}

/** @returns the tickets that came back to their payers, as `forgetPassed` says */
export async function eraseTraces(
  db: Db,
  users: ReadonlyArray<{ id: number; emails: readonly string[] }>,
): Promise<number[]> {
  const ids = users.map(({ id }) => id);
  const emails = users.flatMap((user) => user.emails);
  const reservations = await db.selectFrom("reservations").where("userId", "=", anyOf(ids)).select("id").execute();
  await forgetWords(
    db,
    reservations.map(({ id }) => id),
  );
  await forgetVouchers(
    db,
    await idsOf(db, sql`select id from vouchers where user_id = any(${ids}) or lower(email) = any(${emails})`),
  );
  await deleteRefundAccounts(db, sql`candidate.reservation_id = any(${reservations.map(({ id }) => id)}::int[])`);
  await deletePayerAccounts(db, sql`payments.reservation_id = any(${reservations.map(({ id }) => id)}::int[])`);
  await forgetFileLines(
    db,
    sql`payment_id in (
      select id from payments where reservation_id = any(${reservations.map(({ id }) => id)}::int[]))`,
  );
  await db.deleteFrom("sessions").where("userId", "=", anyOf(ids)).execute();
  await db.deleteFrom("waitingRoomEntries").where("userId", "=", anyOf(ids)).execute();
  const offers = await idsOf(
    db,
    sql`select waiting_offers.id from waiting_offers join waiting_wishes entry on entry.id = wish_id
      where entry.user_id = any(${ids}::int[]) and entry.state = 'ENDED'`,
  );
  await deleteMails(db, OFFER_MAILS, offers);
  const entries = await db
    .deleteFrom("waitingWishes")
    .where("userId", "=", anyOf(ids))
    .where("state", "=", "ENDED")
    .returning("id")
    .execute();
  await deleteMails(
    db,
    WAITING_LIST_MAILS,
    entries.map(({ id }) => id),
  );
  const notices = await db.deleteFrom("securityNotices").where("userId", "=", anyOf(ids)).returning("id").execute();
  await deleteMails(
    db,
    ["SECURITY_NOTICE"],
    notices.map(({ id }) => id),
  );
  const invitations = await idsOf(
    db,
    sql`delete from invitations where email = any(${emails}::text[]) or accepted_by = any(${ids}::int[]) returning id`,
  );
  await deleteMails(db, ["INVITATION"], invitations);
  const quotas = await idsOf(
    db,
    sql`update cast_quotas set name = '', email = '' where lower(email) = any(${emails}::text[]) returning id`,
  );
  await deleteMails(db, ["CAST_LINK"], quotas);
  const recipients = await db
    .deleteFrom("showMessageRecipients")
    .where("userId", "=", anyOf(ids))
    .returning("id")
    .execute();
  await deleteMails(
    db,
    ["SHOW_MESSAGE"],
    recipients.map(({ id }) => id),
  );
  const returnedIds = await forgetPassed(
    db,
    await idsOf(
      db,
      sql`select id from passed_tickets where lower(email) = any(${emails}::text[])
        or reservation_id = any(${reservations.map(({ id }) => id)}::int[])`,
    ),
  );
  const messages = await db
    .deleteFrom("contactMessages")
    .where((eb) => eb.or([eb("userId", "=", anyOf(ids)), eb(sql<string>`lower(email)`, "=", anyOf(emails))]))
    .returning("id")
    .execute();
  await deleteMails(
    db,
    ["CONTACT_MESSAGE"],
    messages.map(({ id }) => id),
  );
  const subscribers = await db
    .deleteFrom("newsletterSubscribers")
    .where((eb) => eb.or([eb("userId", "=", anyOf(ids)), eb("email", "=", anyOf(emails))]))
    .returning("id")
    .execute();
  await deleteMails(
    db,
    ["NEWSLETTER_CONFIRM"],
    subscribers.map(({ id }) => id),
  );
  return returnedIds;
}
