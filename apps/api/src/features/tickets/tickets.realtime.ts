import { jsonId } from "@podium/shared/contracts/common";
import { errorMessage } from "@podium/shared/error-codes";
import { rooms, type HallJoinAnswer, type ScanRecorded } from "@podium/shared/realtime";
import * as z from "zod";
import { DomainError } from "#platform/http-errors.ts";
import type { Realtime, RealtimeSocket } from "#platform/realtime.ts";

/** A ticket that came in, or whose scan was taken back. */
export type PresenceChange = Omit<ScanRecorded, "at"> & { at: Date };

/** Tells the hall's screens who came in; to be called after the commit. */
export function createScanAnnouncer({ realtime }: { realtime: Pick<Realtime, "emit"> }) {
  return (change: PresenceChange): void =>
    realtime.emit(rooms.hall(change.showId), "scan:recorded", { ...change, at: change.at.toISOString() });
}

export type ScanAnnouncer = ReturnType<typeof createScanAnnouncer>;

const requestSchema = z.object({ showId: jsonId });

function refuse(code: "INVALID_INPUT" | "UNAVAILABLE"): HallJoinAnswer {
  return { ok: false, code, message: errorMessage(code) };
}

/** Lets a socket follow a hall (`realtimeAccess` says whose): join first, then read, so that no scan falls in between. */
export function handleHallRoom(
  socket: RealtimeSocket,
  deps: { presentSeats: (showId: number) => Promise<string[]>; onError: (error: unknown) => void },
): void {
  async function join(request: unknown): Promise<HallJoinAnswer> {
    const { data } = requestSchema.safeParse(request);
    if (!data) return refuse("INVALID_INPUT");
    const room = rooms.hall(data.showId);
    await socket.join(room);
    try {
      return { ok: true, showId: data.showId, presentSeatIds: await deps.presentSeats(data.showId) };
    } catch (error) {
      await socket.leave(room);
      if (error instanceof DomainError) return { ok: false, code: error.code, message: error.message };
      deps.onError(error);
      return refuse("UNAVAILABLE");
    }
  }

  socket.on("hall:join", async (request, ack) => {
    if (typeof ack === "function") ack(await join(request));
  });
}
