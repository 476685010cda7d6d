import type { Reservation } from "@podium/shared/contracts/reservations";
import { reservationListQuery } from "#entities/reservations/reservation-list.ts";
import { api } from "#platform/api-client.ts";
import type { ListView } from "#platform/list-view.ts";

/** @param onChange receives a label for each change to highlight */
export function reservationsQuery(view: ListView, onChange: (word: string, reservation: Reservation) => void) {
  return reservationListQuery(["reservations-admin", "list"], view, api.listReservations, { onChange });
}
