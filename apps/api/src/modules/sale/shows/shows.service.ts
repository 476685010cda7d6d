import { isDeepStrictEqual } from "node:util";
import type { GiveBack, WaitingRoomMode } from "@podium/shared/contracts/shows";
import { mediumMoment } from "@podium/shared/words/date-formats";
import type { ShowRow } from "#database/tables/seats.ts";
import { createBatchLoader } from "#platform/throughput/batch-loader.ts";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import { type Database, type Db, isForeignKeyViolation, type Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { euros } from "#platform/process/formats.ts";
import type { Events } from "#platform/process/events.ts";
import type { Realtime } from "#platform/realtime/realtime.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { SeatAllocationsService } from "#modules/sale/seats/seat-allocations.service.ts";
import { hallAddressChanging } from "#modules/site/halls/halls.events.ts";
import { fieldsOf, type NewShow, planShows, refuseUnknown } from "./plan-shows.ts";
import type { ShowsLog } from "./shows.log.ts";
import * as repository from "./shows.repository.ts";
import { createTicketTypes } from "./ticket-types.ts";

export type Show = repository.ShowWithSeats;
export type PlayShow = Awaited<ReturnType<typeof repository.findShowsOfPlays>>[number];
export type ShowsService = ReturnType<typeof createShowsService>;
export type { NewShow } from "./plan-shows.ts";

const GIVE_BACK: Record<GiveBack, string> = { NO: "niet", VOUCHER: "als cadeaubon", MONEY: "als terugbetaling" };

const WAITING_ROOM: Record<WaitingRoomMode, string> = { auto: "vanzelf", on: "aan", off: "uit" };

const WRITTEN: ReadonlyArray<[field: string, write: (show: ShowRow) => string]> = [
  ["naam", ({ name }) => `"${name}"`],
  ["datum", ({ startsAt }) => mediumMoment(startsAt)],
  ["prijs", ({ priceCents }) => euros(priceCents)],
  ["verkoop opent", ({ salesOpenAt }) => (salesOpenAt === null ? "meteen" : mediumMoment(salesOpenAt))],
  [
    "verkoop sluit",
    ({ salesCloseAt, startsAt }) =>
      salesCloseAt.getTime() === startsAt.getTime() ? "bij aanvang" : mediumMoment(salesCloseAt),
  ],
  ["tickets teruggeven", ({ giveBack }) => GIVE_BACK[giveBack]],
  ["wachtkamer", ({ waitingRoom }) => WAITING_ROOM[waitingRoom]],
];

/** Describes each field that differs: 'prijs € 12,00 → € 14,00'. */
function describeChanges(before: repository.ShowInHall, after: repository.ShowInHall): string[] {
  const changes = WRITTEN.map(([field, write]) => [field, write(before), write(after)] as const)
    .filter(([, was, is]) => was !== is)
    .map(([field, was, is]) => `${field} ${was} → ${is}`);
  if (before.playId !== after.playId) {
    const [was, is] = [before, after].map(({ playTitle }) => (playTitle === null ? "geen" : `"${playTitle}"`));
    changes.push(`stuk ${was} → ${is}`);
  }
  if (before.hallPlanId === after.hallPlanId) return changes;
  const isNewer = before.hallName === after.hallName;
  const [was, is] = [before, after].map(
    ({ hallName, hallPlanId }) => `${hallName}${isNewer ? ` (plan #${hallPlanId})` : ""}`,
  );
  return [...changes, `zaal ${was} → ${is}`];
}

export function createShowsService(deps: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService<ShowsLog>, "record">;
  allocations: Pick<SeatAllocationsService, "addSeats" | "moveToPlan" | "emitCartsEnd">;
  realtime: Pick<Realtime, "announceContentChange">;
  events: Pick<Events, "on">;
}) {
  const { database, clock, audit, allocations, realtime } = deps;
  const ticketTypes = createTicketTypes(deps);

  async function get(id: number): Promise<Show> {
    const show = await repository.findShowWithSeats(database.db, clock.now(), id);
    if (!show) throw new DomainError("SHOW_NOT_FOUND");
    return show;
  }

  /** Announces that public pages must change: they show when and where shows are. */
  const announce = (transaction: Transaction): void => transaction.onCommit(() => realtime.announceContentChange());

  // The holders of seats of coming shows there learn of the other place.
  deps.events.on(hallAddressChanging, async ({ transaction, hallId, onChanged }) => {
    announce(transaction);
    onChanged(await lockUnannouncedOfHall(transaction, hallId, clock.now()));
  });

  const plan = (shows: readonly NewShow[], options: { actorId: number | null; ofName: boolean }): Promise<number[]> =>
    database.transact(async (transaction) => {
      announce(transaction);
      return planShows({ clock, audit, allocations, ticketTypes }, transaction, shows, options);
    });

  // Thousands open the page at once when a sale opens, so they share a query.
  const listTogether = createBatchLoader(async (requests: readonly boolean[]) => {
    const lists: Show[][] = [];
    for (const ended of requests) lists.push(await repository.findShows(database.db, clock.now(), { ended }));
    return lists;
  });

  return {
    /** @throws DomainError SHOW_NOT_FOUND */
    get,

    /** Returns a list that was read after this call, and that is shared with others: do not change it. */
    list: (options: { ended: boolean }): Promise<readonly Show[]> => listTogether(options.ended),

    ofPlays: (db: Db): Promise<PlayShow[]> => repository.findShowsOfPlays(db, clock.now()),

    /** @throws DomainError SHOW_EXISTS when its play has a show then in that hall, INVALID_INPUT */
    async create(show: NewShow, actorId: number | null = null): Promise<Show> {
      const [id = 0] = await plan([show], { actorId, ofName: false });
      return get(id);
    },

    /** Creates all of them or none. @throws DomainError SHOW_EXISTS, for shows without a play by name, INVALID_INPUT */
    async createSeries(series: readonly NewShow[], actorId: number): Promise<Show[]> {
      const ids = await plan(series, { actorId, ofName: true });
      return Promise.all(ids.map(get));
    },

    /** Prices seats now, with the first type unless another is given. @throws DomainError TICKET_TYPE_NOT_FOUND */
    priceSeats: ticketTypes.price,

    /** Prices tickets on these seats now, whether their type is still sold or not. @throws as `priceSeats` */
    priceAgain: ticketTypes.priceAgain,

    /** Keeps an absent price or plan. @throws DomainError SHOW_NOT_FOUND, SEATS_WOULD_GO, INVALID_INPUT (no plan) */
    async update(
      id: number,
      show: Omit<NewShow, "priceCents"> & { priceCents?: number },
      actorId: number | null = null,
    ): Promise<Show> {
      await database.transact(async (transaction) => {
        const change = await repository
          .updateShow(transaction.db, id, { ...fieldsOf(show), changedAt: clock.now() })
          .catch(refuseUnknown);
        if (!change) throw new DomainError("SHOW_NOT_FOUND");
        announce(transaction);
        const { hallPlanId: from } = change.before;
        const { hallPlanId: to } = change.after;
        if (from !== to) await allocations.moveToPlan(transaction, { id, from, to });
        await noteUnannounced(transaction, change, clock.now());
        const changes = describeChanges(change.before, change.after);
        if (show.ticketTypes) {
          const [priceBefore, priceNow] = [change.before.priceCents, change.after.priceCents];
          changes.push(...(await ticketTypes.save(transaction, { id, priceBefore, priceNow }, show.ticketTypes)));
        }
        if (changes.length === 0) return;
        await audit.record(transaction, {
          actorId,
          action: "SHOW_UPDATED",
          subject: { type: "show", id },
          details: { show: show.name, changes },
        });
      });
      return get(id);
    },

    /** Ends its sale; the caller does the rest. @returns null: cancelled before. @throws DomainError SHOW_NOT_FOUND */
    async cancel(transaction: Transaction, id: number): Promise<ShowRow | null> {
      const { db } = transaction;
      announce(transaction);
      const cancelled = await repository.markCancelled(db, id, clock.now());
      if (!cancelled && !(await repository.findShow(db, id))) throw new DomainError("SHOW_NOT_FOUND");
      return cancelled ?? null;
    },

    /** Only one of several simultaneous calls finds it unmarked. @throws DomainError SHOW_NOT_FOUND */
    async markAnnounced({ db }: Transaction, id: number): Promise<{ show: ShowRow; wasUnannounced: boolean }> {
      const announced = await repository.markAnnounced(db, id);
      const show = announced ?? (await repository.findShow(db, id));
      if (!show) throw new DomainError("SHOW_NOT_FOUND");
      return { show, wasUnannounced: announced !== undefined };
    },

    /** Deletes its waiting list too: see `waiting-list`. @throws DomainError SHOW_NOT_FOUND, SHOW_HAS_RESERVATIONS */
    async delete(transaction: Transaction, id: number, actorId: number): Promise<void> {
      announce(transaction);
      await allocations.emitCartsEnd(transaction, id);
      const show = await repository.deleteShow(transaction.db, id).catch((error: unknown) => {
        throw isForeignKeyViolation(error) ? new DomainError("SHOW_HAS_RESERVATIONS") : error;
      });
      if (!show) throw new DomainError("SHOW_NOT_FOUND");
      const details = { show: show.name, on: mediumMoment(show.startsAt) };
      await audit.record(transaction, { actorId, action: "SHOW_DELETED", subject: { type: "show", id }, details });
    },

    /** Locks the show: a cancellation comes before or after. @throws DomainError SHOW_NOT_FOUND */
    async requireLocked({ db }: Transaction, id: number): Promise<ShowRow> {
      const show = await repository.lockShow(db, id);
      if (!show) throw new DomainError("SHOW_NOT_FOUND");
      return show;
    },

    async require(db: Db, id: number): Promise<ShowRow> {
      const show = await repository.findShow(db, id);
      if (!show) throw new DomainError("SHOW_NOT_FOUND");
      return show;
    },
  };
}

/** From then on holders change no tickets: an entrance device without a network may have let the old codes in. */
export function doorsOpenAt({ startsAt }: { startsAt: Date }, doorsOpenMinutes: number): Date {
  return plusSeconds(startsAt, -60 * doorsOpenMinutes);
}

interface Change {
  before: repository.ShowInHall;
  after: repository.ShowInHall;
}

/** Stays until holders are notified, or the show is back there and nobody reserved since. Call with the show locked. */
async function noteUnannounced({ db }: Transaction, { before, after }: Change, now: Date): Promise<void> {
  const isNoted = before.toldStartsAt !== null;
  const known = {
    toldStartsAt: before.toldStartsAt ?? before.startsAt,
    toldVenue: isNoted ? before.toldVenue : before.venue,
  };
  const isAsKnown =
    known.toldStartsAt.getTime() === after.startsAt.getTime() && isDeepStrictEqual(known.toldVenue, after.venue);
  if (isAsKnown) {
    if (isNoted && !(await repository.hasReservations(db, after.id, before.toldSince)))
      await repository.markAnnounced(db, after.id);
  } else if (!isNoted && (await repository.hasReservations(db, after.id)))
    await repository.noteKnown(db, after.id, { ...known, toldSince: now });
}

/** Locks coming shows before the change of address. @returns notes the changed shows, to call after the change */
async function lockUnannouncedOfHall(
  transaction: Transaction,
  hallId: number,
  now: Date,
): Promise<() => Promise<void>> {
  const shows = await repository.lockShowsOfHall(transaction.db, hallId, now);
  return async () => {
    for (const before of shows) {
      const after = await repository.showInHall(transaction.db, before.id);
      if (after) await noteUnannounced(transaction, { before, after }, now);
    }
  };
}
