import { jsonId } from "@podium/shared/contracts/common";
import { packSeats } from "@podium/shared/halls/packed-seats";
import { type CartChangeReason, rooms, type SeatState } from "@podium/shared/contracts/realtime";
import type { Logger } from "pino";
import * as z from "zod";
import type { Clock } from "#platform/process/clock.ts";
import type { Events } from "#platform/process/events.ts";
import { oncePer } from "#platform/throughput/once.ts";
import { PreparedResponse } from "#platform/throughput/prepared-response.ts";
import type { Realtime, RealtimeSocket } from "#platform/realtime/realtime.ts";
import { handleRoom, type SharedSnapshot } from "#platform/realtime/socket-rooms.ts";
import { seatsQueued } from "./seats.events.ts";
import { presentCart, presentSeat } from "./seats.presenter.ts";
import type { Cart } from "./plan-seats.ts";
import type { SeatChange } from "./seats.repository.ts";
import type { ShowSnapshot } from "./show-snapshots.ts";

export type SeatAnnouncer = ReturnType<typeof createSeatAnnouncer>;

/** Leaves time for the network: a change must appear within half a second */
const LONGEST_TICK_MS = 200;

function tickMs(sockets: number): number {
  return Math.min(LONGEST_TICK_MS, 10 + sockets / 14);
}

const SHOW_ROOM = /^show:(\d+)$/;

/** The only sender of events about seats and carts. */
export function createSeatAnnouncer(deps: { realtime: Realtime; clock: Clock; events: Pick<Events, "emit"> }) {
  const { realtime, clock, events } = deps;
  let pending = new Map<number, Map<string, SeatState>>();
  /** The newest version sent, by show and seat */
  const announced = new Map<number, Map<string, number>>();
  /** The plan that this process's screens draw, by show */
  const plans = new Map<number, number>();
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

  /** Remembers a sent version. @returns false when a newer or equal one was sent already */
  function remember(showId: number, seatId: string, version: number): boolean {
    let versions = announced.get(showId);
    if (!versions) announced.set(showId, (versions = new Map<string, number>()));
    if ((versions.get(seatId) ?? -1) >= version) return false;
    versions.set(seatId, version);
    return true;
  }

  function emitQueued(changes: readonly SeatChange[]): void {
    const showIds = new Set(changes.flatMap((change) => (change.isQueued ? change.showId : [])));
    for (const showId of showIds) void events.emit(seatsQueued, { showId });
  }

  realtime.onForwarded("seats:changed", ({ showId, hallPlanId, seats }) => {
    if (hallPlanId !== undefined) plans.set(showId, hallPlanId);
    for (const { seatId, version } of seats) remember(showId, seatId, version);
  });

  return {
    /** @param cart null: the cart ended */
    announceCart(userId: number, cart: Cart | null, reason: CartChangeReason): void {
      const payload = { cart: cart && presentCart(cart, clock.now()), reason };
      realtime.emit(rooms.user(userId), "cart:changed", payload);
    },

    announce(changes: readonly SeatChange[]): void {
      for (const change of changes) {
        let seats = pending.get(change.showId);
        if (!seats) pending.set(change.showId, (seats = new Map<string, SeatState>()));
        remember(change.showId, change.seatId, change.version);
        if ((seats.get(change.seatId)?.version ?? -1) < change.version) seats.set(change.seatId, presentSeat(change));
      }
      emitQueued(changes);
      if (timer || pending.size === 0) return;
      const rest = lastFlush + tickMs(realtime.socketCount()) - performance.now();
      // The first change after a pause goes out at once; later ones share the next message.
      if (rest <= 0) flush();
      else timer = setTimeout(flush, rest);
    },

    announcePlan(showId: number, hallPlanId: number, seats: readonly SeatChange[]): void {
      plans.set(showId, hallPlanId);
      for (const { seatId, version } of seats) remember(showId, seatId, version);
      realtime.emit(rooms.show(showId), "seats:changed", { showId, hallPlanId, seats: seats.map(presentSeat) });
      emitQueued(seats);
    },

    /** Notes that a screen of this process draws this plan, unless an event has named another one since. */
    noteDrawn(showId: number, hallPlanId: number): void {
      if (!plans.has(showId)) plans.set(showId, hallPlanId);
    },

    /** @param current the present plans of the shows @returns shows whose screens in this process draw another plan */
    withOldPlans: (current: ReadonlyMap<number, number>): Array<[showId: number, hallPlanId: number]> =>
      [...current].filter(([showId, hallPlanId]) => (plans.get(showId) ?? hallPlanId) !== hallPlanId),

    /** Announces a plan to this process's screens only, which missed it. */
    repairPlan({ showId, hallPlanId, seats }: ShowSnapshot): void {
      plans.set(showId, hallPlanId);
      const payload = { showId, hallPlanId, seats: seats.map(presentSeat) };
      realtime.emitLocal(rooms.show(showId), "seats:changed", payload);
    },

    /** Sends changes to this process's screens that they may have missed. */
    repair(changes: readonly SeatChange[]): void {
      const missed = Map.groupBy(
        changes.filter((change) => remember(change.showId, change.seatId, change.version)),
        (change) => change.showId,
      );
      for (const [showId, seats] of missed) {
        realtime.emitLocal(rooms.show(showId), "seats:changed", { showId, seats: seats.map(presentSeat) });
      }
    },

    watchedShows(): number[] {
      const shows = [...realtime.io.of("/").adapter.rooms.keys()]
        .flatMap((room) => SHOW_ROOM.exec(room)?.[1] ?? [])
        .map(Number);
      for (const known of [announced, plans])
        for (const showId of known.keys()) if (!shows.includes(showId)) known.delete(showId);
      return shows;
    },
  };
}

type JoinedShow = SharedSnapshot<"show:join">;
const plainSnapshot = oncePer(
  ({ showId, hallPlanId, seats }: ShowSnapshot): JoinedShow =>
    new PreparedResponse({ ok: true, showId, hallPlanId, seats: seats.map(presentSeat) }),
);
const packedWith = (how: { ranges: boolean }) =>
  oncePer(({ showId, hallPlanId, seats }: ShowSnapshot): JoinedShow => {
    const packed = packSeats(seats.map(presentSeat), how);
    return new PreparedResponse({ ok: true, showId, hallPlanId, seats: [], packed });
  });
const packedSnapshot = packedWith({ ranges: true });
const singlyPackedSnapshot = packedWith({ ranges: false });

const showJoin = z.object({ showId: jsonId, packed: z.boolean().optional(), ranges: z.boolean().optional() });

export function handleShowRoom(
  socket: RealtimeSocket,
  deps: { snapshot: (showId: number) => Promise<ShowSnapshot>; logger: Logger },
): void {
  handleRoom(socket, {
    join: "show:join",
    leave: "show:leave",
    schema: showJoin,
    of: ({ showId }) => rooms.show(showId),
    snapshot: async ({ showId, packed, ranges }) => {
      const snapshot = await deps.snapshot(showId);
      if (!packed) return plainSnapshot(snapshot);
      return ranges ? packedSnapshot(snapshot) : singlyPackedSnapshot(snapshot);
    },
    logger: deps.logger,
  });
}
