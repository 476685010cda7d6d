import type { Show, ShowChange, ShowForm } from "@podium/shared/contracts/shows";
import pg from "pg";
import type { ShowRow } from "#database/tables/shows.ts";
import { createBatcher } from "#platform/batcher.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Transaction } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import { euros } from "#platform/money-words.ts";
import type { AuditService } from "#features/audit/audit.service.ts";
import {
  deleteShow,
  findShow,
  findShows,
  insertShow,
  type ShowWithSeats,
  showExists,
  updateShow,
} from "./shows.repository.ts";

export interface ShowsService {
  /** @param options.ended also the shows that have ended */
  list(options: { ended: boolean }): Promise<Show[]>;
  /** @param actorId who does it; null: the product itself */
  create(form: ShowForm, actorId?: number | null): Promise<Show>;
  /** @throws DomainError SHOW_NOT_FOUND */
  update(id: number, form: ShowChange, actorId?: number | null): Promise<Show>;
  /** @throws DomainError SHOW_NOT_FOUND, SHOW_HAS_RESERVATIONS */
  remove(id: number, actorId?: number | null): Promise<void>;
  /** @throws DomainError SHOW_NOT_FOUND */
  requireShow(id: number): Promise<void>;
}

const FOREIGN_KEY_VIOLATION = "23503";

function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === FOREIGN_KEY_VIOLATION;
}

const toCents = (price: number): number => Math.round(price * 100);

function toColumns(form: Omit<ShowChange, "pricePerSeat">) {
  const startsAt = new Date(form.dateTime);
  return {
    name: form.name,
    startsAt,
    salesOpenAt: form.salesOpenAt ? new Date(form.salesOpenAt) : null,
    salesCloseAt: form.salesCloseAt ? new Date(form.salesCloseAt) : startsAt,
  };
}

/** The show as clients see it at `now`. */
function toShow(row: ShowWithSeats, now: Date): Show {
  return {
    id: row.id,
    name: row.name,
    dateTime: row.startsAt.toISOString(),
    pricePerSeat: row.priceCents / 100,
    salesOpenAt: row.salesOpenAt?.toISOString() ?? null,
    salesCloseAt: row.salesCloseAt.toISOString(),
    salesOpen: (row.salesOpenAt === null || row.salesOpenAt <= now) && row.salesCloseAt > now,
    seatsTotal: row.seatsTotal,
    seatsAvailable: row.seatsAvailable,
  };
}

const evening = new Intl.DateTimeFormat("nl-BE", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Europe/Brussels",
});

/** What of a show can be seen to have changed, in words. */
function describeChanges(before: ShowRow, after: ShowRow): string {
  const parts = [
    before.name !== after.name && `naam was "${before.name}"`,
    before.startsAt.getTime() !== after.startsAt.getTime() && `datum was ${evening.format(before.startsAt)}`,
    before.priceCents !== after.priceCents && `prijs was ${euros(before.priceCents / 100)}`,
    (before.salesOpenAt?.getTime() !== after.salesOpenAt?.getTime() ||
      before.salesCloseAt.getTime() !== after.salesCloseAt.getTime()) &&
      "verkoopperiode aangepast",
  ].filter((part) => part !== false);
  return parts.length > 0 ? `: ${parts.join(", ")}` : "";
}

/** @param deps.tellCartsEnd tells the owners of a show's carts, on commit, that those are gone */
export function createShowsService(deps: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService, "record">;
  tellCartsEnd: (transaction: Transaction, showId: number) => Promise<void>;
}): ShowsService {
  const { database, clock, audit } = deps;

  async function get(id: number): Promise<Show> {
    const now = clock.now();
    const row = await findShow(database.db, now, id);
    if (!row) throw new DomainError("SHOW_NOT_FOUND");
    return toShow(row, now);
  }

  // Two thousand people open the page of a sale in the same moment: those who ask while a query runs share the next.
  const listTogether = createBatcher<boolean, Show[]>({
    async run(asked) {
      const now = clock.now();
      const lists = new Map<boolean, Show[]>();
      for (const ended of new Set(asked))
        lists.set(
          ended,
          (await findShows(database.db, now, { ended })).map((row) => toShow(row, now)),
        );
      return asked.map((ended) => lists.get(ended) ?? []);
    },
    touches: () => ({ alone: [], together: [] }),
    parallel: 1,
    maxSize: 1000,
  });

  return {
    list: (options) => listTogether(options.ended),

    async create(form, actorId = null) {
      const created = await database.transact(async (transaction) => {
        const id = await insertShow(transaction.db, { ...toColumns(form), priceCents: toCents(form.pricePerSeat) });
        const summary = `Voorstelling "${form.name}" van ${evening.format(new Date(form.dateTime))} aangemaakt`;
        await audit.record(transaction, {
          actorId,
          action: "SHOW_CREATED",
          subject: { type: "show", id },
          summary,
        });
        return id;
      });
      return get(created);
    },

    async update(id, form, actorId = null) {
      await database.transact(async (transaction) => {
        const price = form.pricePerSeat === undefined ? {} : { priceCents: toCents(form.pricePerSeat) };
        const change = await updateShow(transaction.db, id, { ...toColumns(form), ...price });
        if (!change) throw new DomainError("SHOW_NOT_FOUND");
        const summary = `Voorstelling "${form.name}" gewijzigd${describeChanges(change.before, change.after)}`;
        await audit.record(transaction, {
          actorId,
          action: "SHOW_UPDATED",
          subject: { type: "show", id },
          summary,
        });
      });
      return get(id);
    },

    async remove(id, actorId = null) {
      try {
        await database.transact(async (transaction) => {
          await deps.tellCartsEnd(transaction, id);
          const show = await deleteShow(transaction.db, id);
          if (!show) throw new DomainError("SHOW_NOT_FOUND");
          const summary = `Voorstelling "${show.name}" van ${evening.format(show.startsAt)} verwijderd`;
          await audit.record(transaction, {
            actorId,
            action: "SHOW_DELETED",
            subject: { type: "show", id },
            summary,
          });
        });
      } catch (error) {
        throw isForeignKeyViolation(error) ? new DomainError("SHOW_HAS_RESERVATIONS") : error;
      }
    },

    async requireShow(id) {
      if (!(await showExists(database.db, id))) throw new DomainError("SHOW_NOT_FOUND");
    },
  };
}
