import type { MoveSituation } from "@podium/shared/contracts/own-reservations";
import { OWN_RESERVATIONS_KEY, reservationDetailsQuery } from "#entities/reservations/own-reservations.ts";
import { REPAIR_MS } from "#live/follow.ts";
import { type Backend, backend } from "#live/live.ts";

/** Poll interval: visitors wait for the provider here, possibly without a live connection. */
const WAITING_MS = 3000;

/** Key prefix; the reservation's id completes it. */
export const OWN_MOVE_KEY = [...OWN_RESERVATIONS_KEY, "move"] as const;

/** Whether the visitor's reservation may take other seats, and moves that await payment. */
export function ownMoveQuery(id: string, { api, rooms }: Backend = backend) {
  return reservationDetailsQuery<MoveSituation>(id, rooms.ownReservations, {
    key: [...OWN_MOVE_KEY, id],
    fetch: (signal) => api.getOwnMove({ params: { id }, signal }),
    repairEvery: (situation) => (situation?.latest?.state === "WAITING" ? WAITING_MS : REPAIR_MS),
  });
}
