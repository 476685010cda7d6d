import type { Recorder } from "./recorder.ts";

export type WaitingCounts = Awaited<ReturnType<typeof countWaiting>>;

/** Counts the events that the waiting list checks examine. */
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
    `select offers.*, wishes.*, seats.*,
       (select count(*)::int from fault_free where plan_id is not null) - (select count(*)::int from shows) as moves
     from (select count(*) filter (where not by_hand)::int as offers,
         count(*) filter (where by_hand)::int as "byHand" from waiting_offers) offers,
       (select count(*) filter (where outcome = 'ACCEPTED')::int as accepted,
          count(*) filter (where outcome = 'DECLINED')::int as declined,
          count(*) filter (where outcome = 'EXPIRED')::int as expired from waiting_wishes) wishes,
       (select count(*)::int as queued, count(*) filter (where before = 'blocked')::int as unblocked
        from (select *, lag(status) over (partition by show_id, seat_id order by version, nr) as before
          from fault_seats) lives
        where status = 'held' and user_id is null and offer_id is null) seats`,
  );
  if (!counts) throw new Error("a count returned no row");
  return counts;
}

/** For reports. */
export const describeWaiting = (counts: WaitingCounts): string =>
  `${counts.offers} offers and ${counts.byHand} by hand: ${counts.accepted} accepted, ${counts.declined} declined, ` +
  `${counts.expired} expired; ${counts.queued} times a seat was kept for who waits, ${counts.unblocked} of them ` +
  `unblocked; ${counts.moves} times the full show moved`;
