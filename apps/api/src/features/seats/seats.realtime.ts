import { jsonId } from "@podium/shared/contracts/common";
import { type PublicSeatStatus, rooms, type SeatState } from "@podium/shared/realtime";
import type { Logger } from "pino";
import * as z from "zod";
import type { SeatStatus } from "#database/tables/seats.ts";
import type { Realtime, RealtimeSocket } from "#platform/realtime.ts";
import { handleRoom } from "#platform/socket-rooms.ts";
import type { SeatChange } from "./carts.repository.ts";

/** The only place that tells screens about seats. */
export interface SeatAnnouncer {
  /** Sends changes to everyone who watches their show; those of one short tick go out as one message. */
  announce(changes: readonly SeatChange[]): void;
  /** Sends to this process's own watchers what they may have missed; what was sent to them already is left out. */
  repair(changes: readonly SeatChange[]): void;
  /** The shows that somebody watches through this process. */
  watchedShows(): number[];
}

/** A blocked seat is nobody's business: the public sees it as reserved. */
function publicStatus(status: SeatStatus): PublicSeatStatus {
  return status === "blocked" ? "reserved" : status;
}

export function toSeatState({ seatId, status, version }: SeatChange): SeatState {
  return { seatId, status: publicStatus(status), version };
}

/** A chair may take half a second to turn, and the rest of the way takes its part of that. */
const LONGEST_TICK_MS = 200;

/**
 * The pause between two messages about seats, in ms: short, and longer with the audience, because each message
 * costs this process about the same for every socket.
 */
function tickMs(sockets: number): number {
  return Math.min(LONGEST_TICK_MS, 10 + sockets / 14);
}

const SHOW_ROOM = /^show:(\d+)$/;

export function createSeatAnnouncer({ realtime }: { realtime: Realtime }): SeatAnnouncer {
  /** Per show, the changes of this tick: of each seat the newest. */
  let pending = new Map<number, Map<string, SeatState>>();
  /** Per show and seat, the newest version that this process sent to its screens. */
  const announced = new Map<number, Map<string, number>>();
  let lastFlush = 0;
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    timer = undefined;
    lastFlush = performance.now();
    const changes = pending;
    pending = new Map();
    for (const [showId, seats] of changes) {
      realtime.emit(rooms.show(showId), "seats:changed", { showId, seats: [...seats.values()] });
    }
  }

  /** Notes the version as sent; false when a newer or equal one was. */
  function remember(showId: number, seatId: string, version: number): boolean {
    let versions = announced.get(showId);
    if (!versions) announced.set(showId, (versions = new Map<string, number>()));
    if ((versions.get(seatId) ?? -1) >= version) return false;
    versions.set(seatId, version);
    return true;
  }

  realtime.onForwarded("seats:changed", ({ showId, seats }) => {
    for (const { seatId, version } of seats) remember(showId, seatId, version);
  });

  return {
    announce(changes) {
      for (const change of changes) {
        let seats = pending.get(change.showId);
        if (!seats) pending.set(change.showId, (seats = new Map<string, SeatState>()));
        remember(change.showId, change.seatId, change.version);
        if ((seats.get(change.seatId)?.version ?? -1) < change.version) seats.set(change.seatId, toSeatState(change));
      }
      if (timer || pending.size === 0) return;
      const rest = lastFlush + tickMs(realtime.socketCount()) - performance.now();
      // After a quiet moment the first change goes out at once; those that follow it share the next message.
      if (rest <= 0) flush();
      else timer = setTimeout(flush, rest);
    },

    repair(changes) {
      const missed = Map.groupBy(
        changes.filter((change) => remember(change.showId, change.seatId, change.version)),
        (change) => change.showId,
      );
      for (const [showId, seats] of missed) {
        realtime.emitLocal(rooms.show(showId), "seats:changed", { showId, seats: seats.map(toSeatState) });
      }
    },

    watchedShows() {
      const shows = [...realtime.io.of("/").adapter.rooms.keys()]
        .flatMap((room) => SHOW_ROOM.exec(room)?.[1] ?? [])
        .map(Number);
      for (const showId of announced.keys()) if (!shows.includes(showId)) announced.delete(showId);
      return shows;
    },
  };
}

/** Lets a socket watch a show's seats. */
export function handleShowRoom(
  socket: RealtimeSocket,
  deps: { snapshot: (showId: number) => Promise<SeatState[]>; logger: Logger },
): void {
  handleRoom(socket, {
    join: "show:join",
    leave: "show:leave",
    schema: z.object({ showId: jsonId }),
    of: ({ showId }) => rooms.show(showId),
    snapshot: async ({ showId }) => ({ showId, seats: await deps.snapshot(showId) }),
    logger: deps.logger,
  });
}
