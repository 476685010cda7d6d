import type { Show, ShowForm } from "@podium/shared/contracts/shows";
import pg from "pg";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { DomainError } from "../../platform/http-errors.ts";
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
  create(form: ShowForm): Promise<Show>;
  /** @throws DomainError SHOW_NOT_FOUND */
  update(id: number, form: ShowForm): Promise<Show>;
  /** @throws DomainError SHOW_NOT_FOUND, SHOW_HAS_RESERVATIONS */
  remove(id: number): Promise<void>;
  /** @throws DomainError SHOW_NOT_FOUND */
  requireShow(id: number): Promise<void>;
}

const FOREIGN_KEY_VIOLATION = "23503";

function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === FOREIGN_KEY_VIOLATION;
}

function toColumns(form: ShowForm) {
  const startsAt = new Date(form.dateTime);
  return {
    name: form.name,
    starts_at: startsAt,
    price_cents: Math.round(form.pricePerSeat * 100),
    sales_open_at: form.salesOpenAt ? new Date(form.salesOpenAt) : null,
    sales_close_at: form.salesCloseAt ? new Date(form.salesCloseAt) : startsAt,
  };
}

/** The show as clients see it at `now`. */
function toShow(row: ShowWithSeats, now: Date): Show {
  return {
    id: row.id,
    name: row.name,
    dateTime: row.starts_at.toISOString(),
    pricePerSeat: row.price_cents / 100,
    salesOpenAt: row.sales_open_at?.toISOString() ?? null,
    salesCloseAt: row.sales_close_at.toISOString(),
    salesOpen: (row.sales_open_at === null || row.sales_open_at <= now) && row.sales_close_at > now,
    seatsTotal: row.seats_total,
    seatsAvailable: row.seats_available,
  };
}

export function createShowsService({ database, clock }: { database: Database; clock: Clock }): ShowsService {
  async function get(id: number): Promise<Show> {
    const now = clock.now();
    const row = await findShow(database.db, now, id);
    if (!row) throw new DomainError("SHOW_NOT_FOUND");
    return toShow(row, now);
  }

  return {
    async list(options) {
      const now = clock.now();
      return (await findShows(database.db, now, options)).map((row) => toShow(row, now));
    },

    async create(form) {
      return get(await database.transact(({ db }) => insertShow(db, toColumns(form))));
    },

    async update(id, form) {
      if (!(await updateShow(database.db, id, toColumns(form)))) throw new DomainError("SHOW_NOT_FOUND");
      return get(id);
    },

    async remove(id) {
      try {
        if (!(await deleteShow(database.db, id))) throw new DomainError("SHOW_NOT_FOUND");
      } catch (error) {
        throw isForeignKeyViolation(error) ? new DomainError("SHOW_HAS_RESERVATIONS") : error;
      }
    },

    async requireShow(id) {
      if (!(await showExists(database.db, id))) throw new DomainError("SHOW_NOT_FOUND");
    },
  };
}
