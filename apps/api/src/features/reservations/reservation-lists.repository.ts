import type { ListQuery } from "@podium/shared/contracts/common";
import type { ReservationStatus } from "@podium/shared/contracts/reservations";
import { sql } from "kysely";
import { countAll, type Db } from "#platform/database.ts";
import { type List, readPage, toPageRequest } from "#platform/pagination.ts";
import { matchesSearch } from "./reservation-search.ts";
import { findReservations, type Reservation } from "./reservations.repository.ts";

const PAGE_SIZE = 50;

const isConfirmed = sql`(reservations.status = 'CONFIRMED')`;
/** As `reservations_transfers` is indexed. */
const openFirst = sql`(case reservations.status when 'PENDING' then 0 when 'CONFIRMED' then 2 else 1 end)`;
const sortable = {
  id: "reservations.id",
  user: "users.lastname",
  email: "users.email",
  show: "shows.name",
  date: "shows.startsAt",
  confirmed: isConfirmed,
  reservedAt: "reservations.reservedAt",
  totalprice: "reservations.totalCents",
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
  let ids = db
    .selectFrom("reservations")
    .innerJoin("shows", "shows.id", "reservations.showId")
    .innerJoin("users", "users.id", "reservations.userId")
    .where(matches)
    .select("reservations.id");
  if (page?.sort) {
    const { column, direction } = page.sort;
    ids = ids.orderBy(sortable[column], (by) =>
      column === "timeLeft" ? by[direction]().nullsLast() : by[direction](),
    );
  } else if (transfers) ids = ids.orderBy(openFirst);
  ids = ids.orderBy("reservations.reservedAt", "desc").orderBy("reservations.id", "desc");
  const count = db.selectFrom("reservations").where(matches).select(countAll().as("total"));
  const list = page ? await readPage(page, ids, count) : await ids.execute();
  const inOrder = (Array.isArray(list) ? list : list.items).map(({ id }) => id);
  const found = await findReservations(db, inOrder);
  const items = inOrder.flatMap((id) => found.get(id) ?? []);
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
