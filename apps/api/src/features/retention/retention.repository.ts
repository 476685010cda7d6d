import { type RawBuilder, sql } from "kysely";
import type { MailKind } from "@podium/shared/contracts/mails";
import { ERASED_PERSON } from "#platform/erased-person.ts";
import { anyOf, type Db } from "#platform/database.ts";

/** Whose subject is a reservation. */
const RESERVATION_MAILS = [
  "RESERVATION_RECEIVED",
  "PAYMENT_REMINDER",
  "RESERVATION_LAPSED",
  "RESERVATION_CANCELLED",
  "TICKETS",
  "SEATS_MOVED",
] satisfies MailKind[];

/** How many rows a statement may lock. */
const BATCH = 200;

async function idsOf(db: Db, query: RawBuilder<{ id: number }>): Promise<number[]> {
  return (await query.execute(db)).rows.map(({ id }) => id);
}

const deleteMails = (db: Db, kinds: readonly MailKind[], subjectIds: readonly number[]) =>
  db.deleteFrom("mails").where("kind", "in", kinds).where("subjectId", "=", anyOf(subjectIds)).execute();

/** With their mails. @returns how many */
export async function deleteContactMessages(db: Db, before: Date): Promise<number> {
  const ids = await idsOf(
    db,
    sql`delete from contact_messages where id in (
      select id from contact_messages where created_at < ${before} limit ${BATCH} for update skip locked
    ) returning id`,
  );
  await deleteMails(db, ["CONTACT_MESSAGE"], ids);
  return ids.length;
}

/** With everything that is about them. */
async function deleteReservations(db: Db, ids: readonly number[]): Promise<void> {
  await deleteMails(db, RESERVATION_MAILS, ids);
  await sql`
    delete from test_provider_payments where payment_id in (
      select id from payments where reservation_id = any(${ids}::int[]))`.execute(db);
  await db.deleteFrom("payments").where("reservationId", "=", anyOf(ids)).execute();
  await db.deleteFrom("bankTransactions").where("reservationId", "=", anyOf(ids)).execute();
  await db.deleteFrom("scans").where("reservationId", "=", anyOf(ids)).execute();
  await db.deleteFrom("reservationSeats").where("reservationId", "=", anyOf(ids)).execute();
  await db.deleteFrom("reservations").where("id", "=", anyOf(ids)).execute();
}

/** Those that never brought money and have ended. @returns how many */
export async function deleteUnpaid(db: Db, showBefore: Date): Promise<number> {
  const ids = await idsOf(
    db,
    sql`select reservations.id from reservations join shows on shows.id = show_id
      where starts_at < ${showBefore} and status in ('EXPIRED', 'CANCELLED') and confirmed_at is null
        and not exists (select from payments where reservation_id = reservations.id and status = 'PAID')
        and not exists (select from bank_transactions where reservation_id = reservations.id)
      limit ${BATCH} for update of reservations skip locked`,
  );
  await deleteReservations(db, ids);
  return ids.length;
}

export async function forgetRemarks(db: Db, showBefore: Date): Promise<number> {
  const ids = await idsOf(
    db,
    sql`update reservations set remark = null where id in (
      select reservations.id from reservations join shows on shows.id = show_id
      where starts_at < ${showBefore} and remark is not null limit ${BATCH} for update of reservations skip locked
    ) returning id`,
  );
  return ids.length;
}

/** Names in what was said, paid and mailed for these reservations: a mail server's refusal has the address. */
async function forgetWords(db: Db, ids: readonly number[]): Promise<void> {
  const words = { transferReference: null, cancelReason: null, remark: null, network: null };
  await db.updateTable("reservations").set(words).where("id", "=", anyOf(ids)).execute();
  const unnamed = { name: "", message: "" };
  await db.updateTable("bankTransactions").set(unnamed).where("reservationId", "=", anyOf(ids)).execute();
  await db
    .updateTable("mails")
    .set({ lastError: null })
    .where("kind", "in", RESERVATION_MAILS)
    .where("subjectId", "=", anyOf(ids))
    .where("lastError", "is not", null)
    .execute();
}

/**
 * Each person's reservations become those of somebody without a name, who is nobody's account: how many bought is
 * still counted, and no row leads back. @returns how many
 */
export async function forgetNames(db: Db, showBefore: Date, now: Date): Promise<number> {
  const { firstname, lastname, email, number } = ERASED_PERSON;
  const { rows } = await sql<{ id: number; userId: number }>`
    select reservations.id, user_id as "userId"
    from reservations join shows on shows.id = show_id join users on users.id = user_id
    where starts_at < ${showBefore} and (firstname, lastname, email) <> (${firstname}, ${lastname}, ${email})
    order by user_id limit ${BATCH} for update of reservations skip locked`.execute(db);
  const people = Map.groupBy(rows, ({ userId }) => userId);
  for (const reservations of people.values()) {
    const nobody = { firstname, lastname, email, number, role: "USER", passwordHash: "" } as const;
    const { id } = await db
      .insertInto("users")
      .values({ ...nobody, guest: true, createdAt: now, deletedAt: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    const ids = reservations.map((reservation) => reservation.id);
    await db.updateTable("reservations").set({ userId: id }).where("id", "=", anyOf(ids)).execute();
  }
  await forgetWords(
    db,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

/** Guests, who have no account, go with their last reservation. @returns how many */
export async function deleteGuests(db: Db): Promise<number> {
  const ids = await idsOf(
    db,
    sql`delete from users where id in (
      select id from users where guest and not exists (select from reservations where user_id = users.id)
      limit ${BATCH} for update skip locked
    ) returning id`,
  );
  return ids.length;
}

/** The oldest show with all that was sold for it, and its money. @returns how many shows */
export async function deleteShow(db: Db, before: Date): Promise<number> {
  const [id] = await idsOf(
    db,
    sql`select id from shows where starts_at < ${before} order by starts_at limit 1 for update skip locked`,
  );
  if (id === undefined) return 0;
  const ids = await idsOf(db, sql`select id from reservations where show_id = ${id} for update`);
  await sql`update seats set status = 'available', cart_id = null, held_until = null, reservation_id = null
    where show_id = ${id}`.execute(db);
  await deleteReservations(db, ids);
  await db.deleteFrom("scans").where("showId", "=", id).execute();
  await db.deleteFrom("shows").where("id", "=", id).execute();
  return 1;
}

/** Transfers of no reservation, and statements of which nothing is left. @returns how many */
export async function deleteUnmatched(db: Db, readBefore: Date): Promise<number> {
  const transfers = await idsOf(
    db,
    sql`delete from bank_transactions where id in (
      select id from bank_transactions t where reservation_id is null and read_at < ${readBefore}
        and not exists (select from payments where bank_transaction_id = t.id)
      limit ${BATCH} for update skip locked
    ) returning id`,
  );
  const statements = await idsOf(
    db,
    sql`delete from bank_statements where id in (
      select id from bank_statements s where uploaded_at < ${readBefore}
        and not exists (select from bank_statement_lines where statement_id = s.id)
        and not exists (select from bank_transactions where statement_id = s.id)
      limit ${BATCH} for update skip locked
    ) returning id`,
  );
  return transfers.length + statements.length;
}

/** With their mails, and those of what the account was told of how it signs in. @returns how many */
export async function deleteLinks(db: Db, endedBefore: Date): Promise<number> {
  const ids = await idsOf(
    db,
    sql`delete from account_links where id in (
      select id from account_links where least(used_at, expires_at) < ${endedBefore}
      limit ${BATCH} for update skip locked
    ) returning id`,
  );
  await deleteMails(db, ["PASSWORD_RESET", "SIGN_IN", "VERIFY_EMAIL", "UNDO_EMAIL"], ids);
  const notices = await idsOf(
    db,
    sql`delete from security_notices where id in (
      select id from security_notices where at < ${endedBefore} limit ${BATCH} for update skip locked
    ) returning id`,
  );
  await deleteMails(db, ["SECURITY_NOTICE"], notices);
  return ids.length + notices.length;
}

/** With the networks of reservations that no longer wait for money. @returns how many */
export async function deleteSessions(db: Db, endedBefore: Date): Promise<number> {
  const { rows } = await sql`
    delete from sessions where id in (
      select id from sessions where least(ended_at, expires_at) < ${endedBefore}
      limit ${BATCH} for update skip locked
    ) returning id`.execute(db);
  const networks = await idsOf(
    db,
    sql`update reservations set network = null where id in (
      select id from reservations where network is not null and coalesce(ended_at, confirmed_at) < ${endedBefore}
      limit ${BATCH} for update skip locked
    ) returning id`,
  );
  return rows.length + networks.length;
}

/** Once their session is gone. @returns how many */
export async function deleteDevices(db: Db, endedBefore: Date): Promise<number> {
  const ids = await idsOf(
    db,
    sql`delete from door_devices where id in (
      select id from door_devices d where least(ended_at, valid_until) < ${endedBefore}
        and not exists (select from sessions where door_device_id = d.id)
      limit ${BATCH} for update skip locked
    ) returning id`,
  );
  return ids.length;
}

/** The database's trigger refuses younger ones. @returns how many */
export async function deleteLogLines(db: Db, before: Date): Promise<number> {
  const ids = await idsOf(
    db,
    sql`delete from audit_log where id in (
      select id from audit_log where at < ${before} order by at limit ${BATCH} for update skip locked
    ) returning id`,
  );
  return ids.length;
}

/** What named these people elsewhere than in their account. */
export async function eraseTraces(db: Db, people: ReadonlyArray<{ id: number; emails: readonly string[] }>) {
  const ids = people.map(({ id }) => id);
  const reservations = await db.selectFrom("reservations").where("userId", "=", anyOf(ids)).select("id").execute();
  await forgetWords(
    db,
    reservations.map(({ id }) => id),
  );
  await db.deleteFrom("sessions").where("userId", "=", anyOf(ids)).execute();
  const notices = await db.deleteFrom("securityNotices").where("userId", "=", anyOf(ids)).returning("id").execute();
  await deleteMails(
    db,
    ["SECURITY_NOTICE"],
    notices.map(({ id }) => id),
  );
  const messages = await db
    .deleteFrom("contactMessages")
    .where((eb) =>
      eb.or([
        eb("userId", "=", anyOf(ids)),
        eb(sql<string>`lower(email)`, "=", anyOf(people.flatMap(({ emails }) => emails))),
      ]),
    )
    .returning("id")
    .execute();
  await deleteMails(
    db,
    ["CONTACT_MESSAGE"],
    messages.map(({ id }) => id),
  );
}
