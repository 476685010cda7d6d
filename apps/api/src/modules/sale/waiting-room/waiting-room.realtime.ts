import { jsonId } from "@podium/shared/contracts/common";
import { rooms } from "@podium/shared/contracts/realtime";
import type { Logger } from "pino";
import * as z from "zod";
import type { Realtime, RealtimeSocket } from "#platform/realtime/realtime.ts";
import { handleRoom } from "#platform/realtime/socket-rooms.ts";
import type { Room } from "./advance-room.ts";
import { presentRoom } from "./waiting-room.presenter.ts";
import type { WaitingRoomAnnouncer } from "./waiting-room.service.ts";

/** Thousands read each message, and nobody reads figures faster. */
const SHARE_EVERY_MS = 1000;

export function createWaitingRoomAnnouncer({ realtime }: { realtime: Pick<Realtime, "emit"> }): WaitingRoomAnnouncer {
  /** The newest figures by show, once others were sent within the second */
  const pending = new Map<number, Room | null>();

  function send(showId: number, room: Room): void {
    pending.set(showId, null);
    realtime.emit(rooms.waitingRoom(showId), "waiting-room:changed", { showId, room: presentRoom(room) });
    setTimeout(() => {
      const next = pending.get(showId);
      pending.delete(showId);
      if (next) send(showId, next);
    }, SHARE_EVERY_MS).unref();
  }

  return {
    changed(showId, room) {
      if (pending.has(showId)) pending.set(showId, room);
      else send(showId, room);
    },

    letIn(showId, room, userIds, until) {
      const change = { showId, room: presentRoom(room), until: until.toISOString() };
      for (const userId of userIds) realtime.emit(rooms.user(userId), "waiting-room:changed", change);
    },
  };
}

const waitingRoomJoin = z.object({ showId: jsonId });

export function handleWaitingRoom(
  socket: RealtimeSocket,
  deps: { find: (showId: number) => Promise<Room | null>; logger: Logger },
): void {
  handleRoom(socket, {
    join: "waiting-room:join",
    leave: "waiting-room:leave",
    schema: waitingRoomJoin,
    of: ({ showId }) => rooms.waitingRoom(showId),
    snapshot: async ({ showId }) => {
      const room = await deps.find(showId);
      return { showId, room: room && presentRoom(room) };
    },
    logger: deps.logger,
  });
}
