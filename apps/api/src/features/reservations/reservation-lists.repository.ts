import type { ListQuery } from "@podium/shared/contracts/common";
import type { Reservation, ReservationListQuery, ReservationStatus } from "@podium/shared/contracts/reservations";
import { sql } from "kysely";
import type { Db } from "#platform/database.ts";
import { matchesSearch } from "./reservation-search.ts";
import { findReservations, type ReservationRecord, selectReservations } from "./reservations.repository.ts";

type List = Reservation[] | { items: Reservation[]; total: number; page: number; pageSize: number };
type Mapper = (record: ReservationRecord) => Reservation;

const DEFAULT_PAGE_SIZE = 50;

/** What a list may be sorted by: the columns of the two screens. */
const sortable = {
  id: "reservations.id",
  user: "users.lastname",
  email: "users.email",
  show: "shows.name",
  date: "shows.startsAt",
  confirmed: sql`(reservations.status = 'CONFIRMED')`,
  reservedAt: "reservations.reservedAt",
  totalprice: "reservations.totalCents",
  /** What waits for its payment, by when it lapses; all else after it. */
  timeLeft: sql`case reservations.status when 'PENDING' then reservations.expires_at end`,
} as const;

const isTransfer = sql<boolean>`(reservations.payment_method = 'MANUAL' and reservations.total_cents > 0)`;
const unconfirmedFirst = sql`(reservations.status = 'CONFIRMED')`;
function isSortable(column: string): column is keyof typeof sortable {
  return Object.hasOwn(sortable, column);
}

/** What narrows a list down besides a search; none of it makes a page of a plain list. */
interface Filter {
  transfers?: boolean;
  showId?: number | undefined;
  status?: ReservationStatus | undefined;
  /** What still waits for its money and lapses before this moment. */
  lapsesBefore?: Date | undefined;
}

function kept({ transfers = false, showId, status, lapsesBefore }: Filter) {
  return sql<boolean>`(true
    ${transfers ? sql`and ${isTransfer}` : sql``}
    ${showId === undefined ? sql`` : sql`and reservations.show_id = ${showId}`}
    ${status === undefined ? sql`` : sql`and reservations.status = ${status}`}
    ${lapsesBefore === undefined ? sql`` : sql`and reservations.status = 'PENDING' and reservations.expires_at < ${lapsesBefore}`})`;
}

async function list(db: Db, query: ListQuery, filter: Filter, map: Mapper): Promise<List> {
  const { search, page = 1, pageSize = DEFAULT_PAGE_SIZE, sort } = query;
  const transfers = filter.transfers ?? false;
  const asksForAPage = [search, query.page, query.pageSize, sort].some((part) => part !== undefined);
  if (!asksForAPage) {
    const all = await selectReservations(db)
      .where(kept(filter))
      .$if(transfers, (plain) => plain.orderBy(unconfirmedFirst))
      .orderBy("reservations.reservedAt", "desc")
      .orderBy("reservations.id", "desc")
      .execute();
    return all.map(map);
  }

  const found = db
    .selectFrom("reservations")
    .where(kept(filter))
    .$if(Boolean(search), (some) => some.where(matchesSearch(search ?? "")));
  const descending = sort?.startsWith("-") ?? false;
  const column = sort?.replace(/^-/, "") ?? "";
  let ordered = found
    .innerJoin("shows", "shows.id", "reservations.showId")
    .innerJoin("users", "users.id", "reservations.userId");
  if (isSortable(column)) ordered = ordered.orderBy(sortable[column], descending ? "desc" : "asc");
  else if (transfers) ordered = ordered.orderBy(unconfirmedFirst);
  // First which ones, then what their rows show: their seats are not looked up for the pages before this one.
  const [rows, { total }] = await Promise.all([
    ordered
      .orderBy("reservations.reservedAt", "desc")
      .orderBy("reservations.id", "desc")
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .select("reservations.id")
      .execute(),
    found.select((eb) => eb.cast<number>(eb.fn.countAll(), "integer").as("total")).executeTakeFirstOrThrow(),
  ]);
  const records = await findReservations(
    db,
    rows.map(({ id }) => id),
  );
  const byId = new Map(records.map((record) => [record.id, record]));
  return { items: rows.flatMap(({ id }) => byId.get(id) ?? []).map(map), total, page, pageSize };
}

/** All reservations, newest first; a page when the query asks for one. */
export function findAllReservations(db: Db, { showId, ...query }: ReservationListQuery, map: Mapper): Promise<List> {
  return list(db, query, { showId }, map);
}

/** Manual transfers with an amount due, unconfirmed first. */
export function findTransfers(
  db: Db,
  query: ListQuery & Pick<Filter, "status" | "lapsesBefore">,
  map: Mapper,
): Promise<List> {
  const { status, lapsesBefore, ...rest } = query;
  return list(db, rest, { transfers: true, status, lapsesBefore }, map);
}
