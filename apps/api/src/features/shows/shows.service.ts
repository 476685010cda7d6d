import type { GiveBack } from "@podium/shared/contracts/shows";
import type { TicketTypeFields } from "@podium/shared/contracts/ticket-types";
import { errorMessage } from "@podium/shared/error-codes";
import type { ShowRow } from "#database/tables/seats.ts";
import { createBatchLoader } from "#platform/batch-loader.ts";
import type { Clock } from "#platform/clock.ts";
import { type Database, type Db, isForeignKeyViolation, type Transaction } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import { euros, shortMoment } from "#platform/formats.ts";
import type { Realtime } from "#platform/realtime.ts";
import type { AuditService } from "#features/audit/audit.service.ts";
import type { SeatAllocationsService } from "#features/seats/seat-allocations.service.ts";
import * as repository from "./shows.repository.ts";
import { createTicketTypes, priceOfTypes } from "./ticket-types.ts";
import { noteUntold, noteUntoldOfHall } from "./untold.ts";

export type Show = repository.ShowWithSeats;
export type Evening = Awaited<ReturnType<typeof repository.findEvenings>>[number];
export type ShowsService = ReturnType<typeof createShowsService>;
export { doorsOpenAt } from "./doors-open.ts";

export interface NewShow {
  name: string;
  startsAt: Date;
  priceCents: number;
  /** The play that it is an evening of; null: none. In a change without one the show's own. */
  playId?: number | null;
  /** None: the first plan for a new show; in a change the show's own. */
  hallPlanId?: number;
  salesOpenAt?: Date | null;
  salesCloseAt?: Date | null;
  /** None: 'NO' for a new show; in a change the show's own. */
  giveBack?: GiveBack;
  /** They decide the price. None: the show keeps its own. */
  ticketTypes?: readonly TicketTypeFields[];
}

const GIVE_BACK: Record<GiveBack, string> = { NO: "niet", VOUCHER: "als cadeaubon", MONEY: "als terugbetaling" };

/** The fields of a show as the audit log writes them. */
const WRITTEN: ReadonlyArray<[field: string, write: (show: ShowRow) => string]> = [
  ["naam", ({ name }) => `"${name}"`],
  ["datum", ({ startsAt }) => shortMoment(startsAt)],
  ["prijs", ({ priceCents }) => euros(priceCents)],
  ["verkoop opent", ({ salesOpenAt }) => (salesOpenAt === null ? "meteen" : shortMoment(salesOpenAt))],
  [
    "verkoop sluit",
    ({ salesCloseAt, startsAt }) =>
      salesCloseAt.getTime() === startsAt.getTime() ? "bij aanvang" : shortMoment(salesCloseAt),
  ],
  ["tickets teruggeven", ({ giveBack }) => GIVE_BACK[giveBack]],
];

/** 'prijs € 12,00 → € 14,00' for each field that differs. */
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

/** As stored: a price of its ticket types is the show's. */
function fieldsOf<Fields extends Partial<NewShow> & Pick<NewShow, "startsAt">>({ ticketTypes, ...show }: Fields) {
  const priceCents = priceOfTypes(ticketTypes ?? []) ?? show.priceCents;
  return {
    ...show,
    salesCloseAt: show.salesCloseAt ?? show.startsAt,
    ...(priceCents !== undefined && { priceCents }),
  };
}

/** Of a play or a plan, the two references that a show has. */
function refuseUnknown(error: unknown): never {
  if (!isForeignKeyViolation(error)) throw error;
  if (isForeignKeyViolation(error, "shows_play_id_fkey")) {
    const details = [{ field: "playId", message: `${errorMessage("PLAY_NOT_FOUND")} Kies een ander stuk.` }];
    throw new DomainError("INVALID_INPUT", {}, details);
  }
  const message = `${errorMessage("HALL_PLAN_NOT_FOUND")} Kies een andere zaal.`;
  throw new DomainError("INVALID_INPUT", {}, [{ field: "hallPlanId", message }]);
}

export function createShowsService(deps: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService, "record">;
  allocations: Pick<SeatAllocationsService, "addSeats" | "moveToPlan" | "emitCartsEnd">;
  realtime: Pick<Realtime, "announceContentChange">;
}) {
  const { database, clock, audit, allocations, realtime } = deps;
  const ticketTypes = createTicketTypes(deps);

  async function get(id: number): Promise<Show> {
    const show = await repository.findShowWithSeats(database.db, clock.now(), id);
    if (!show) throw new DomainError("SHOW_NOT_FOUND");
    return show;
  }

  /** Public pages show when and where shows are. */
  const announce = (transaction: Transaction): void => transaction.onCommit(() => realtime.announceContentChange());

  // Thousands open the page at once when a sale opens: they share a query.
  const listTogether = createBatchLoader(async (asked: readonly boolean[]) => {
    const lists: Show[][] = [];
    for (const ended of asked) lists.push(await repository.findShows(database.db, clock.now(), { ended }));
    return lists;
  });

  return {
    /** @throws DomainError SHOW_NOT_FOUND */
    get,

    /** Read after this call, and shared with others: not to be changed. */
    list: (options: { ended: boolean }): Promise<readonly Show[]> => listTogether(options.ended),

    /** Of all plays, those that ended too, soonest first. */
    evenings: (db: Db): Promise<Evening[]> => repository.findEvenings(db, clock.now()),

    async create(show: NewShow, actorId: number | null = null): Promise<Show> {
      const created = await database.transact(async (transaction) => {
        const id = await repository
          .insertShow(transaction.db, { ...fieldsOf(show), changedAt: clock.now() })
          .catch(refuseUnknown);
        announce(transaction);
        await allocations.addSeats(transaction, id);
        if (show.ticketTypes) await ticketTypes.saveFirst(transaction, id, show.ticketTypes);
        const details = { show: show.name, on: shortMoment(show.startsAt) };
        await audit.record(transaction, { actorId, action: "SHOW_CREATED", subject: { type: "show", id }, details });
        return id;
      });
      return get(created);
    },

    /** What seats cost now, of the first type unless another is given. @throws DomainError TICKET_TYPE_NOT_FOUND */
    priceSeats: ticketTypes.price,

    /** What tickets cost now on these seats, whether their type is still sold or not. @throws as `priceSeats` */
    priceAgain: ticketTypes.priceAgain,

    /**
     * @param show without a price the price stays, without a plan the plan
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
     * Its sale ends with the transaction; what follows from it is of who calls this.
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
     * Who holds seats is told of its moment and place in this transaction, or knows of them. Of several at once one
     * finds it untold, and that one locks the show: who changes or cancels it comes before or after.
     * @throws DomainError SHOW_NOT_FOUND
     */
    async markTold({ db }: Transaction, id: number): Promise<{ show: ShowRow; wasUntold: boolean }> {
      const told = await repository.markTold(db, id);
      const show = told ?? (await repository.findShow(db, id));
      if (!show) throw new DomainError("SHOW_NOT_FOUND");
      return { show, wasUntold: told !== undefined };
    },

    /** Around what changes the hall's address: who holds seats of a show to come there is to be told. */
    noteOtherPlace<Result>(transaction: Transaction, hallId: number, change: () => Promise<Result>): Promise<Result> {
      announce(transaction);
      return noteUntoldOfHall(transaction, hallId, clock.now(), change);
    },

    /** With its waiting list: see `waiting-list`. @throws DomainError SHOW_NOT_FOUND, SHOW_HAS_RESERVATIONS */
    async delete(transaction: Transaction, id: number, actorId: number): Promise<void> {
      announce(transaction);
      await allocations.emitCartsEnd(transaction, id);
      const show = await repository.deleteShow(transaction.db, id).catch((error: unknown) => {
        throw isForeignKeyViolation(error) ? new DomainError("SHOW_HAS_RESERVATIONS") : error;
      });
      if (!show) throw new DomainError("SHOW_NOT_FOUND");
      const details = { show: show.name, on: shortMoment(show.startsAt) };
      await audit.record(transaction, { actorId, action: "SHOW_DELETED", subject: { type: "show", id }, details });
    },

    /** Who cancels it comes before or after. @throws DomainError SHOW_NOT_FOUND */
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
