import type { Language } from "@podium/shared/words/languages";
import { type RawBuilder, sql } from "kysely";
import { isPassedOn, isPassedTogether, languageOfHolder } from "#database/users.sql.ts";
import { isPlanned, nameSeat } from "#database/seats.sql.ts";
import { isOfShowDay, isShowFar, isShowNear, showDay } from "#database/shows.sql.ts";
import type { Db } from "#platform/data/database.ts";
import type { Occasion } from "#modules/records/mails/mails.service.ts";

const facts = sql<string>`md5(ticket.seat_id || ' ' || ticket.secret || ' ' || ticket.show_id)`;

interface Holder {
  name: string;
  email: string;
}

/** Stores the new holder of tickets, which got new secrets in this transaction. @returns the ids of the rows */
export async function insertPassed(
  db: Db,
  reservationId: number,
  ticketIds: readonly number[],
  { name, email }: Holder,
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into passed_tickets (reservation_id, ticket_id, name, email, told, passed_at)
    select ${reservationId}, ticket.id, ${name}, ${email}, ${facts}, ${now} from reservation_seats ticket
    where ticket.id = any(${ticketIds}::int[]) order by ticket.id
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Requires a lock on the reservation. @returns the rows that ended; tickets not passed on, or scanned, are missing */
export async function endPassed(
  db: Db,
  { reservationId, ticketIds }: { reservationId: number; ticketIds: readonly number[] },
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update passed_tickets set ended_at = ${now} from reservation_seats ticket
    where ticket.id = passed_tickets.ticket_id and passed_tickets.ended_at is null and ticket.scanned_at is null
      and passed_tickets.reservation_id = ${reservationId} and ticket.id = any(${ticketIds}::int[])
    returning passed_tickets.id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function areAnyPassedOn(db: Db, ticketIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select from reservation_seats where id = any(${ticketIds}::int[]) and ${isPassedOn} limit 1`.execute(db);
  return rows.length > 0;
}

/** Ends rows whose ticket no longer exists or is not confirmed. @returns each row once, to notify its holder */
export async function endInvalid(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update passed_tickets set ended_at = ${now} from reservations
    where reservations.id = passed_tickets.reservation_id and passed_tickets.ended_at is null
      and (passed_tickets.ticket_id is null or reservations.status <> 'CONFIRMED')
    returning passed_tickets.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Notes the present facts of tickets that changed since their last mail. @returns each row once, to mail it again */
export async function noteMoved(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update passed_tickets set told = ${facts} from reservation_seats ticket
    where ticket.id = passed_tickets.ticket_id and passed_tickets.ended_at is null and passed_tickets.told <> ${facts}
    returning passed_tickets.id`.execute(db);
  return rows.map(({ id }) => id);
}

async function find(db: Db, which: RawBuilder<unknown>) {
  const rows = await db
    .selectFrom("passedTickets as passed")
    .innerJoin("reservationSeats as ticket", "ticket.id", "passed.ticketId")
    .innerJoin("shows", "shows.id", "ticket.showId")
    .leftJoin("hallPlanSeats as planned", (join) => join.on(isPlanned(sql`ticket.seat_id`)))
    .where(sql<boolean>`passed.ended_at is null and ${which}`)
    .select(["passed.id", "passed.name", "passed.email", "passed.passedAt", "ticket.id as ticketId"])
    .select(["ticket.seatId", "ticket.scannedAt"])
    .select(["planned.groupLabel as group", "planned.label", "planned.kind"])
    .orderBy("planned.place")
    .orderBy("passed.id")
    .execute();
  return rows.map(nameSeat);
}

export const findPassed = (db: Db, reservationId: number) => find(db, sql`passed.reservation_id = ${reservationId}`);

export type Passed = Awaited<ReturnType<typeof findPassed>>[number];

export async function findPassedByIds(db: Db, ids: readonly number[]) {
  const { rows } = await sql<{
    id: number;
    reservationId: number;
    ticketId: number | null;
    name: string;
    email: string;
    language: Language;
    endedAt: Date | null;
  }>`select id, reservation_id, ticket_id, name, email, ${languageOfHolder} as language, ended_at
    from passed_tickets passed where id = any(${ids}::int[]) order by id`.execute(db);
  return rows;
}

/** Whether a message with the cancellation of the show was sent to the holder, or is about to be. */
export async function knowsOfCancellation(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from passed_tickets passed join reservations on reservations.id = passed.reservation_id
    join show_changes change on change.show_id = reservations.show_id and change.kind = 'CANCELLED'
    join show_messages message on message.change_id = change.id
    join show_message_recipients recipient on recipient.message_id = message.id
    join mails on mails.kind = 'SHOW_MESSAGE' and mails.subject_id = recipient.id
      and mails.status not in ('DROPPED', 'FAILED')
    join passed_tickets known on known.id = recipient.passed_id and lower(known.email) = lower(passed.email)
    where passed.id = ${id} limit 1`.execute(db);
  return rows.length > 0;
}

/** One row for each group passed on together, without a mail since a reminder was due. @param before an interval */
export async function findToRemind(db: Db, now: Date, before: string): Promise<Occasion[]> {
  const { rows } = await sql<Occasion>`
    select min(passed.id) as subject_id, ${showDay} as occasion from passed_tickets passed
    join reservations on reservations.id = passed.reservation_id and reservations.status = 'CONFIRMED'
    join shows on shows.id = reservations.show_id
    where passed.ended_at is null and passed.ticket_id is not null and passed.email <> ''
      and ${isShowNear(now, before)}
      and greatest(passed.passed_at, reservations.changed_at) <= shows.starts_at - ${before}::interval
      and not exists (
        select from mails join passed_tickets known on known.id = mails.subject_id
        where mails.kind = 'PASSED_REMINDER' and ${isPassedTogether} and ${isOfShowDay})
    group by passed.reservation_id, passed.passed_at, shows.starts_at order by min(passed.id)`.execute(db);
  return rows;
}

const ofReminders = sql`mails
  join passed_tickets passed on passed.id = mails.subject_id and mails.kind = 'PASSED_REMINDER'
  join reservations on reservations.id = passed.reservation_id
  join shows on shows.id = reservations.show_id`;

/** Finds unsent reminders of shows that were postponed. @returns the rows */
export async function findEarlyReminders(db: Db, now: Date, before: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select passed.id from ${ofReminders}
    where mails.status in ('WAITING', 'DROPPED') and ${isShowFar(now, before)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether a reminder sent now would be in time, for the current date, and for a ticket that its holder still has. */
export async function isTimeToRemind(db: Db, id: number, now: Date, before: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${ofReminders}
    where passed.id = ${id} and passed.ended_at is null and reservations.status = 'CONFIRMED'
      and ${isShowNear(now, before)} and ${isOfShowDay}`.execute(db);
  return rows.length > 0;
}

export interface ReceivedRow {
  id: number;
  reservationId: number;
  /** Null once the holder no longer has the ticket. */
  ticketId: number | null;
  name: string;
  email: string;
  language: Language;
}

/** Finds the tickets that were passed on together with row `id`, also ended ones; row `id` comes first. */
export async function findReceivedWith(db: Db, id: number): Promise<ReceivedRow[]> {
  const { rows } = await sql<ReceivedRow>`
    select passed.id, passed.reservation_id, passed.name, passed.email, ${languageOfHolder} as language,
      case when passed.ended_at is null then passed.ticket_id end as ticket_id
    from passed_tickets passed join passed_tickets known on ${isPassedTogether}
    where known.id = ${id} order by passed.id <> known.id, passed.id`.execute(db);
  return rows;
}

/** One row for each group passed on together, until a day after the start of its show. */
export async function findReceivedBy(db: Db, userId: number, now: Date): Promise<Array<{ id: number; email: string }>> {
  const { rows } = await sql<{ id: number; email: string }>`
    select min(passed.id) as id, min(passed.email) as email
    from passed_tickets passed
    join users on lower(users.email) = lower(passed.email)
    join reservation_seats ticket on ticket.id = passed.ticket_id
    join shows on shows.id = ticket.show_id
    where users.id = ${userId} and users.email_verified_at is not null and not users.guest and users.deleted_at is null
      and passed.ended_at is null and shows.starts_at > ${now}::timestamptz - interval '1 day'
    group by passed.reservation_id, passed.passed_at
    order by min(shows.starts_at), min(passed.id)`.execute(db);
  return rows;
}
