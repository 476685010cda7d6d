import { proposeSeats, proposeTogether } from "@podium/shared/halls/propose-seats";
import { widestHall } from "./full-hall.ts";
import { type Call, clockOf } from "./history.ts";
import { bySeat, isQueued, type Lives as AllLives, nameOf } from "./model.ts";
import type { FreeEntry, OfferEntry, Recorder, SeatEntry, WaitingListEntry } from "./recorder.ts";

type Lives = Omit<AllLives, "handed">;

type Wanted = Pick<WaitingListEntry, "seats" | "together">;

/** Whether free seats fulfil an entry, by the rule of 'Kies voor mij' (decisions). */
function createFulfils(): (free: readonly string[], entry: Wanted) => boolean {
  const known = new Map<string, boolean>();
  return (free, { seats, together }) => {
    const key = `${seats} ${together} ${free.toSorted().join(" ")}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const ids = new Set(widestHall.seats.flatMap(({ id }) => (free.includes(id) ? [id] : [])));
    const fulfils = (together ? proposeTogether : proposeSeats)(widestHall, ids, seats).length > 0;
    known.set(key, fulfils);
    return fulfils;
  };
}

interface Waiting extends WaitingListEntry {
  /** When the entry stopped waiting. Joining and leaving lock the list, so that these times follow the commit order. */
  until: number;
  untilTx: string;
}

function waitingTimes(entries: readonly WaitingListEntry[]): Waiting[] {
  return [...Map.groupBy(entries, ({ id }) => id).values()].flatMap(([joined, ...changes]) => {
    if (!joined) return [];
    const left = changes.find(({ state }) => state !== "WAITING");
    return [{ ...joined, until: left?.at ?? Infinity, untilTx: left?.tx ?? "" }];
  });
}

const madeOffers = (offers: readonly OfferEntry[]): OfferEntry[] =>
  [...Map.groupBy(offers, ({ id }) => id).values()].flatMap(([made]) => made ?? []);

/** Seats pass over an earlier entry only if they cannot fulfil it, even with the seats that are already free. */
function checkOrder({ seats, entries, offers, free }: Lives): string[] {
  const fulfils = createFulfils();
  const times = waitingTimes(entries);
  const made = madeOffers(offers);
  const byTx = Map.groupBy(
    [...bySeat(seats).values()].flatMap((life) =>
      life.filter(
        ({ status, isUsual }, index) =>
          status === "available" && isUsual && index > 0 && life[index - 1]?.status !== "available",
      ),
    ),
    ({ tx, showId }) => `${tx} ${showId}`,
  );
  const offersByTx = Map.groupBy(made, ({ tx, showId }) => `${tx} ${showId}`);
  const freeByTx = Map.groupBy(free, ({ tx, showId }) => `${tx} ${showId}`);
  return [...new Set([...byTx.keys(), ...offersByTx.keys(), ...freeByTx.keys()])].flatMap((key) => {
    const released = byTx.get(key) ?? [];
    const given = offersByTx.get(key) ?? [];
    const offered = given.filter(({ byHand }) => !byHand);
    const left = freeByTx.get(key) ?? [];
    const { at, tx, showId } = [...released, ...offered, ...left, ...given][0] as SeatEntry | OfferEntry | FreeEntry;
    const offeredIds = new Set(given.flatMap(({ seatIds }) => seatIds));
    const forAll = [...released.map(({ seatId }) => seatId), ...(left.at(-1)?.seatIds ?? [])].filter(
      (seatId) => !offeredIds.has(seatId),
    );
    return times
      .filter((entry) => entry.showId === showId && entry.at < at && entry.until > at && entry.untilTx !== tx)
      .flatMap((entry) => {
        const later = offered.filter(({ wishId }) => wishId > entry.id);
        const went = [...new Set([...forAll, ...later.flatMap(({ seatIds }) => seatIds)])];
        if (!fulfils(went, entry)) return [];
        const to = later.length > 0 ? `entries ${later.map(({ wishId }) => wishId).join(", ")}` : "everybody";
        return [
          `entry ${entry.id} of account ${entry.userId}, ${entry.seats} seats, was passed over (${clockOf(at)}): ${went.join(" ")} went to ${to}`,
        ];
      });
  });
}

/** Checks that no freed or new seat becomes free for everybody before the waiting list was considered. */
function checkReserved({ seats, entries }: Lives): string[] {
  const byShow = Map.groupBy(waitingTimes(entries), ({ showId }) => showId);
  return [...bySeat(seats).values()].flatMap((life) =>
    life.flatMap((after, index) => {
      const before = life[index - 1];
      if (after.status !== "available" || before?.status === "available" || (before && isQueued(before))) return [];
      const waits = byShow.get(after.showId)?.find(({ at, until }) => at < after.at && until > after.at);
      return waits ? [`${nameOf(after)} was free for everybody while entry ${waits.id} waited`] : [];
    }),
  );
}

function checkTwice({ offers }: Lives): string[] {
  const lives = [...Map.groupBy(offers, ({ id }) => id).values()];
  const open = lives.flatMap(([made, ...changes]) =>
    (made?.seatIds ?? []).map((seatId) => ({
      seat: `${seatId} of show ${made?.showId}`,
      id: made?.id,
      from: made?.at ?? 0,
      until: changes.find(({ ended }) => ended)?.at ?? Infinity,
    })),
  );
  return [...Map.groupBy(open, ({ seat }) => seat)].flatMap(([seat, all]) => {
    const inOrder = all.toSorted((a, b) => a.from - b.from);
    return inOrder.flatMap((next, index) => {
      const before = inOrder[index - 1];
      if (!before || before.until <= next.from) return [];
      return [`seat ${seat} was offered twice at a time, by ${before.id} and ${next.id} (${clockOf(next.from)})`];
    });
  });
}

/** Checks that an entry waits, gets at most one offer, and ends. */
function checkEntries({ entries, offers }: Lives): string[] {
  const madeIn = new Set(madeOffers(offers).map(({ tx, wishId }) => `${tx} ${wishId}`));
  return [...Map.groupBy(entries, ({ id }) => id).values()].flatMap((life) =>
    life.flatMap((after, index) => {
      const before = life[index - 1];
      const name = `entry ${after.id} (${clockOf(after.at)})`;
      if (!before) return after.state === "WAITING" ? [] : [`${name} began as ${after.state}`];
      if (before.state === "ENDED") return [`${name} changed after its end`];
      if (after.state === "OFFERED" && before.state === "WAITING" && !madeIn.has(`${after.tx} ${after.id}`))
        return [`${name} was said to have an offer, and has none`];
      return after.state === "WAITING" && before.state === "OFFERED" ? [`${name} waits again`] : [];
    }),
  );
}

/** Checks that reported changes of a waiting list entry happened. */
function checkNotified({ entries, offers, free }: Lives, calls: readonly Call[]): string[] {
  const outcomeOf = new Map(entries.map(({ id, outcome }) => [id, outcome]));
  const entryOf = new Map(offers.map(({ id, wishId }) => [id, wishId]));
  const happened = ({ asked, userId, madeId, ended }: Call): boolean => {
    const outcomeOfOffer = (id: number) => outcomeOf.get(entryOf.get(id) ?? 0);
    const own = (one: WaitingListEntry, showId: number) => one.userId === userId && one.showId === showId;
    if (asked.kind === "join") return entries.some((one) => own(one, asked.showId) && one.at <= ended);
    if (asked.kind === "movePlan")
      return free.some(({ planId, showId, at }) => planId === asked.planId && showId === asked.showId && at <= ended);
    if (asked.kind === "leave") return entries.some((one) => own(one, asked.showId) && one.outcome === "LEFT");
    if (asked.kind === "answer") return outcomeOfOffer(asked.offerId) === (asked.accept ? "ACCEPTED" : "DECLINED");
    if (asked.kind === "offer") return offers.some(({ wishId, byHand }) => wishId === asked.wishId && byHand);
    if (asked.kind !== "phone" || asked.offerId === null) return true;
    return madeId !== null && outcomeOfOffer(asked.offerId) === "ACCEPTED";
  };
  return calls
    .filter((call) => call.status !== null && call.status < 300 && !happened(call))
    .map(
      (call) =>
        `${JSON.stringify(call.asked)} of account ${call.userId} succeeded (${clockOf(call.ended)}), and did not happen`,
    );
}

export function checkWaiting(lives: Lives, calls: readonly Call[]): string[] {
  return [
    ...checkOrder(lives),
    ...checkReserved(lives),
    ...checkTwice(lives),
    ...checkEntries(lives),
    ...checkNotified(lives, calls),
  ];
}

/** Finds overdue offers, and free seats that would fulfil a waiting entry. Other entries and open offers may remain. */
export async function findLeftLying(recorder: Recorder): Promise<string[]> {
  const fulfils = createFulfils();
  const late = await recorder.query<{ wrong: string }>(
    `select format('offer %s ended at %s, and is open', id, expires_at) as wrong
     from waiting_offers where ended_at is null and expires_at < clock_timestamp()`,
  );
  // One statement, so that all rows are of one moment.
  const rows = await recorder.query<{ id: number; show: number; seats: number; together: boolean; free: string[] }>(
    `select id, show_id as show, seats, together,
       array(select seat_id from seats join shows on shows.id = seats.show_id
         join hall_plan_seats planned using (hall_plan_id, seat_id)
         where seats.show_id = entry.show_id and status = 'available' and planned.kind in ('seat', 'restricted')) as free
     from waiting_wishes entry where state = 'WAITING'`,
  );
  const lying = rows.filter(({ free, ...entry }) => fulfils(free, entry));
  return [
    ...late.map(({ wrong }) => wrong),
    ...lying.map(({ id, show, free }) => `entry ${id} waits for show ${show} while ${free.join(" ")} are free`),
  ];
}

export type WaitingCounts = Awaited<ReturnType<typeof countWaiting>>;

export async function countWaiting(recorder: Recorder) {
  const [counts] = await recorder.query<{
    offers: number;
    byHand: number;
    accepted: number;
    declined: number;
    expired: number;
    queued: number;
    unblocked: number;
    moves: number;
  }>(
    `select offers.*, entries.*, seats.*,
       (select count(*)::int from fault_free where plan_id is not null) - (select count(*)::int from shows) as moves
     from (select count(*) filter (where not by_hand)::int as offers,
         count(*) filter (where by_hand)::int as "byHand" from waiting_offers) offers,
       (select count(*) filter (where outcome = 'ACCEPTED')::int as accepted,
          count(*) filter (where outcome = 'DECLINED')::int as declined,
          count(*) filter (where outcome = 'EXPIRED')::int as expired from waiting_wishes) entries,
       (select count(*)::int as queued, count(*) filter (where before = 'blocked')::int as unblocked
        from (select *, lag(status) over (partition by show_id, seat_id order by version, nr) as before
          from fault_seats) lives
        where status = 'held' and user_id is null and offer_id is null) seats`,
  );
  if (!counts) throw new Error("a count returned no row");
  return counts;
}

export const describeWaiting = (counts: WaitingCounts): string =>
  `${counts.offers} offers and ${counts.byHand} by hand: ${counts.accepted} accepted, ${counts.declined} declined, ` +
  `${counts.expired} expired; ${counts.queued} times a seat was reserved for the waiting list, ${counts.unblocked} of them ` +
  `unblocked; ${counts.moves} times the full show moved`;
