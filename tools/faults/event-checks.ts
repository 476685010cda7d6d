import { hold, pay, ticketsOf } from "@podium/shared/test/steps.ts";
import type { Api } from "@podium/shared/contracts/client";
import { apiOver, overFetch } from "@podium/shared/test/api.ts";
import { focusManager } from "@tanstack/react-query";
import { reserveInTime, untilEmpty } from "./retries.ts";
import type { Screens } from "./screens.ts";
import type { Account } from "./participants.ts";
import type { Recorder } from "./recorder.ts";

/** The time that screens have after a fault, too; until then only an event can show the change. */
const SHOWN_WITHIN_MS = 30_000;
/** One is held and released, the other one sold. */
const SEATS_TO_CHANGE = 2;

/**
 * Finds the show with the most free seats, because users may have bought those of the others.
 * @throws Error if it has too few for the check, whose calls would name no seat (404 SEAT_NOT_FOUND)
 */
export async function findRoomiest(
  visitor: Pick<Api, "listAvailableSeats">,
  showIds: readonly number[],
): Promise<{ showId: number; free: string[] }> {
  const shows = await Promise.all(
    showIds.map(async (showId) => {
      const seats = await visitor.listAvailableSeats({ params: { showId } });
      return { showId, free: seats.map(({ seatId }) => seatId) };
    }),
  );
  const [roomiest] = shows.toSorted((a, b) => b.free.length - a.free.length);
  if (!roomiest || roomiest.free.length < SEATS_TO_CHANGE)
    throw new Error(`no show of ${showIds.join(", ")} has ${SEATS_TO_CHANGE} free seats to check events with`);
  return roomiest;
}

/** Checks that each change reaches every screen by an event. Pages have no focus, so that no refetch hides a loss. */
export async function checkEvents(
  url: string,
  showIds: readonly number[],
  users: { admin: Account; visitor: Account },
  screens: Pick<Screens, "differences" | "openReservation">,
): Promise<string[]> {
  const visitor = apiOver(overFetch(url), users.visitor.token);
  const admin = apiOver(overFetch(url), users.admin.token);
  const wrong: string[] = [];
  async function shows(what: string, differences = () => screens.differences()): Promise<void> {
    const different = await untilEmpty(differences, SHOWN_WITHIN_MS);
    wrong.push(...different.map((difference) => `${what} came with no event: ${difference}`));
  }

  await shows("opening");
  focusManager.setFocused(false);
  try {
    const { showId, free } = await findRoomiest(visitor, showIds);
    const [held = "", sold = ""] = free;
    await shows("a hold", async () => {
      await hold(visitor, showId, [held]);
      const different = await screens.differences();
      // Throws if the hold has expired, because a screen that never showed it would then look right.
      await visitor.getCart();
      return different;
    });
    await visitor.clearCart();
    await shows("an emptied cart");
    const id = await reserveInTime(visitor, showId, [sold]);
    await shows("a reservation");
    screens.openReservation(id, users.visitor.id);
    await shows("opening its pages");
    await pay(admin, id);
    await shows("a payment");
    const { secret } = (await ticketsOf(visitor, id)).get(sold) ?? {};
    await admin.scanSeat({ params: { reservationId: id, seatId: sold }, body: { token: secret } });
    await shows("a scan");
    await admin.unscanSeat({ params: { reservationId: id, seatId: sold } });
    await shows("an undone scan");
    await admin.cancelReservation({ params: { id }, body: { reason: "Op vraag" } });
    await shows("a cancellation");
  } finally {
    focusManager.setFocused(undefined);
  }
  return wrong;
}

const SELL = `
with made as (
  insert into reservations (user_id, show_id, status, payment_method, total_cents, reserved_at, expires_at, confirmed_at)
  values ($1, $2, 'CONFIRMED', 'MANUAL', 1200, now(), now() + interval '1 hour', now()) returning id, show_id),
sold as (
  update seats set status = 'reserved', reservation_id = made.id, version = version + 1, changed_at = clock_timestamp()
  from made where seats.show_id = made.show_id and seats.seat_id =
    (select seat_id from seats where show_id = $2 and status = 'available' order by seat_id limit 1)
  returning made.id, seats.show_id, seats.seat_id)
insert into reservation_seats (reservation_id, show_id, seat_id, secret, scanned_at)
select id, show_id, seat_id, 'a secret of no consequence', now() from sold`;

const HOLD = `
with made as (
  insert into carts (user_id, show_id, created_at, expires_at, seat_count)
  values ($1, $2, now(), now() + interval '1 hour', 1) returning id, show_id, expires_at)
update seats set status = 'held', cart_id = made.id, held_until = made.expires_at, held_price_cents = 1200,
  version = version + 1, changed_at = clock_timestamp()
from made where seats.show_id = made.show_id and seats.seat_id =
  (select seat_id from seats where show_id = $2 and status = 'available' order by seat_id limit 1)`;

const CHANGE = `
with logged as (
  insert into audit_log (at, action, subject_type, subject_id, reservation_id, summary, details)
  select now(), 'RESERVATION_CONFIRMED', 'reservation', id, id, 'of no consequence', '{}' from unnest($1::int[]) id)
update reservations set status = case status when 'CONFIRMED' then 'EXPIRED' else 'CONFIRMED' end,
  ended_at = case status when 'CONFIRMED' then now() end, confirmed_at = coalesce(confirmed_at, now()),
  cancel_reason = null
where id = any($1)`;

/** Makes changes without messages, as a process that dies between commit and emit would. */
export async function loseMessages(
  recorder: Recorder,
  showId: number,
  users: readonly number[],
  reservations: readonly number[],
): Promise<void> {
  await recorder.query(CHANGE, [reservations]);
  for (const userId of users) {
    await recorder.query(SELL, [userId, showId]);
    await recorder.query(HOLD, [userId, showId]);
  }
}
