import { type RawBuilder, sql } from "kysely";
import { isPassedOn } from "#database/users.sql.ts";
import { isPlanned, nameSeat, seatIsFree } from "#database/seats.sql.ts";
import type { ReturnedTicketsTable } from "#database/tables/handed-tickets.ts";
import { anyOf, type Db } from "#platform/data/database.ts";

type GiveBack = ReturnedTicketsTable["giveBack"];

/** Ends tickets of a locked reservation. @returns their seats, without scanned and passed-on tickets */
export async function returnTickets(
  db: Db,
  { reservationId, ticketIds, giveBack }: { reservationId: number; ticketIds: readonly number[]; giveBack: GiveBack },
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ seatId: string }>`
    with ended as (
      delete from reservation_seats
      where reservation_id = ${reservationId} and id = any(${ticketIds}::int[]) and scanned_at is null
        and not ${isPassedOn}
      returning *
    )
    insert into returned_tickets
      (reservation_id, show_id, seat_id, ticket_type_id, gross_cents, price_cents, is_complimentary, secret, pass_id,
        give_back, given_back_at)
    select reservation_id, show_id, seat_id, ticket_type_id, coalesce(gross_cents, price_cents), price_cents,
      is_complimentary, secret, (select id from wallet_passes where ticket_id = ended.id), ${giveBack}, ${now} from ended order by id
    returning seat_id`.execute(db);
  return rows.map(({ seatId }) => seatId);
}

export async function isScanned(db: Db, ticketIds: readonly number[]): Promise<boolean> {
  const scanned = await db
    .selectFrom("reservationSeats")
    .where("id", "=", anyOf(ticketIds))
    .where("scannedAt", "is not", null)
    .select("id")
    .executeTakeFirst();
  return scanned !== undefined;
}

interface RestoredTicket {
  id: number;
  seatId: string;
  passId: number | null;
}

/** Makes a returned ticket valid again. @returns undefined: it was sold or restored before, or its seat was moved to */
export async function restoreTicket(
  db: Db,
  { reservationId, returnedId }: { reservationId: number; returnedId: number },
  now: Date,
): Promise<RestoredTicket | undefined> {
  const { rows } = await sql<RestoredTicket>`
    with restored as (
      update returned_tickets set state = 'KEPT', ended_at = ${now}
      from reservations
      where returned_tickets.id = ${returnedId} and reservation_id = ${reservationId} and state = 'OPEN'
        and not has_moved
        and reservations.id = reservation_id and reservations.show_id = returned_tickets.show_id
      returning returned_tickets.*
    )
    insert into reservation_seats
      (reservation_id, show_id, seat_id, ticket_type_id, gross_cents, price_cents, is_complimentary, secret)
    select reservation_id, show_id, seat_id, ticket_type_id, gross_cents, price_cents, is_complimentary, secret from restored
    returning id, seat_id, (select pass_id from restored)`.execute(db);
  return rows[0];
}

/** The seat's next paid ticket, also one returned since; its price is `sale.price_cents`. A free ticket is no sale. */
const sale = (confirmedBefore: Date): RawBuilder<unknown> => sql`
  (select least(returned.price_cents, sold.price_cents) as price_cents from (
    select coalesce(ticket.price_cents, returned.price_cents) as price_cents, null as place
    from reservation_seats ticket join reservations buyer on buyer.id = ticket.reservation_id
    where ticket.show_id = returned.show_id and ticket.seat_id = returned.seat_id
      and buyer.status = 'CONFIRMED' and buyer.confirmed_at <= ${confirmedBefore}
    union all
    select later.price_cents, later.id from returned_tickets later
    where later.show_id = returned.show_id and later.seat_id = returned.seat_id
      and later.id > returned.id and later.state <> 'KEPT'
  ) sold where sold.price_cents > 0 or returned.price_cents = 0 order by sold.place limit 1)`;

export async function findSold(db: Db, confirmedBefore: Date): Promise<Array<{ id: number; reservationId: number }>> {
  const { rows } = await sql<{ id: number; reservationId: number }>`
    select returned.id, returned.reservation_id
    from returned_tickets returned
    join reservations own on own.id = returned.reservation_id and own.status = 'CONFIRMED'
    join lateral ${sale(confirmedBefore)} sale on true
    where returned.state = 'OPEN' order by returned.id limit 100`.execute(db);
  return rows;
}

export interface SoldAgain {
  showId: number;
  seatId: string;
  returnedCents: number;
  giveBack: GiveBack;
}

/** Settles a returned ticket, in one process only. Requires a lock on its reservation. */
export async function markSold(
  db: Db,
  id: number,
  { now, confirmedBefore }: { now: Date; confirmedBefore: Date },
): Promise<SoldAgain | undefined> {
  const { rows } = await sql<SoldAgain>`
    update returned_tickets set state = 'SOLD', ended_at = ${now}, returned_cents = sold.price_cents
    from (
      select returned.id, sale.price_cents from returned_tickets returned
      join lateral ${sale(confirmedBefore)} sale on true
      where returned.id = ${id}
    ) sold
    where returned_tickets.id = sold.id and state = 'OPEN'
    returning show_id, seat_id, returned_cents, give_back`.execute(db);
  return rows[0];
}

/** Stores how much of it is money or a new voucher, and what was set off. Requires a lock on its reservation. */
export async function setMoney(db: Db, id: number, money: { moneyCents: number; setOffCents: number }): Promise<void> {
  await db.updateTable("returnedTickets").set(money).where("id", "=", id).execute();
}

export async function findReturned(db: Db, reservationId: number, now: Date) {
  const rows = await db
    .selectFrom("returnedTickets as returned")
    .innerJoin("shows", "shows.id", "returned.showId")
    .leftJoin("hallPlanSeats as planned", (join) => join.on(isPlanned(sql`returned.seat_id`)))
    .leftJoin("seats", (join) =>
      join.onRef("seats.showId", "=", "returned.showId").onRef("seats.seatId", "=", "returned.seatId"),
    )
    .where("returned.reservationId", "=", reservationId)
    .where("returned.state", "<>", "KEPT")
    .select([
      "returned.id",
      "returned.seatId",
      "planned.groupLabel as group",
      "planned.label",
      "planned.kind",
      "returned.priceCents",
      sql<number | null>`returned.returned_cents - returned.set_off_cents`.as("returnedCents"),
      "returned.moneyCents",
      "returned.giveBack",
      "returned.state",
      "returned.hasMoved",
      "returned.givenBackAt",
      "shows.startsAt",
      "shows.cancelledAt",
      sql<string>`coalesce((select name from ticket_types where id = returned.ticket_type_id), '')`.as("ticketType"),
      sql<boolean>`coalesce(${seatIsFree(now)}, false)`.as("isFree"),
    ])
    .orderBy("returned.id")
    .execute();
  return rows.map(nameSeat);
}

export type Returned = Awaited<ReturnType<typeof findReturned>>[number];
