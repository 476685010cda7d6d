import type { Hall } from "@podium/shared/halls/hall";
import { proposePlaces, proposeSeats, proposeTogether } from "@podium/shared/halls/propose-seats";
import type { SeatId } from "@podium/shared/halls/seat-id";
import type { Transaction } from "#platform/data/database.ts";
import type { ShowRow } from "#database/tables/seats.ts";
import type { Clock } from "#platform/process/clock.ts";
import type { ExpiryScheduler } from "#platform/data/expiry-jobs.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";
import type { HallCacheService } from "#modules/sale/seats/hall-cache.service.ts";
import type { OfferableSeat, OfferedSeatsService } from "#modules/sale/seats/offered-seats.service.ts";
import type { ShowsService } from "#modules/sale/shows/shows.service.ts";
import type { AccountLinksService } from "#modules/identity/account-links/account-links.service.ts";
import { offerEnd } from "./offer-term.ts";
import type { WaitingListAnnouncer } from "./waiting-list.realtime.ts";
import * as repository from "./waiting-list.repository.ts";

type ChooseSeats = (free: ReadonlySet<string>, entry: { seats: number; together: boolean }) => string[];

/**
 * Chooses like 'Kies voor mij', but no wheelchair or companion places: the box office offers these on request. An entry
 * for which there are too few chairs gets places of one area; never of an area and chairs, nor of two areas.
 */
function seatChooser(hall: Hall): ChooseSeats {
  return (free, { seats, together }) => {
    const ids = new Set(hall.seats.flatMap(({ id }): SeatId[] => (free.has(id) ? [id] : [])));
    const chairs = (together ? proposeTogether : proposeSeats)(hall, ids, seats);
    return chairs.length > 0 ? chairs : proposePlaces(hall, ids, seats);
  };
}

/** In order of arrival. A failed request is not tried anew, because `free`, which loses yielded seats, only shrinks. */
export function* whomToServe<Entry extends { seats: number; together: boolean }>(
  waiting: readonly Entry[],
  free: Set<string>,
  choose: ChooseSeats,
): Generator<{ entry: Entry; seatIds: string[] }> {
  const tooMuch = new Set<string>();
  for (const entry of waiting) {
    const request = `${entry.seats} ${entry.together}`;
    if (tooMuch.has(request)) continue;
    const seatIds = choose(free, entry);
    if (seatIds.length === 0) {
      tooMuch.add(request);
      continue;
    }
    for (const seatId of seatIds) free.delete(seatId);
    yield { entry, seatIds };
  }
}

export interface AllocationDependencies {
  clock: Clock;
  offeredSeats: Pick<OfferedSeatsService, "lockOfferable" | "offer" | "queue" | "release">;
  shows: Pick<ShowsService, "require">;
  mails: Pick<MailsService, "enqueue">;
  links: Pick<AccountLinksService, "make" | "endEach">;
  halls: HallCacheService;
  expiries: ExpiryScheduler;
  announce: WaitingListAnnouncer;
  offerSeconds: number;
}

export interface Allocation {
  show: ShowRow;
  choose: ChooseSeats;
  /** Seats that anybody may hold now. */
  free: ReadonlySet<string>;
  offers: number;
}

const isOver = ({ salesCloseAt, cancelledAt }: ShowRow, now: Date): boolean =>
  cancelledAt !== null || salesCloseAt <= now;

/** Whether the sale is open: an offer from before the opening could not be used in time. */
const isOpen = ({ salesOpenAt }: ShowRow, now: Date): boolean => salesOpenAt === null || salesOpenAt <= now;

const idsOf = (seats: readonly OfferableSeat[]): string[] => seats.map(({ seatId }) => seatId);

/** Offers seats to the waiting list. Each step needs a transaction that has locked the show's list. */
export function createAllocation(deps: AllocationDependencies) {
  const { clock, offeredSeats } = deps;

  /** @param byHand a volunteer's offer, which may include blocked seats */
  async function offer(
    transaction: Transaction,
    {
      entry,
      show,
      seatIds,
      byHand = false,
    }: { entry: repository.Entry; show: ShowRow; seatIds: string[]; byHand?: boolean },
  ): Promise<number> {
    const { db, onCommit } = transaction;
    const now = clock.now();
    const expiresAt = offerEnd(now, show, deps.offerSeconds);
    const addressee = await repository.findAddressee(db, entry.userId);
    const linkId = addressee ? await deps.links.make(transaction, "OPEN_OFFER", addressee) : null;
    const made = { wishId: entry.id, showId: show.id, seatIds, byHand, linkId, madeAt: now, expiresAt };
    const id = await repository.insertOffer(db, made);
    await offeredSeats.offer(transaction, { showId: show.id, offerId: id, seatIds, blocked: byHand });
    await deps.mails.enqueue(transaction, { kind: "WAITING_OFFER", subjectId: id });
    onCommit(() =>
      deps.announce.offerMade(entry.userId, { offerId: id, showId: show.id, seats: seatIds.length, expiresAt }),
    );
    onCommit(() => deps.expiries.schedule(expiresAt));
    return id;
  }

  return {
    offer,

    /** Before a postponed sale opens, seats are queued, so that nobody overtakes the list. Safe to run at any time. */
    async allocate(transaction: Transaction, showId: number): Promise<Allocation> {
      const { db } = transaction;
      const now = clock.now();
      const show = await deps.shows.require(db, showId);
      const choose = seatChooser(await deps.halls.read(db, show.hallPlanId));
      const waiting = isOver(show, now) ? [] : await repository.findWaiting(db, showId);
      const seats = await offeredSeats.lockOfferable(transaction, showId);
      const free = new Set(idsOf(seats));
      const served = [...whomToServe(waiting, free, choose)];
      const opened = isOpen(show, now);
      if (opened) for (const { entry, seatIds } of served) await offer(transaction, { entry, show, seatIds });
      else
        await offeredSeats.queue(
          transaction,
          showId,
          served.flatMap(({ seatIds }) => seatIds),
        );
      const left = seats.filter(({ isQueued, seatId }) => isQueued && free.has(seatId));
      if (left.length > 0)
        await offeredSeats.release(transaction, { showId, seatIds: idsOf(left), seen: idsOf(seats) });
      return { show, choose, free, offers: opened ? served.length : 0 };
    },
  };
}
