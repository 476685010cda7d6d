import { specificationHall } from "@podium/shared/halls/examples/specification-hall";
import { readHall } from "@podium/shared/halls/hall";
import { transferReference } from "@podium/shared/money/transfer-reference";
import { sql } from "kysely";
import { firstTicketType } from "#database/ticket-types.sql.ts";
import type { Db } from "#platform/data/database.ts";

export interface Size {
  users: number;
  shows: number;
  /** How many of the shows are still to come; undefined: 6 */
  comingShows?: number;
  reservationsOfShow: number;
  codes: number;
}
const MANY: Size = { users: 5000, shows: 250, reservationsOfShow: 80, codes: 300 };

const ALL_SEATS = readHall(specificationHall()).seats.map(({ seatId }) => seatId);
const SEATS_EACH = 3;
const SEATED = Math.floor(ALL_SEATS.length / SEATS_EACH);
const COMING_SHOWS = 6;

const FIRSTNAMES =
  "An Jef Maria Koen Els Luc Lieve Zoë Wout Ilse Tom Nele Bart Hilde Jan Greet Emma Louis Noor Senne".split(" ");
const LASTNAMES =
  "Peeters Janssens Maes Jacobs Mertens Willems Claes Goossens Wouters De-Smet Van-Damme D'Hondt Çelik".split(" ");
const PLAYS = ["De vrek", "Kerst in de keuken", "Het verdriet van Vlierbeke", "Pak de poen", "Boeing Boeing"];

interface Made {
  users: number;
  shows: number;
  reservations: number;
}

/** Adds data for testing lists, bypassing the services, so that no mails are sent. */
export async function seedMany(db: Db, options: { now: Date; passwordHash: string; size?: Size }): Promise<Made> {
  const { now, passwordHash, size = MANY } = options;
  const round = now.getTime().toString(36);
  const users = await sql<{ id: number; firstname: string; lastname: string }>`
    insert into users (firstname, lastname, email, number, role, password_hash, created_at)
    select (${FIRSTNAMES}::text[])[1 + n % ${FIRSTNAMES.length}::int],
      replace((${LASTNAMES}::text[])[1 + (n / 7) % ${LASTNAMES.length}::int], '-', ' '),
      'many' || n || '.' || ${round} || '@podium.example', '047' || lpad(n::text, 7, '0'), 'USER', ${passwordHash},
      ${now}::timestamptz - n * interval '20 hours'
    from generate_series(1, ${size.users}::int) n
    returning id, firstname, lastname`.execute(db);
  const shows = await sql<{ id: number; startsAt: Date }>`
    insert into shows (name, starts_at, price_cents, sales_close_at, created_at)
    select (${PLAYS}::text[])[1 + (n / 6) % ${PLAYS.length}::int], day, 1200, day, day - interval '90 days'
    from generate_series(1, ${size.shows}::int) n,
      lateral (select ${now}::timestamptz + (${size.comingShows ?? COMING_SHOWS}::int - ${size.shows}::int + n) * interval '12 days' - interval '6 days' as day) when_
    returning id, starts_at`.execute(db);
  const showIds = shows.rows.map(({ id }) => id);
  await sql`
    insert into seats (show_id, seat_id)
    select show, seat from unnest(${showIds}::int[]) show, unnest(${ALL_SEATS}::text[]) seat`.execute(db);
  const reservations = await insertReservations(db, { now, users: users.rows, showIds, each: size.reservationsOfShow });
  await insertCodes(db, now, size.codes);
  await sql`analyze`.execute(db);
  return { users: users.rows.length, shows: showIds.length, reservations };
}

async function insertReservations(
  db: Db,
  options: {
    now: Date;
    users: ReadonlyArray<{ id: number; firstname: string; lastname: string }>;
    showIds: number[];
    each: number;
  },
): Promise<number> {
  const { now, users, showIds, each } = options;
  const userIds = users.map(({ id }) => id);
  const references = users.map((user) => transferReference({ ...user, id: 0 }));
  // Each insert includes its reference: updating every row later would leave as many dead rows for the benches to read.
  const made = await sql<{ id: number }>`
    insert into reservations (id, user_id, show_id, status, payment_method, total_cents, reserved_at, expires_at, confirmed_at, ended_at, transfer_reference)
    overriding system value
    select id, (${userIds}::int[])[buyer], show_id, status,
      case when nth % 20 = 0 and status = 'CONFIRMED' then 'CASH' when nth % 4 = 1 then 'PAYCONIQ' else 'MANUAL' end,
      price_cents * ${SEATS_EACH}::int, at, at + interval '7 days',
      case status when 'CONFIRMED' then at + interval '1 day' end,
      case when status in ('EXPIRED', 'CANCELLED') then at + interval '7 days' end,
      replace((${references}::text[])[buyer], '#0', '#' || id)
    from (
      select nextval(pg_get_serial_sequence('reservations', 'id')) as id, sorted.* from (
        select shows.id as show_id, price_cents, nth, status, at, 1 + ((shows.id * 83 + nth) * 7919) % ${userIds.length}::int as buyer
        from shows, generate_series(1, ${each}::int) nth,
          lateral (select case
            when nth > ${SEATED}::int and nth % 2 = 0 then 'EXPIRED' when nth > ${SEATED}::int then 'CANCELLED'
            when starts_at > ${now} and nth % 3 = 0 then 'PENDING' else 'CONFIRMED' end as status) state,
          lateral (select case status when 'PENDING' then ${now}::timestamptz - nth * interval '2 hours'
            else least(starts_at, ${now}) - (10 + nth) * interval '11 hours' end as at) moment
        where shows.id = any(${showIds}::int[])
        order by at
      ) sorted
    ) numbered
    returning id`.execute(db);
  const ids = made.rows.map(({ id }) => id);
  // Every other ticket has no type, as in older versions.
  await sql`
    insert into reservation_seats (reservation_id, show_id, seat_id, secret, ticket_type_id, scanned_at)
    select mine.id, mine.show_id, (${ALL_SEATS}::text[])[1 + ((mine.nth - 1) * ${SEATS_EACH}::int + place) % ${ALL_SEATS.length}::int],
      gen_random_uuid(), case when mine.nth % 2 = 0 then ${firstTicketType(sql`mine.show_id`)} end,
      case when mine.status = 'CONFIRMED' and starts_at < ${now} and mine.nth % 20 > 0 then starts_at - interval '20 minutes' end
    from (
      select *, row_number() over (partition by show_id order by status in ('EXPIRED', 'CANCELLED'), id) as nth
      from reservations where id = any(${ids}::int[])
    ) mine join shows on shows.id = mine.show_id, generate_series(0, ${SEATS_EACH - 1}::int) place`.execute(db);
  await sql`
    update seats set status = 'reserved', reservation_id = ticket.reservation_id, version = 1
    from reservation_seats ticket join reservations on reservations.id = ticket.reservation_id
    where reservations.id = any(${ids}::int[]) and reservations.status in ('PENDING', 'CONFIRMED')
      and seats.show_id = ticket.show_id and seats.seat_id = ticket.seat_id`.execute(db);
  await sql`
    insert into audit_log (at, action, subject_type, subject_id, reservation_id, summary, details)
    select confirmed_at, 'RESERVATION_CONFIRMED', 'reservation', reservations.id, reservations.id,
      format('Betaling van reservering #%s bevestigd', reservations.id), jsonb_build_object('amount', total_cents / 100.0)
    from reservations
    where reservations.id = any(${ids}::int[]) and status = 'CONFIRMED'
    order by confirmed_at`.execute(db);
  return ids.length;
}

async function insertCodes(db: Db, now: Date, count: number): Promise<void> {
  await sql`
    insert into ticket_codes (code, type, max_tickets, used_count, created_at)
    select upper(substr(md5(random()::text), 1, 12)), case when n % 3 = 0 then 'SPONSOR' else 'PRE_ORDER' end,
      10 + n % 90, n % 10, ${now}::timestamptz - n * interval '1 day'
    from generate_series(1, ${count}::int) n`.execute(db);
}
