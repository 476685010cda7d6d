import { rooms } from "@podium/shared/contracts/realtime";
import type { Logger } from "pino";
import * as z from "zod";
import type { Realtime, RealtimeSocket } from "#platform/realtime/realtime.ts";
import { handleRoom } from "#platform/realtime/socket-rooms.ts";
import { presentForVolunteers, presentReservation, withoutDetails } from "./reservations.presenter.ts";
import type { Reservation } from "./reservations.repository.ts";

export function createReservationAnnouncer({ realtime }: { realtime: Pick<Realtime, "emit"> }) {
  return (changed: Reservation): void => {
    const reservation = presentReservation(changed);
    realtime.emit(rooms.user(changed.user.id), "reservation:changed", { reservation });
    realtime.emit(rooms.reservation(changed.id), "reservation:changed", { reservation: withoutDetails(reservation) });
    realtime.emit(rooms.payments, "payment:changed", { reservation: presentForVolunteers(changed) });
  };
}

export type ReservationAnnouncer = ReturnType<typeof createReservationAnnouncer>;

const anything = z.unknown();

export function handlePaymentsRoom(socket: RealtimeSocket, deps: { logger: Logger }): void {
  handleRoom(socket, {
    join: "payments:join",
    leave: "payments:leave",
    schema: anything,
    of: () => rooms.payments,
    snapshot: async () => ({}),
    logger: deps.logger,
  });
}
