import type { MoveSituation } from "@podium/shared/contracts/own-reservations";
import { OWN_RESERVATIONS_KEY } from "#entities/reservations/own-reservations.ts";
import { reservationDetailsQuery } from "#entities/reservations/reservation-details.ts";
import { REPAIR_MS } from "#live/follow.ts";
import { type Backend, backend } from "#live/live.ts";

/** Visitors wait for the provider here: poll often, also without a live connection. */
const WAITING_MS = 3000;

/** With a reservation's id: its situation. */
export const OWN_MOVE_KEY = [...OWN_RESERVATIONS_KEY, "move"] as const;

/** Whether one's reservation may take other seats, and the ones that await their payment. */
export function ownMoveQuery(id: string, { api, rooms }: Backend = backend) {
  return reservationDetailsQuery<MoveSituation>(id, rooms.ownReservations, {
    key: [...OWN_MOVE_KEY, id],
    fetch: (signal) => api.getOwnMove({ params: { id }, signal }),
    repairEvery: (situation) => (situation?.latest?.state === "WAITING" ? WAITING_MS : REPAIR_MS),
  });
}
