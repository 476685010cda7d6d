import { sql } from "kysely";
import type { Db } from "#platform/data/database.ts";

export interface UnverifiedSeats {
  showId: number;
  name: string;
  startsAt: Date;
  /** Seats in live carts and unpaid reservations of accounts whose address was never verified. */
  seats: number;
  seatsTotal: number;
}

/** Finds coming shows of which such accounts have more than a tenth of the seats. */
export async function findUnverifiedSeats(db: Db, now: Date): Promise<UnverifiedSeats[]> {
  const { rows } = await sql<UnverifiedSeats>`
    select shows.id as show_id, shows.name, shows.starts_at, counted.seats, counted.seats_total
    from shows join lateral (
      select count(*)::int as seats_total, (count(*) filter (where not owner.guest and owner.email_verified_at is null))::int as seats
      from seats
      left join carts on seats.status = 'held' and seats.held_until > ${now} and carts.id = seats.cart_id
      left join reservations on seats.status = 'reserved' and reservations.status = 'PENDING'
        and reservations.id = seats.reservation_id
      left join users owner on owner.id = coalesce(carts.user_id, reservations.user_id)
      where seats.show_id = shows.id
    ) counted on counted.seats * 10 > counted.seats_total
    where shows.starts_at > ${now} order by shows.starts_at, shows.id`.execute(db);
  return rows;
}
