/** The room that everybody may enter (decisions, section 4). It is joined once, however many parts of a page follow it. */
import type { SeatsChanged, ShowJoinAnswer } from "@podium/shared/realtime";
import { createRoom, type Follower, type Following, perShow, type Success } from "./socket-room.ts";

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

/** The seats of a show as everybody may know them. */
export function followShow(showId: number, follower: Follower<Success<ShowJoinAnswer>, SeatsChanged>): Following {
  return showRoom(showId).enter(follower);
}
