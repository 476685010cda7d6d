import type { Reservation } from "@podium/shared/contracts/reservations";
import type { Cart } from "@podium/shared/contracts/seats";
import { isActive } from "@podium/shared/tickets/reservation-status";
import { api, orNull } from "#platform/api-client.ts";
import { paths, paymentOutcomePath } from "#platform/paths.ts";

/** Whether the reservation was made from this cart: nobody else can have its seats meanwhile. */
export function isMadeOf(reservation: Reservation, { showId, seats }: Pick<Cart, "showId" | "seats">): boolean {
  const reserved = new Set(reservation.seats.map(({ seat }) => seat.seatId));
  const isSame = reservation.show.id === showId && reserved.size === seats.length;
  return isActive(reservation) && isSame && seats.every((seatId) => reserved.has(seatId));
}

/** Returns the reservation that was made from this cart; null when there is none. */
export async function findMade(cart: Cart): Promise<Reservation | null> {
  const latest = await orNull(api.getMyLatestReservation());
  return latest && isMadeOf(latest, cart) ? latest : null;
}

/** Returns the page after reserving; a confirmed reservation, such as with a sponsor code, needs no payment. */
export function nextPage(
  { id, status }: Pick<Reservation, "id" | "status">,
  method: Reservation["paymentMethod"],
): string {
  if (status === "CONFIRMED") return paths.reservationSuccess;
  if (method === "MANUAL") return paths.payment(id);
  // The provider was unreachable, or its address was lost: this page offers a retry, or a transfer.
  return paymentOutcomePath(id);
}
