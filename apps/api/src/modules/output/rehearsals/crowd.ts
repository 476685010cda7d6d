import { setTimeout as sleep } from "node:timers/promises";
import { DomainError } from "#platform/process/domain-error.ts";
import type { ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import type { SeatsService } from "#modules/sale/seats/seats.service.ts";
import type { WaitingRoomService } from "#modules/sale/waiting-room/waiting-room.service.ts";
import type { Figures } from "./figures.ts";
import type { SeatForSale } from "./rehearsal-copy.repository.ts";

/** The product's own services, on the tables of the copy. */
export interface CopiedSale {
  waitingRoom: Pick<WaitingRoomService, "enter" | "room" | "sweep">;
  seats: Pick<SeatsService, "addSeat" | "addAreaPlaces" | "holdBestSeats" | "clearCart" | "expireDue">;
  reservations: Pick<ReservationsService, "reserve">;
}

/** How many seats people take, in turn. */
const PARTY_SIZES = [2, 2, 1, 4, 2, 3, 2, 2, 1, 5];
/** One in so many lets the seats be chosen ('Kies voor mij'). */
const LETS_CHOOSE_EVERY = 3;
/** One in so many lets the seats go again. */
const GIVES_UP_EVERY = 8;
/** People look at the best seats that are free. */
const LOOKS_AT = 40;
const TRIES = 12;

const SECOND_MS = 1000;
/** Time that people take, from and to; as a page, they ask within two seconds of the opening. */
const ASKS_AGAIN = [0, 2 * SECOND_MS] as const;
const PICKS = [SECOND_MS, 4 * SECOND_MS] as const;
const FILLS_IN = [20 * SECOND_MS, 60 * SECOND_MS] as const;
const LOOKS_AGAIN = [2 * SECOND_MS, 4 * SECOND_MS] as const;
/** The opening is a moment of the server's clock, which may be a little later than this one. */
const OPENS_SOON_MS = 100;

const GONE = new Set(["SEAT_TAKEN", "AREA_FULL", "TOO_FEW_SEATS"]);

interface Person {
  userId: number;
  /** From 0. */
  index: number;
  arrivesAt: number;
}

export interface Crowd {
  /** Says that it is these people's turn, as the message of the waiting room does. */
  letIn(userId: number): void;
  /** Ends when everybody has left, or `signal` says so. */
  everybody: Promise<void>;
}

/**
 * Simulated visitors, each with the calls of a page: into the waiting room, seats once it is their turn, and reserving
 * them or letting them go.
 * @param options.haste divides the time that people take, for tests
 */
export function createCrowd(options: {
  sale: CopiedSale;
  showId: number;
  userIds: readonly number[];
  seats: readonly SeatForSale[];
  seconds: number;
  figures: Figures;
  haste: number;
  signal: AbortSignal;
  /** Gets the errors that no visitor should meet. */
  onFault: (error: unknown) => void;
}): Crowd {
  const { sale, showId, userIds, figures, haste, signal } = options;
  const { counts } = figures;
  const start = performance.now();
  const opensAt = (options.seconds * SECOND_MS) / 2;
  const bySeat = new Map(options.seats.map((seat, order) => [seat.seatId, { ...seat, order }]));
  /** In the plan's order, as everybody's screen shows them. */
  const free = new Set(bySeat.keys());
  const turns = new Set<number>();
  const wakes = new Map<number, () => void>();

  const elapsed = (): number => performance.now() - start;
  const pause = (ms: number): Promise<void> => sleep(ms, undefined, { signal });
  const between = ([from, to]: readonly [number, number]): Promise<void> =>
    pause((from + Math.random() * (to - from)) / haste);
  const isSoldOut = (): boolean => counts.seatsSold >= bySeat.size;

  async function timed<T>(call: () => Promise<T>): Promise<T> {
    const from = performance.now();
    try {
      return await call();
    } finally {
      figures.call(performance.now() - from);
    }
  }

  async function enter({ userId, index }: Person): Promise<"before" | "waiting" | "in"> {
    // A network each, as visitors at home have.
    const network = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
    const { state } = await timed(() => sale.waitingRoom.enter({ showId, userId, network }));
    return state;
  }

  /** @returns false: sold out before the turn */
  async function waitForTurn(person: Person): Promise<boolean> {
    let state = await enter(person);
    if (state === "before") {
      await pause(Math.max(0, opensAt - elapsed()));
      await between(ASKS_AGAIN);
      state = await enter(person);
    }
    while (state === "before") {
      await pause(OPENS_SOON_MS);
      state = await enter(person);
    }
    if (state === "in" || turns.has(person.userId)) return true;
    if (!isSoldOut()) await new Promise<void>((resolve) => wakes.set(person.userId, resolve));
    signal.throwIfAborted();
    return turns.has(person.userId);
  }

  function wakeAll(): void {
    for (const wake of wakes.values()) wake();
    wakes.clear();
  }
  signal.addEventListener("abort", wakeAll, { once: true });

  /** @returns the seats of the cart afterwards; null: somebody else was quicker */
  async function hold(call: () => Promise<{ lines: ReadonlyArray<{ seatId: string }> }>): Promise<string[] | null> {
    try {
      const held = (await timed(call)).lines.map((line) => line.seatId);
      for (const id of held) free.delete(id);
      return held;
    } catch (error) {
      if (!(error instanceof DomainError) || !GONE.has(error.code)) throw error;
      counts.clashes++;
      return null;
    }
  }

  /** Accepts what 'Kies voor mij' shows to all who look at that moment. @returns the seats of the cart afterwards */
  async function acceptBest(userId: number, count: number): Promise<string[]> {
    const chairs = free.keys().filter((id) => bySeat.get(id)?.areaId === null);
    const preferred = [...chairs.take(count)];
    const request = { showId, count, wheelchair: false, preferred: preferred.length === count ? preferred : [] };
    return (await hold(() => sale.seats.holdBestSeats(userId, request))) ?? [];
  }

  /** Picks a free seat of the best ones. @returns the seats of the cart afterwards; null: none is free */
  async function pick(userId: number, wanted: number): Promise<string[] | null> {
    const best = [...free.keys().take(LOOKS_AT)];
    const seat = bySeat.get(best[Math.floor(Math.random() * best.length)] ?? "");
    if (!seat) return null;
    const { seatId, areaId } = seat;
    const held = await hold(() =>
      areaId === null
        ? sale.seats.addSeat(userId, showId, seatId)
        : sale.seats.addAreaPlaces(userId, { showId, groupId: areaId, count: wanted }),
    );
    if (held) return held;
    if (areaId === null) free.delete(seatId);
    else for (const [id, other] of bySeat) if (other.areaId === areaId) free.delete(id);
    return [];
  }

  async function choose({ userId, index }: Person): Promise<string[]> {
    const wanted = PARTY_SIZES[index % PARTY_SIZES.length] ?? 1;
    let held: string[] = [];
    if (index % LETS_CHOOSE_EVERY === 0) {
      await between(PICKS);
      held = await acceptBest(userId, wanted);
    }
    for (let tries = 0; held.length < wanted && tries < TRIES && !isSoldOut(); tries++) {
      await between(PICKS);
      const now = await pick(userId, wanted - held.length);
      if (now && now.length > 0) held = now;
      // Others may let theirs go; who has some seats makes do with them.
      else if (now === null && held.length > 0) break;
      else if (now === null) await between(LOOKS_AGAIN);
    }
    return held;
  }

  function showFree(seatIds: readonly string[]): void {
    const all = [...free, ...seatIds].toSorted((a, b) => (bySeat.get(a)?.order ?? 0) - (bySeat.get(b)?.order ?? 0));
    free.clear();
    for (const seatId of all) free.add(seatId);
  }

  async function buy(person: Person): Promise<void> {
    const seatIds = await choose(person);
    if (seatIds.length === 0) return void counts.soldOut++;
    await between(FILLS_IN);
    const { userId, index } = person;
    if (index % GIVES_UP_EVERY === GIVES_UP_EVERY - 1) {
      await timed(() => sale.seats.clearCart(userId));
      showFree(seatIds);
      counts.gaveUp++;
      return;
    }
    await timed(() => sale.reservations.reserve(userId, showId, { seatIds, paymentMethod: "MANUAL" }));
    counts.reserved++;
    counts.seatsSold += seatIds.length;
    // The page of who still waits says so.
    if (isSoldOut()) wakeAll();
  }

  async function visit(person: Person): Promise<void> {
    await pause(Math.max(0, person.arrivesAt - elapsed()));
    counts.arrived++;
    let isIn = false;
    try {
      if (!(await waitForTurn(person))) {
        counts.soldOut++;
        return figures.leftWaiting();
      }
      isIn = true;
      const now = elapsed();
      figures.letIn(now, Math.max(0, now - Math.max(person.arrivesAt, opensAt)));
      await buy(person);
      figures.left();
    } catch (error) {
      if (signal.aborted) return;
      counts.refused++;
      if (!(error instanceof DomainError)) options.onFault(error);
      figures.refusal(error instanceof DomainError ? error : new DomainError("INTERNAL"));
      if (isIn) figures.left();
      else figures.leftWaiting();
    }
  }

  const everyMs = (options.seconds * SECOND_MS) / userIds.length;
  const visits = userIds.map((userId, index) => visit({ userId, index, arrivesAt: index * everyMs }));
  return {
    letIn(userId) {
      turns.add(userId);
      wakes.get(userId)?.();
      wakes.delete(userId);
    },
    everybody: Promise.allSettled(visits).then(() => undefined),
  };
}
