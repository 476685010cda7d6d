/** The rooms of the realtime contract (decisions, section 4). */
import type {
  HallJoinResponse,
  PaymentsJoinResponse,
  ServerToClientEvents,
  ShowJoinResponse,
  WaitingRoomJoinResponse,
} from "@podium/shared/contracts/realtime";
import { unpackSeats } from "@podium/shared/halls/packed-seats";
import type { Connection, LiveSocket } from "./connection.ts";
import { createRoom, type LiveRoom } from "./room.ts";

type Success<Ack> = Extract<Ack, { ok: true }>;
type EventName = keyof ServerToClientEvents;
type EventOf<Name extends EventName> = Parameters<ServerToClientEvents[Name]>[0];
type ShowRoom = LiveRoom<Success<ShowJoinResponse>, EventOf<"seats:changed">>;
type WaitingRoomRoom = LiveRoom<Success<WaitingRoomJoinResponse>, EventOf<"waiting-room:changed">>;
type HallRoom = LiveRoom<Success<HallJoinResponse>, EventOf<"scan:recorded">>;

export type Rooms = ReturnType<typeof createRooms>;

export function createRooms(connection: Connection) {
  return {
    show: perShow((showId): ShowRoom =>
      createRoom(connection, `show ${showId}`, {
        join: (socket, ack) =>
          socket.emit("show:join", { showId, packed: true, ranges: true }, (response) => ack(unpacked(response))),
        leave: (socket) => socket.emit("show:leave", { showId }),
        listen: listenTo("seats:changed", (change) => change.showId === showId),
        hasSnapshot: true,
        repairedByServer: true,
      }),
    ),

    hall: perShow((showId): HallRoom =>
      createRoom(connection, `hall ${showId}`, {
        join: (socket, ack) => socket.emit("hall:join", { showId }, ack),
        leave: (socket) => socket.emit("hall:leave", { showId }),
        listen: listenTo("scan:recorded", (scan) => scan.showId === showId),
        hasSnapshot: true,
      }),
    ),

    waitingRoom: perShow((showId): WaitingRoomRoom =>
      createRoom(connection, `waiting room ${showId}`, {
        join: (socket, ack) => socket.emit("waiting-room:join", { showId }, ack),
        leave: (socket) => socket.emit("waiting-room:leave", { showId }),
        listen: listenTo("waiting-room:changed", (change) => change.showId === showId),
        hasSnapshot: true,
      }),
    ),

    payments: createRoom<Success<PaymentsJoinResponse>, EventOf<"payment:changed">>(connection, "payments", {
      join: (socket, ack) => socket.emit("payments:join", {}, ack),
      leave: (socket) => socket.emit("payments:leave", {}),
      listen: listenTo("payment:changed"),
    }),

    /** Has no room of its own: its events are sent to the room of payments, and to users about their own places. */
    waitingLists: createRoom<object, EventOf<"waiting:changed">>(connection, "waiting lists", {
      listen: listenTo("waiting:changed"),
    }),

    /** The user's own cart, from whichever tab. */
    ownCart: createRoom<object, EventOf<"cart:changed">>(connection, "own cart", {
      listen: listenTo("cart:changed"),
    }),

    /** Carries no events: its members have a connection, which the server closes when the device is removed. */
    ownDevice: createRoom<object, never>(connection, "own device", { listen: () => () => undefined }),

    ownWaiting: createRoom<object, EventOf<"offer:made"> | EventOf<"waiting:changed">>(connection, "own waiting", {
      listen: (socket, onEvent) => {
        const stops = [listenTo("offer:made")(socket, onEvent), listenTo("waiting:changed")(socket, onEvent)];
        return () => stops.forEach((stop) => stop());
      },
    }),

    ownReservations: createRoom<object, EventOf<"reservation:changed">>(connection, "own reservations", {
      listen: listenTo("reservation:changed"),
    }),
  };
}

function unpacked(response: ShowJoinResponse): ShowJoinResponse {
  if (!response.ok || response.packed === undefined) return response;
  return { ...response, seats: unpackSeats(response.packed) };
}

/** @param concerns whether an event is about this room; every one by default */
function listenTo<Name extends EventName>(name: Name, concerns = (_event: EventOf<Name>) => true) {
  return (socket: LiveSocket, onEvent: (event: EventOf<Name>) => void) => {
    const listener = (event: EventOf<Name>): void => void (concerns(event) && onEvent(event));
    // socket.io's listener types do not follow a generic event name.
    socket.on(name, listener as never);
    return () => void socket.off(name, listener as never);
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
