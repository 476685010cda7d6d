import type { GiveBack } from "@podium/shared/contracts/shows";
import type { ShowRow } from "#database/tables/seats.ts";
import { createBatchLoader } from "#platform/throughput/batch-loader.ts";
import type { Clock } from "#platform/process/clock.ts";
import { type Database, type Db, isForeignKeyViolation, type Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { mediumMoment } from "@podium/shared/words/date-formats";
import { euros } from "#platform/process/formats.ts";
import type { Events } from "#platform/process/events.ts";
import type { Realtime } from "#platform/realtime/realtime.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { SeatAllocationsService } from "#modules/sale/seats/seat-allocations.service.ts";
import { hallAddressChanging } from "#modules/site/halls/halls.events.ts";
import { planShows } from "./plan-shows.ts";
import { fieldsOf, type NewShow, refuseUnknown } from "./show-fields.ts";
import type { ShowsLog } from "./shows.log.ts";
import * as repository from "./shows.repository.ts";
import { createTicketTypes } from "./ticket-types.ts";
import { lockUntoldOfHall, noteUntold } from "./untold.ts";

export type Show = repository.ShowWithSeats;
export type Evening = Awaited<ReturnType<typeof repository.findEvenings>>[number];
export type ShowsService = ReturnType<typeof createShowsService>;
export { doorsOpenAt } from "./doors-open.ts";
export type { NewShow } from "./show-fields.ts";

const GIVE_BACK: Record<GiveBack, string> = { NO: "niet", VOUCHER: "als cadeaubon", MONEY: "als terugbetaling" };

/** The fields of a show as the audit log writes them. */
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
    onChanged(await lockUntoldOfHall(transaction, hallId, clock.now()));
  });

  const plan = (shows: readonly NewShow[], options: { actorId: number | null; ofName: boolean }): Promise<number[]> =>
    database.transact(async (transaction) => {
      announce(transaction);
      return planShows({ clock, audit, allocations, ticketTypes }, transaction, shows, options);
    });

  // Thousands open the page at once when a sale opens, so they share a query.
  const listTogether = createBatchLoader(async (asked: readonly boolean[]) => {
    const lists: Show[][] = [];
    for (const ended of asked) lists.push(await repository.findShows(database.db, clock.now(), { ended }));
    return lists;
  });

  return {
    /** @throws DomainError SHOW_NOT_FOUND */
    get,

    /** Returns a list that was read after this call, and that is shared with others: do not change it. */
    list: (options: { ended: boolean }): Promise<readonly Show[]> => listTogether(options.ended),

    /** Returns the shows of all plays, also those that ended, soonest first. */
    evenings: (db: Db): Promise<Evening[]> => repository.findEvenings(db, clock.now()),

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

    /**
     * @param show without a price or a plan the show keeps its own
     * @throws DomainError SHOW_NOT_FOUND, SEATS_WOULD_GO, INVALID_INPUT for a plan that does not exist
     */
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
        await noteUntold(transaction, change, clock.now());
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

    /**
     * Marks a show as cancelled; its sale ends with the transaction, and the caller handles all else.
     * @returns null when it was cancelled before. @throws DomainError SHOW_NOT_FOUND
     */
    async cancel(transaction: Transaction, id: number): Promise<ShowRow | null> {
      const { db } = transaction;
      announce(transaction);
      const cancelled = await repository.markCancelled(db, id, clock.now());
      if (!cancelled && !(await repository.findShow(db, id))) throw new DomainError("SHOW_NOT_FOUND");
      return cancelled ?? null;
    },

    /**
     * Marks that seat holders know the show's moment and place, or are notified in this transaction. Only one of
     * several simultaneous calls finds it unmarked, and locks the show: other changes come before or after.
     * @throws DomainError SHOW_NOT_FOUND
     */
    async markTold({ db }: Transaction, id: number): Promise<{ show: ShowRow; wasUntold: boolean }> {
      const told = await repository.markTold(db, id);
      const show = told ?? (await repository.findShow(db, id));
      if (!show) throw new DomainError("SHOW_NOT_FOUND");
      return { show, wasUntold: told !== undefined };
    },

    /**
     * Deletes a show with its waiting list: see `waiting-list`.
     * @throws DomainError SHOW_NOT_FOUND, SHOW_HAS_RESERVATIONS
     */
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

    /** @throws DomainError SHOW_NOT_FOUND */
    async require(db: Db, id: number): Promise<ShowRow> {
      const show = await repository.findShow(db, id);
      if (!show) throw new DomainError("SHOW_NOT_FOUND");
      return show;
    },
  };
}
