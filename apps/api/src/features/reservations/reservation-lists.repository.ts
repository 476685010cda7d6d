import type { ListQuery } from "@podium/shared/contracts/common";
import type { ReservationListQuery, ReservationStatus } from "@podium/shared/contracts/reservations";
import { sql } from "kysely";
import { countAll, type Db } from "#platform/database.ts";
import { matchesSearch } from "./reservation-search.ts";
import { findReservations, findReservationsWhere, type Reservation } from "./reservations.repository.ts";

export interface ReservationPage {
  items: Reservation[];
  total: number;
  page: number;
  pageSize: number;
}
export type ReservationList = Reservation[] | ReservationPage;

const DEFAULT_PAGE_SIZE = 50;

const sortable = {
  id: "reservations.id",
  user: "users.lastname",
  email: "users.email",
  show: "shows.name",
  date: "shows.startsAt",
  confirmed: sql`(reservations.status = 'CONFIRMED')`,
  reservedAt: "reservations.reservedAt",
  totalprice: "reservations.totalCents",
  /** Unpaid reservations by their expiry, then all others. */
  timeLeft: sql`case reservations.status when 'PENDING' then reservations.expires_at end`,
} as const;

const isTransfer = sql<boolean>`(reservations.payment_method = 'MANUAL' and reservations.total_cents > 0)`;
const unconfirmedFirst = sql`(reservations.status = 'CONFIRMED')`;
function isSortable(column: string): column is keyof typeof sortable {
  return Object.hasOwn(sortable, column);
}

interface Filter {
  transfers?: boolean;
  showId?: number | undefined;
  status?: ReservationStatus | undefined;
  expiresBefore?: Date | undefined;
}

function matchesFilter({ transfers = false, showId, status, expiresBefore }: Filter) {
  return sql<boolean>`(true
    ${transfers ? sql`and ${isTransfer}` : sql``}
    ${showId === undefined ? sql`` : sql`and reservations.show_id = ${showId}`}
    ${status === undefined ? sql`` : sql`and reservations.status = ${status}`}
    ${expiresBefore === undefined ? sql`` : sql`and reservations.status = 'PENDING' and reservations.expires_at < ${expiresBefore}`})`;
}

async function list(db: Db, query: ListQuery, filter: Filter): Promise<ReservationList> {
  const { search, page = 1, pageSize = DEFAULT_PAGE_SIZE, sort } = query;
  const transfers = filter.transfers ?? false;
  const asksForAPage = [search, query.page, query.pageSize, sort].some((part) => part !== undefined);
  if (!asksForAPage) {
    return findReservationsWhere(db, (all) =>
      all
        .where(matchesFilter(filter))
        .$if(transfers, (plain) => plain.orderBy(unconfirmedFirst))
        .orderBy("reservations.reservedAt", "desc")
        .orderBy("reservations.id", "desc"),
    );
  }

  const matching = db
    .selectFrom("reservations")
    .where(matchesFilter(filter))
    .$if(Boolean(search), (some) => some.where(matchesSearch(search ?? "")));
  const descending = sort?.startsWith("-") ?? false;
  const column = sort?.replace(/^-/, "") ?? "";
  let ordered = matching
    .innerJoin("shows", "shows.id", "reservations.showId")
    .innerJoin("users", "users.id", "reservations.userId");
  if (isSortable(column)) {
    ordered = ordered.orderBy(sortable[column], (by) => {
      const directed = descending ? by.desc() : by.asc();
      return column === "timeLeft" ? directed.nullsLast() : directed;
    });
  }
  if (!isSortable(column) && transfers) ordered = ordered.orderBy(unconfirmedFirst);
  // Seats are read for the rows of this page only.
  const [rows, { total }] = await Promise.all([
    ordered
      .orderBy("reservations.reservedAt", "desc")
      .orderBy("reservations.id", "desc")
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .select("reservations.id")
      .execute(),
    matching.select(countAll().as("total")).executeTakeFirstOrThrow(),
  ]);
  const reservations = await findReservations(
    db,
    rows.map(({ id }) => id),
  );
  const byId = new Map(reservations.map((reservation) => [reservation.id, reservation]));
  return { items: rows.flatMap(({ id }) => byId.get(id) ?? []), total, page, pageSize };
}

export function findAllReservations(db: Db, { showId, ...query }: ReservationListQuery): Promise<ReservationList> {
  return list(db, query, { showId });
}

export function findTransfers(
  db: Db,
  { status, expiresBefore, ...query }: ListQuery & Pick<Filter, "status" | "expiresBefore">,
): Promise<ReservationList> {
  return list(db, query, { transfers: true, status, expiresBefore });
}
