/** The rooms of the volunteers (decisions, section 4). Each is joined once, however many parts of a page follow it. */
import type { HallJoinAnswer, PaymentsJoinAnswer, ScanRecorded } from "@podium/shared/realtime";
import type { Reservation } from "@podium/shared/contracts/reservations";
import { createRoom, type Follower, type Following, perShow, type Success } from "./socket-room.ts";

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

/** Who comes in at a show; administrators only. */
export function followHall(showId: number, follower: Follower<Success<HallJoinAnswer>, ScanRecorded>): Following {
  return hallRoom(showId).enter(follower);
}

/** What happens to the reservations of all shows; administrators only. */
export function followPayments(follower: Follower<Success<PaymentsJoinAnswer>, Reservation>): Following {
  return paymentsRoom.enter(follower);
}
