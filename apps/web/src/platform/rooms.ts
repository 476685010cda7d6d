/** The rooms of the realtime contract (decisions, section 4). Each is joined once, however many parts of a page follow it. */
import type {
  HallJoinAnswer,
  PaymentsJoinAnswer,
  ScanRecorded,
  SeatsChanged,
  ShowJoinAnswer,
} from "@podium/shared/realtime";
import type { Reservation } from "@podium/shared/contracts/reservations";
import { createRoom, type Follower, type Following } from "./socket-room.ts";

type Success<Answer> = Extract<Answer, { ok: true }>;

const showRoom = perShow((showId) =>
  createRoom<Success<ShowJoinAnswer>, SeatsChanged>({
    join: (socket, answer) => socket.emit("show:join", { showId }, answer),
    leave: (socket) => socket.emit("show:leave", { showId }),
    listen: (socket, hear) => {
      const change = (changed: SeatsChanged): void => {
        if (changed.showId === showId) hear(changed);
      };
      socket.on("seats:changed", change);
      return () => socket.off("seats:changed", change);
    },
    picture: true,
  }),
);

const hallRoom = perShow((showId) =>
  createRoom<Success<HallJoinAnswer>, ScanRecorded>({
    join: (socket, answer) => socket.emit("hall:join", { showId }, answer),
    listen: (socket, hear) => {
      const record = (scan: ScanRecorded): void => {
        if (scan.showId === showId) hear(scan);
      };
      socket.on("scan:recorded", record);
      return () => socket.off("scan:recorded", record);
    },
    picture: true,
  }),
);

const paymentsRoom = createRoom<Success<PaymentsJoinAnswer>, Reservation>({
  join: (socket, answer) => socket.emit("payments:join", {}, answer),
  listen: (socket, hear) => {
    const change = ({ reservation }: { reservation: Reservation }): void => hear(reservation);
    socket.on("payment:changed", change);
    return () => socket.off("payment:changed", change);
  },
  picture: false,
});

/** The seats of a show as everybody may know them. */
export function followShow(showId: number, follower: Follower<Success<ShowJoinAnswer>, SeatsChanged>): Following {
  return showRoom(showId).enter(follower);
}

/** Who comes in at a show; administrators only. */
export function followHall(showId: number, follower: Follower<Success<HallJoinAnswer>, ScanRecorded>): Following {
  return hallRoom(showId).enter(follower);
}

/** What happens to the reservations of all shows; administrators only. */
export function followPayments(follower: Follower<Success<PaymentsJoinAnswer>, Reservation>): Following {
  return paymentsRoom.enter(follower);
}

function perShow<Room>(make: (showId: number) => Room): (showId: number) => Room {
  const rooms = new Map<number, Room>();
  return (showId) => {
    let room = rooms.get(showId);
    if (!room) rooms.set(showId, (room = make(showId)));
    return room;
  };
}
