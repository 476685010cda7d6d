import type { Reservation } from "@podium/shared/contracts/reservations";
import { reservationListQuery } from "#entities/reservations/reservation-list.ts";
import { api } from "#platform/api-client.ts";
import type { ListView } from "#platform/list-view.ts";

/** @param onChange labels a change that deserves a highlight */
export function reservationsQuery(view: ListView, onChange: (word: string, reservation: Reservation) => void) {
  return reservationListQuery(["reservations-admin", "list"], view, api.listReservations, { onChange });
}
