import type { ListQuery } from "@podium/shared/contracts/common";
import type { ReservationStatus, Settlement } from "@podium/shared/contracts/reservations";
import { sql } from "kysely";
import { countAll, type Db } from "#platform/database.ts";
import { findPage, type List, readPage, toPageRequest } from "#platform/pagination.ts";
import { matchesSearch } from "./reservation-search.ts";
import { findReservations, type Reservation } from "./reservations.repository.ts";

const PAGE_SIZE = 50;

/** As `reservations_transfers` is indexed. */
const openFirst = sql`(case reservations.status when 'PENDING' then 0 when 'CONFIRMED' then 2 else 1 end)`;
const sortable = {
  id: sql`reservations.id`,
  user: sql`users.folded_lastname`,
  email: sql`users.email`,
  show: sql`shows.folded_name`,
  date: sql`shows.starts_at`,
  confirmed: sql`(reservations.status = 'CONFIRMED')`,
  reservedAt: sql`reservations.reserved_at`,
  totalprice: sql`reservations.total_cents`,
  /** Unpaid reservations by their expiry, then all others. */
  timeLeft: sql`case reservations.status when 'PENDING' then reservations.expires_at end`,
} as const;
const COLUMNS = Object.keys(sortable) as Array<keyof typeof sortable>;

interface Filter {
  /** Only transfers with an amount due: those awaited first, the confirmed last. */
  transfers?: boolean;
  showId?: number | undefined;
  status?: ReservationStatus | undefined;
  expiresBefore?: Date | undefined;
}

/** Newest first; what the rows show is read for those of the page only (decisions, 060). */
export async function listReservations(
  db: Db,
  { transfers = false, showId, status, expiresBefore, ...query }: ListQuery & Filter,
): Promise<List<Reservation>> {
  const page = toPageRequest(query, { columns: COLUMNS, pageSize: PAGE_SIZE });
  const matches = sql<boolean>`(true
    ${transfers ? sql`and reservations.payment_method = 'MANUAL' and reservations.total_cents > 0` : sql``}
    ${showId === undefined ? sql`` : sql`and reservations.show_id = ${showId}`}
    ${status === undefined ? sql`` : sql`and reservations.status = ${status}`}
    ${expiresBefore === undefined ? sql`` : sql`and reservations.status = 'PENDING' and reservations.expires_at < ${expiresBefore}`}
    ${page?.search ? sql`and ${matchesSearch(page.search)}` : sql``})`;
  const sort = page?.sort;
  const sortedBy = sort ? sortable[sort.column] : transfers ? openFirst : sql`null::int`;
  const direction =
    sort?.direction === "desc" ? sql`desc ${sort.column === "timeLeft" ? sql`nulls last` : sql``}` : sql`asc`;
  // Outer joins, which the database leaves out where nothing is sorted by them: every reservation has both.
  const found = sql<{ id: number }>`(
    select reservations.id, reservations.reserved_at, ${sortedBy} as sorted_by
    from reservations left join shows on shows.id = show_id left join users on users.id = user_id
    where ${matches})`;
  const order = sql`sorted_by ${direction}, reserved_at desc, id desc`;
  const rows = db.selectFrom(found.as("found")).select("found.id").orderBy(order);
  const count = db.selectFrom("reservations").where(matches).select(countAll().as("total"));
  const list = page?.search
    ? await findPage(db, page, { found, order })
    : page
      ? await readPage(page, rows, count)
      : await rows.execute();
  const inOrder = (Array.isArray(list) ? list : list.items).map(({ id }) => id);
  const shown = await findReservations(db, inOrder);
  const items = inOrder.flatMap((id) => shown.get(id) ?? []);
  return Array.isArray(list) ? items : { ...list, items };
}

export async function findPaymentDeadlines(db: Db, until: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom("reservations")
    .where("status", "=", "PENDING")
    .where("expiresAt", "<=", until)
    .select("expiresAt")
    .distinct()
    .orderBy("expiresAt")
    .limit(20_000)
    .execute();
  return rows.map((row) => row.expiresAt);
}

/** Those paid in the same way: what waits for a checkout waits longer. */
export async function findUnpaidIds(db: Db, userId: number, paymentMethod: Settlement): Promise<number[]> {
  const rows = await db
    .selectFrom("reservations")
    .where("userId", "=", userId)
    .where("status", "=", "PENDING")
    .where("paymentMethod", "=", paymentMethod)
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}
