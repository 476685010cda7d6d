import { transitions } from "@podium/api/modules/sale/reservations/transitions.ts";
import { clockOf } from "./history.ts";
import type { FreeEntry, HandedEntry, OfferEntry, ReservationEntry, SeatEntry, WaitingListEntry } from "./recorder.ts";

/** Difference between the times that two programs read from the same clock, before and after a statement. */
const SLACK_MS = 5;

const isEnded = (status: ReservationEntry["status"]): boolean => status === "EXPIRED" || status === "CANCELLED";

export interface Lives {
  seats: readonly SeatEntry[];
  reservations: readonly ReservationEntry[];
  entries: readonly WaitingListEntry[];
  offers: readonly OfferEntry[];
  handed: readonly HandedEntry[];
  free: readonly FreeEntry[];
}

/** Whether the seat became free while somebody waits: it will be offered to the waiting list or released. */
export const isQueued = ({ status, userId, offerId }: SeatEntry): boolean =>
  status === "held" && userId === null && offerId === null;

export function nameOf(entry: SeatEntry): string {
  return `seat ${entry.seatId} of show ${entry.showId}, version ${entry.version} (${clockOf(entry.at)})`;
}

export function bySeat(seats: readonly SeatEntry[]): Map<string, SeatEntry[]> {
  return Map.groupBy(seats, (entry) => `${entry.showId} ${entry.seatId}`);
}

/** Other events in the transaction of a seat's change. */
interface SameTx {
  reservation: (id: number) => ReservationEntry[];
  /** Whether the reservation was moved: it got another seat, or gave one up. */
  moved: (id: number, how: "got" | "gave up") => boolean;
  /** Whether the reservation gave this seat back, withdrew that, or had it reserved until a difference was paid. */
  handed: (id: number) => boolean;
  /** Recipient of the offer, whether it was made by hand, and whether it ended in this transaction. */
  offer: (id: number | null) => { userId: number | undefined; byHand: boolean; ended: boolean } | undefined;
}

/** Checks a seat that a change of plan removes or adds. @returns null if that is allowed */
function checkPlan(before: SeatEntry, after: SeatEntry): string | null {
  if (after.status !== "gone") {
    if (after.version <= before.version) return `came back with a version below ${before.version}`;
    return after.status === "available" || isQueued(after) ? null : `came with a plan as ${after.status}`;
  }
  const hasExpired = before.heldUntil !== null && before.heldUntil <= after.at + SLACK_MS;
  return before.status === "available" || hasExpired ? null : `went with its plan while it was ${before.status}`;
}

/** Checks a transition of a seat (decisions, section 5). @returns null if it is allowed */
function checkStep(before: SeatEntry, after: SeatEntry, sameTx: SameTx): string | null {
  const inSameTx = sameTx.reservation;
  if (after.status === "gone" || before.status === "gone") return checkPlan(before, after);
  if (after.version !== before.version + 1) return `follows version ${before.version}`;
  const wasLive = before.heldUntil !== null && before.heldUntil > after.at + SLACK_MS;
  if (before.offerId !== null && before.offerId !== after.offerId) {
    const offer = sameTx.offer(before.offerId);
    if (!offer?.ended) return `became ${after.status} while offer ${before.offerId} of it was open`;
    const taker = after.userId ?? inSameTx(after.reservationId ?? 0).at(-1)?.userId;
    const isFreed = after.status === "available" || after.status === "blocked" || isQueued(after);
    return isFreed || taker === offer.userId ? null : `went from an offer to ${offer.userId} to ${taker}`;
  }
  const returnsToCast = before.castQuotaId !== null && after.status === "blocked";
  if (before.castQuotaId !== null && (after.status === "available" || isQueued(after)))
    return "was freed although it goes back to the cast";
  if (after.status === "available" || isQueued(after) || returnsToCast) {
    if (before.status !== "reserved") return null;
    const [last] = inSameTx(before.reservationId ?? 0).slice(-1);
    const goesOn = sameTx.moved(before.reservationId ?? 0, "got") || sameTx.handed(before.reservationId ?? 0);
    if (!last && goesOn) return null;
    return last && isEnded(last.status) ? null : `was freed although reservation ${before.reservationId} did not end`;
  }
  if (after.status === "blocked") {
    if (before.status === "reserved") return `was blocked although reservation ${before.reservationId} has it`;
    return before.status === "held" && wasLive ? `was blocked in the live cart of ${before.userId}` : null;
  }
  const isByHand = after.offerId !== null && sameTx.offer(after.offerId)?.byHand === true;
  if (before.status === "blocked" && after.castQuotaId === null)
    return isByHand ? null : `became ${after.status} while it was blocked`;
  if (after.offerId !== null && after.offerId !== before.offerId)
    return before.status === "available" || isQueued(before) ? null : `was offered while it was ${before.status}`;
  if (isQueued(before)) return `became ${after.status} while it was reserved for the waiting list`;
  if (after.status === "held") {
    if (before.status === "reserved") return `was held although reservation ${before.reservationId} has it`;
    if (before.status === "held" && wasLive && before.userId !== after.userId)
      return `went from the live cart of ${before.userId} to that of ${after.userId}`;
    return null;
  }
  if (after.status === "reserved") {
    if (before.status === "reserved")
      return `went from reservation ${before.reservationId} to ${after.reservationId} without being free`;
    const made = inSameTx(after.reservationId ?? 0).at(-1);
    const wentOn = sameTx.moved(after.reservationId ?? 0, "gave up") || sameTx.handed(after.reservationId ?? 0);
    if (!made && wentOn)
      return before.status === "held" && wasLive ? `was moved into the live cart of ${before.userId}` : null;
    if (!made || isEnded(made.status)) return `was given to reservation ${after.reservationId}, which does not live`;
    if (before.status === "held" && wasLive && before.userId !== made.userId)
      return `was reserved by ${made.userId} from the live cart of ${before.userId}`;
    return null;
  }
  return `became ${String(after.status)}, which nobody asked for`;
}

export function checkSeats({
  seats,
  reservations,
  entries,
  offers,
  handed,
}: Pick<Lives, "seats" | "reservations"> & Partial<Lives>): string[] {
  const users = new Map(entries?.map(({ id, userId }) => [id, userId]));
  const byOffer = Map.groupBy(offers ?? [], ({ id }) => id);
  const offerIn = (tx: string) => (id: number | null) => {
    const [made, ...changes] = byOffer.get(id ?? 0) ?? [];
    if (!made) return undefined;
    const ended = changes.some((change) => change.tx === tx && change.ended);
    return { userId: users.get(made.wishId), byHand: made.byHand, ended };
  };
  const txs = Map.groupBy(reservations, (entry) => `${entry.tx} ${entry.id}`);
  const handedIn = new Set(handed?.map(({ tx, reservationId, seatId }) => `${tx} ${reservationId} ${seatId}`));
  const lives = [...bySeat(seats).values()];
  const moves = new Set(
    lives.flatMap((life) =>
      life.flatMap((after, index) => {
        const before = life[index - 1];
        if (!before || before.reservationId === after.reservationId) return [];
        return [`${after.tx} ${before.reservationId} gave up`, `${after.tx} ${after.reservationId} got`];
      }),
    ),
  );
  return lives.flatMap((life) =>
    life.flatMap((after, index) => {
      const before = life[index - 1];
      if (!before) return [];
      const why = checkStep(before, after, {
        reservation: (id) => txs.get(`${after.tx} ${id}`) ?? [],
        moved: (id, how) => moves.has(`${after.tx} ${id} ${how}`),
        handed: (id) => handedIn.has(`${after.tx} ${id} ${after.seatId}`),
        offer: offerIn(after.tx),
      });
      return why === null ? [] : [`${nameOf(after)} ${why}`];
    }),
  );
}

export function checkReservations({ reservations }: Pick<Lives, "reservations">): string[] {
  return [...Map.groupBy(reservations, (entry) => entry.id).values()].flatMap((life) =>
    life.flatMap((after, index) => {
      const before = life[index - 1];
      if (!before) return isEnded(after.status) ? [`reservation ${after.id} began as ${after.status}`] : [];
      const allowed: readonly string[] = transitions[before.status];
      if (before.status === after.status || allowed.includes(after.status)) return [];
      return [`reservation ${after.id} went from ${before.status} to ${after.status} (${clockOf(after.at)})`];
    }),
  );
}

/** @param tickets how many tickets each reservation has */
export function checkCodes(
  { reservations }: Pick<Lives, "reservations">,
  tickets: ReadonlyMap<number, number>,
  codes: ReadonlyArray<{ id: number; maxTickets: number; usedCount: number }>,
): string[] {
  const using = new Map<number, number>();
  const used = new Map<number, number>();
  const wrong: string[] = [];
  const maxOf = new Map(codes.map((code) => [code.id, code.maxTickets]));
  const add = (code: number, count: number): void => void used.set(code, (used.get(code) ?? 0) + count);
  for (const { id, codeId, status, at } of reservations) {
    const count = tickets.get(id) ?? 0;
    const before = using.get(id);
    const now = codeId !== null && !isEnded(status) ? codeId : undefined;
    if (before !== undefined && before !== now) add(before, -count);
    if (now !== undefined && before !== now) add(now, count);
    if (now === undefined) using.delete(id);
    else using.set(id, now);
    if (now !== undefined && (used.get(now) ?? 0) > (maxOf.get(now) ?? 0))
      wrong.push(`code ${now} is used for ${used.get(now)} tickets of ${maxOf.get(now)} (${clockOf(at)})`);
  }
  for (const { id, usedCount } of codes)
    if (usedCount !== (used.get(id) ?? 0))
      wrong.push(`code ${id} counts ${usedCount} used tickets, its reservations ${used.get(id) ?? 0}`);
  return wrong;
}
