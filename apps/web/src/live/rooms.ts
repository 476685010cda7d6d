/** The rooms of the realtime contract (decisions, section 4). */
import type {
  CartChanged,
  HallJoinResponse,
  PaymentsJoinResponse,
  ScanRecorded,
  SeatsChanged,
  ShowJoinResponse,
} from "@podium/shared/realtime";
import type { Reservation } from "@podium/shared/contracts/reservations";
import type { Connection } from "./connection.ts";
import { createRoom, type LiveRoom } from "./room.ts";

type Success<Ack> = Extract<Ack, { ok: true }>;
type ReservationChanged = { reservation: Reservation };
type ShowRoom = LiveRoom<Success<ShowJoinResponse>, SeatsChanged>;
type HallRoom = LiveRoom<Success<HallJoinResponse>, ScanRecorded>;

export type Rooms = ReturnType<typeof createRooms>;

export function createRooms(connection: Connection) {
  return {
    show: perShow((showId): ShowRoom =>
      createRoom(connection, `show ${showId}`, {
        join: (socket, ack) => socket.emit("show:join", { showId }, ack),
        leave: (socket) => socket.emit("show:leave", { showId }),
        listen(socket, onEvent) {
          const listener = (change: SeatsChanged): void => {
            if (change.showId === showId) onEvent(change);
          };
          socket.on("seats:changed", listener);
          return () => socket.off("seats:changed", listener);
        },
        hasSnapshot: true,
        repairedByServer: true,
      }),
    ),

    hall: perShow((showId): HallRoom =>
      createRoom(connection, `hall ${showId}`, {
        join: (socket, ack) => socket.emit("hall:join", { showId }, ack),
        leave: (socket) => socket.emit("hall:leave", { showId }),
        listen(socket, onEvent) {
          const listener = (scan: ScanRecorded): void => {
            if (scan.showId === showId) onEvent(scan);
          };
          socket.on("scan:recorded", listener);
          return () => socket.off("scan:recorded", listener);
        },
        hasSnapshot: true,
      }),
    ),

    payments: createRoom<Success<PaymentsJoinResponse>, ReservationChanged>(connection, "payments", {
      join: (socket, ack) => socket.emit("payments:join", {}, ack),
      leave: (socket) => socket.emit("payments:leave", {}),
      listen(socket, onEvent) {
        socket.on("payment:changed", onEvent);
        return () => socket.off("payment:changed", onEvent);
      },
    }),

    /** The user's own cart, from whichever tab. */
    ownCart: createRoom<object, CartChanged>(connection, "own cart", {
      listen(socket, onEvent) {
        socket.on("cart:changed", onEvent);
        return () => socket.off("cart:changed", onEvent);
      },
    }),

    ownReservations: createRoom<object, ReservationChanged>(connection, "own reservations", {
      listen(socket, onEvent) {
        socket.on("reservation:changed", onEvent);
        return () => socket.off("reservation:changed", onEvent);
      },
    }),
  };
}

function perShow<Room>(create: (showId: number) => Room): (showId: number) => Room {
  const rooms = new Map<number, Room>();
  return (showId) => {
    let room = rooms.get(showId);
    if (!room) rooms.set(showId, (room = create(showId)));
    return room;
  };
}
