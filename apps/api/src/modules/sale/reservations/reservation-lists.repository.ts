import type { ListQuery } from "@podium/shared/contracts/common";
import type { PaymentMethod, ReservationStatus } from "@podium/shared/contracts/reservations";
import { sql } from "kysely";
import { countAll, type Db } from "#platform/data/database.ts";
import { findPage, type List, readPage, toPageRequest } from "#platform/http/pagination.ts";
import { isIndexed, matchesSearch } from "./reservation-search.ts";
import { findReservations, type Reservation } from "./reservations.repository.ts";

const PAGE_SIZE = 50;

/** Unpaid or expired, as a transfer may come for any; or paid by one. Matches the index `reservations_transfers`. */
const awaitsMoney = sql<boolean>`reservations.total_cents > 0 and (reservations.status in ('PENDING', 'EXPIRED')
  or coalesce(reservations.paid_with, reservations.payment_method) = 'MANUAL')`;
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
  timeLeft: sql`case reservations.status when 'PENDING' then reservations.expires_at end`,
} as const;
const COLUMNS = Object.keys(sortable) as Array<keyof typeof sortable>;

interface Filter {
  /** Only reservations whose money is followed: unpaid first, confirmed last */
  awaitsMoney?: boolean;
  showId?: number | undefined;
  status?: ReservationStatus | undefined;
  expiresBefore?: Date | undefined;
}

/** Lists reservations, newest first. Reads the details for the rows of the page only (decision 046). */
export async function listReservations(
  db: Db,
  { awaitsMoney: isFollowed = false, showId, status, expiresBefore, ...query }: ListQuery & Filter,
): Promise<List<Reservation>> {
  const page = toPageRequest(query, { columns: COLUMNS, pageSize: PAGE_SIZE });
  const matches = sql<boolean>`(true
    ${isFollowed ? sql`and ${awaitsMoney}` : sql``}
    ${showId === undefined ? sql`` : sql`and reservations.show_id = ${showId}`}
    ${status === undefined ? sql`` : sql`and reservations.status = ${status}`}
    ${expiresBefore === undefined ? sql`` : sql`and reservations.status = 'PENDING' and reservations.expires_at < ${expiresBefore}`}
    ${page?.search ? sql`and ${matchesSearch(page.search)}` : sql``})`;
  const sort = page?.sort;
  const sortedBy = sort ? sortable[sort.column] : isFollowed ? openFirst : sql`null::int`;
  const direction =
    sort?.direction === "desc" ? sql`desc ${sort.column === "timeLeft" ? sql`nulls last` : sql``}` : sql`asc`;
  // Naming the order of the index makes Postgres read the index instead of the table, which takes longer.
  const inIndex = !sort && !isFollowed && page && isIndexed(page.search);
  // Postgres leaves out these outer joins when no sort needs them; every reservation has both rows.
  const found = sql<{ id: number }>`(
    select reservations.id, reservations.reserved_at, ${sortedBy} as sorted_by
    from reservations left join shows on shows.id = show_id left join users on users.id = user_id
    where ${matches} ${inIndex ? sql`order by reserved_at desc, id desc` : sql``})`;
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

/** Ends deadlines with the show's start, for reservations made before it. @returns the changed ones */
export async function limitToShows(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with late as (
      select reservations.id, least(expires_at, starts_at) as latest,
        nullif(least(longer_until, starts_at), least(expires_at, starts_at)) as longer
      from reservations join shows on shows.id = show_id
      where status = 'PENDING' and reserved_at < starts_at and greatest(expires_at, longer_until) > starts_at
      order by reservations.id for update of reservations)
    update reservations set expires_at = latest, longer_until = longer from late where reservations.id = late.id
    returning reservations.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Finds unpaid reservations with this payment method, as those that wait for a checkout get their mail later. */
export async function findUnpaidIds(db: Db, userId: number, paymentMethod: PaymentMethod): Promise<number[]> {
  const rows = await db
    .selectFrom("reservations")
    .where("userId", "=", userId)
    .where("status", "=", "PENDING")
    .where("paymentMethod", "=", paymentMethod)
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}
