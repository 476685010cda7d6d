import { jsonId } from "@podium/shared/contracts/common";
import { mayAttend } from "@podium/shared/tickets/check-in-rules";
import { rooms, type ScanRecorded } from "@podium/shared/contracts/realtime";
import { includesRole } from "@podium/shared/contracts/roles";
import type { Logger } from "pino";
import * as z from "zod";
import { anyCallerOf } from "#platform/http/caller.ts";
import type { Clock } from "#platform/process/clock.ts";
import type { Realtime, RealtimeSocket } from "#platform/realtime/realtime.ts";
import { handleRoom } from "#platform/realtime/socket-rooms.ts";

export type PresenceChange = Omit<ScanRecorded, "at"> & { at: Date };

export function createScanAnnouncer({ realtime, clock }: { realtime: Pick<Realtime, "emit">; clock: Clock }) {
  return (change: PresenceChange, { startsAt }: { startsAt: Date }): void => {
    const event = { ...change, at: change.at.toISOString() };
    realtime.emit(rooms.hall(change.showId), "scan:recorded", event);
    // A screen that joined in time stays in the room, but receives nothing once the show is no longer near.
    if (mayAttend("DOOR", startsAt, clock.now()))
      realtime.emit(rooms.hallForEntrance(change.showId), "scan:recorded", event);
  };
}

export type ScanAnnouncer = ReturnType<typeof createScanAnnouncer>;

const hallJoin = z.object({ showId: jsonId });

export function handleHallRoom(
  socket: RealtimeSocket,
  deps: { presentSeats: (showId: number) => Promise<string[]>; logger: Logger },
): void {
  handleRoom(socket, {
    join: "hall:join",
    leave: "hall:leave",
    schema: hallJoin,
    of: ({ showId }) =>
      includesRole(anyCallerOf(socket.data).role, "BOX_OFFICE") ? rooms.hall(showId) : rooms.hallForEntrance(showId),
    snapshot: async ({ showId }) => ({ showId, presentSeatIds: await deps.presentSeats(showId) }),
    logger: deps.logger,
  });
}
