import { rooms } from "@podium/shared/realtime";
import type { Realtime, RealtimeSocket } from "#platform/realtime.ts";
import { presentReservation } from "./reservation.presenter.ts";
import type { Reservation } from "./reservations.repository.ts";

/** Tells the owner's screens and the volunteers' about a reservation. */
export function createReservationAnnouncer({ realtime }: { realtime: Pick<Realtime, "emit"> }) {
  return (changed: Reservation): void => {
    const reservation = presentReservation(changed);
    realtime.emit(rooms.user(reservation.user.id), "reservation:changed", { reservation });
    realtime.emit(rooms.payments, "payment:changed", { reservation });
  };
}

export type ReservationAnnouncer = ReturnType<typeof createReservationAnnouncer>;

/** Lets a socket follow the payments; `realtimeAccess` says whose. */
export function handlePaymentsRoom(socket: RealtimeSocket): void {
  socket.on("payments:join", async (_request, ack) => {
    if (typeof ack !== "function") return;
    await socket.join(rooms.payments);
    ack({ ok: true });
  });
}
