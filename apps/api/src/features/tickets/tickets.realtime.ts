import { jsonId } from "@podium/shared/contracts/common";
import { rooms, type ScanRecorded } from "@podium/shared/realtime";
import type { Logger } from "pino";
import * as z from "zod";
import type { Realtime, RealtimeSocket } from "#platform/realtime.ts";
import { handleRoom } from "#platform/socket-rooms.ts";

export type PresenceChange = Omit<ScanRecorded, "at"> & { at: Date };

export function createScanAnnouncer({ realtime }: { realtime: Pick<Realtime, "emit"> }) {
  return (change: PresenceChange): void =>
    realtime.emit(rooms.hall(change.showId), "scan:recorded", { ...change, at: change.at.toISOString() });
}

export type ScanAnnouncer = ReturnType<typeof createScanAnnouncer>;

export function handleHallRoom(
  socket: RealtimeSocket,
  deps: { presentSeats: (showId: number) => Promise<string[]>; logger: Logger },
): void {
  handleRoom(socket, {
    join: "hall:join",
    leave: "hall:leave",
    schema: z.object({ showId: jsonId }),
    of: ({ showId }) => rooms.hall(showId),
    snapshot: async ({ showId }) => ({ showId, presentSeatIds: await deps.presentSeats(showId) }),
    logger: deps.logger,
  });
}
