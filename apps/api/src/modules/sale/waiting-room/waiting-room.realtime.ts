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
/** The place of somebody far back moves little in a second, and each message costs a write per page. */
const FIGURES_EVERY_MS_PER_PERSON = 0.2;
const FIGURES_EVERY_AT_MOST_MS = 5000;

const FACTS = ["isOn", "perMinute", "paused", "seed"] as const;

const hasSameFacts = (one: Room, other: Room): boolean =>
  FACTS.every((name) => one[name] === other[name]) &&
  one.drawnAt?.getTime() === other.drawnAt?.getTime() &&
  one.opensAt?.getTime() === other.opensAt?.getTime();

/** @returns ms between a message and the next */
function pauseBetween(sent: Room, next: Room): number {
  if (!hasSameFacts(sent, next)) return SHARE_EVERY_MS;
  const ofFigures = Math.min(FIGURES_EVERY_AT_MOST_MS, next.waiting * FIGURES_EVERY_MS_PER_PERSON);
  return Math.max(SHARE_EVERY_MS, ofFigures);
}

export function createWaitingRoomAnnouncer({ realtime }: { realtime: Pick<Realtime, "emit"> }): WaitingRoomAnnouncer {
  /** The figures that were sent last, by show, and the newest that wait to be sent */
  const shown = new Map<number, { sent: Room; sentAt: number; next?: Room; timer: NodeJS.Timeout }>();

  function sendNext(showId: number): void {
    const next = shown.get(showId)?.next;
    shown.delete(showId);
    if (next) send(showId, next);
  }

  const sendLater = (showId: number, ms: number): NodeJS.Timeout => setTimeout(sendNext, ms, showId).unref();

  function send(showId: number, room: Room): void {
    realtime.emit(rooms.waitingRoom(showId), "waiting-room:changed", { showId, room: presentRoom(room) });
    shown.set(showId, {
      sent: room,
      sentAt: performance.now(),
      timer: sendLater(showId, pauseBetween(room, room)),
    });
  }

  return {
    changed(showId, room) {
      const last = shown.get(showId);
      if (!last) return send(showId, room);
      clearTimeout(last.timer);
      const dueAt = last.sentAt + pauseBetween(last.sent, room);
      last.next = room;
      last.timer = sendLater(showId, Math.max(0, dueAt - performance.now()));
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
