import type { ListQuery } from "@podium/shared/contracts/common";
import type { Reservation } from "@podium/shared/contracts/reservations";
import { sql } from "kysely";
import type { Db } from "../../platform/database.ts";
import { type ReservationRecord, selectReservations } from "./reservations.repository.ts";

type List = Reservation[] | { items: Reservation[]; total: number; page: number; pageSize: number };
type Mapper = (record: ReservationRecord) => Reservation;

const DEFAULT_PAGE_SIZE = 50;
const BRUSSELS = sql`at time zone 'Europe/Brussels'`;

/** All that the search of both screens looks at (specification, Reservatie beheer), as one text in lower case. */
const searchedText = sql<string>`lower(concat_ws(' ',
  reservations.id, users.firstname, users.lastname, users.email, shows.name,
  to_char(shows.starts_at ${BRUSSELS}, 'DD/MM/YYYY HH24:MI'), to_char(shows.starts_at ${BRUSSELS}, 'FMDD-FMMM-YYYY'),
  case reservations.status when 'CONFIRMED' then 'ja' else 'nee' end,
  to_char(reservations.reserved_at ${BRUSSELS}, 'DD/MM/YYYY HH24:MI'), to_char(reservations.reserved_at ${BRUSSELS}, 'FMDD-FMMM-YYYY'),
  (reservations.total_cents / 100.0)::numeric(10, 2),
  (select string_agg(ticket.seat_id, ' ') from reservation_seats ticket where ticket.reservation_id = reservations.id)))`;

/** What a list may be sorted by: the columns of the two screens. */
const sortable = {
  id: "reservations.id",
  user: "users.lastname",
  email: "users.email",
  show: "shows.name",
  date: "shows.starts_at",
  confirmed: sql`(reservations.status = 'CONFIRMED')`,
  reservedAt: "reservations.reserved_at",
  totalprice: "reservations.total_cents",
} as const;

const unconfirmedFirst = sql`(reservations.status = 'CONFIRMED')`;
/** A search is taken literally: % and _ are no wildcards. */
const literally = (search: string): string => `%${search.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;

function isSortable(column: string): column is keyof typeof sortable {
  return Object.hasOwn(sortable, column);
}

async function list(db: Db, query: ListQuery, kind: "all" | "transfers", map: Mapper): Promise<List> {
  const { search, page, pageSize, sort } = query;
  let selection = selectReservations(db);
  if (kind === "transfers")
    selection = selection.where("reservations.payment_method", "=", "MANUAL").where("reservations.total_cents", ">", 0);
  if (search) selection = selection.where(searchedText, "like", literally(search));

  const descending = sort?.startsWith("-") ?? false;
  const column = sort?.replace(/^-/, "") ?? "";
  let ordered = selection;
  if (isSortable(column)) ordered = ordered.orderBy(sortable[column], descending ? "desc" : "asc");
  else if (kind === "transfers") ordered = ordered.orderBy(unconfirmedFirst);
  ordered = ordered.orderBy("reservations.reserved_at", "desc").orderBy("reservations.id", "desc");

  if (search === undefined && page === undefined && pageSize === undefined && sort === undefined) {
    return (await ordered.execute()).map(map);
  }
  const size = pageSize ?? DEFAULT_PAGE_SIZE;
  const counted = await selection
    .clearSelect()
    .select((eb) => eb.cast<number>(eb.fn.countAll(), "integer").as("total"))
    .executeTakeFirstOrThrow();
  const records = await ordered
    .limit(size)
    .offset(((page ?? 1) - 1) * size)
    .execute();
  return { items: records.map(map), total: counted.total, page: page ?? 1, pageSize: size };
}

/** All reservations, newest first; a page when the query asks for one. */
export function findAllReservations(db: Db, query: ListQuery, map: Mapper): Promise<List> {
  return list(db, query, "all", map);
}

/** Manual transfers with an amount due, unconfirmed first. */
export function findTransfers(db: Db, query: ListQuery, map: Mapper): Promise<List> {
  return list(db, query, "transfers", map);
}
