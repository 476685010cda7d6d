import type { ShowRow } from "#database/tables/seats.ts";
import type { Clock } from "#platform/process/clock.ts";
import type { Transaction } from "#platform/data/database.ts";
import type { ExpiryScheduler } from "#platform/data/expiry-jobs.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";
import type { OfferableSeat, OfferedSeatsService } from "#modules/sale/seats/offered-seats.service.ts";
import type { ShowsService } from "#modules/sale/shows/shows.service.ts";
import type { AccountLinksService } from "#modules/identity/account-links/account-links.service.ts";
import { type ChooseSeats, createSeatChoosers, whomToServe } from "./choose-seats.ts";
import { offerEnd } from "./offer-term.ts";
import type { WaitingListAnnouncer } from "./waiting-list.realtime.ts";
import * as repository from "./waiting-list.repository.ts";

export interface AllocationDependencies {
  clock: Clock;
  offeredSeats: Pick<OfferedSeatsService, "lockOfferable" | "offer" | "queue" | "release">;
  shows: Pick<ShowsService, "require">;
  mails: Pick<MailsService, "enqueue">;
  links: Pick<AccountLinksService, "make" | "endEach">;
  expiries: ExpiryScheduler;
  announce: WaitingListAnnouncer;
  offerSeconds: number;
}

export interface Allocation {
  show: ShowRow;
  choose: ChooseSeats;
  /** Seats that anybody may hold now. */
  free: ReadonlySet<string>;
  /** Number of offers that this run made. */
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
  const chooserOf = createSeatChoosers();

  /**
   * Holds the seats for the entry and mails the offer.
   * @param byHand a volunteer's offer, which may include blocked seats
   */
  async function offer(
    transaction: Transaction,
    {
      wish,
      show,
      seatIds,
      byHand = false,
    }: { wish: repository.Wish; show: ShowRow; seatIds: string[]; byHand?: boolean },
  ): Promise<number> {
    const { db, onCommit } = transaction;
    const now = clock.now();
    const expiresAt = offerEnd(now, show, deps.offerSeconds);
    const addressee = await repository.findAddressee(db, wish.userId);
    const linkId = addressee ? await deps.links.make(transaction, "OPEN_OFFER", addressee) : null;
    const made = { wishId: wish.id, showId: show.id, seatIds, byHand, linkId, madeAt: now, expiresAt };
    const id = await repository.insertOffer(db, made);
    await offeredSeats.offer(transaction, { showId: show.id, offerId: id, seatIds, blocked: byHand });
    await deps.mails.enqueue(transaction, { kind: "WAITING_OFFER", subjectId: id });
    onCommit(() =>
      deps.announce.offerMade(wish.userId, { offerId: id, showId: show.id, seats: seatIds.length, expiresAt }),
    );
    onCommit(() => deps.expiries.schedule(expiresAt));
    return id;
  }

  return {
    offer,

    /**
     * Offers free seats, in order of arrival, to the entries that they fulfil, and releases the rest to anybody.
     * Before a postponed sale opens these seats are queued instead of offered, so that nobody overtakes the waiting
     * list. Safe to run at any time, twice, and in several processes.
     */
    async allocate(transaction: Transaction, showId: number): Promise<Allocation> {
      const { db } = transaction;
      const now = clock.now();
      const show = await deps.shows.require(db, showId);
      const choose = await chooserOf(db, show.hallPlanId);
      const waiting = isOver(show, now) ? [] : await repository.findWaiting(db, showId);
      const seats = await offeredSeats.lockOfferable(transaction, showId);
      const free = new Set(idsOf(seats));
      const served = [...whomToServe(waiting, free, choose)];
      const opened = isOpen(show, now);
      if (opened) for (const { wish, seatIds } of served) await offer(transaction, { wish, show, seatIds });
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
