import { randomBytes } from "node:crypto";
import { maskedCode } from "@podium/shared/tickets/code-text";
import type { ReservationStatus, Settlement } from "@podium/shared/contracts/reservations";
import type { CodeType } from "@podium/shared/contracts/ticket-codes";
import type { Language } from "@podium/shared/words/languages";
import type { NamedSeat } from "@podium/shared/halls/seat-names";
import { announcedReference, transferReference } from "@podium/shared/money/transfer-reference";
import type { Venue } from "@podium/shared/site/venue";
import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type CartProduct, handedOut } from "#database/products.sql.ts";
import { cashDue } from "#database/money.sql.ts";
import { passedName } from "#database/users.sql.ts";
import { isPlanned, nameSeat, numberingOrder } from "#database/seats.sql.ts";
import type { ReservationsTable } from "#database/tables/reservations.ts";
import { ticketPrice } from "#database/ticket-prices.sql.ts";
import { firstTicketType } from "#database/ticket-types.sql.ts";
import { showChangedAt, venueOfShow } from "#database/shows.sql.ts";
import type { Tables } from "#database/tables.ts";
import { anyOf, type Db } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { TicketLine } from "./amount-due.ts";
import { openReturns, readPricing, returnedGross } from "./ticket-prices.repository.ts";
import type { transitions } from "./transitions.ts";

export interface Reservation {
  id: number;
  status: ReservationStatus;
  /** The way in which it was paid or, until then, the chosen one */
  paymentMethod: Settlement;
  totalCents: number;
  /** Part of the total that is given to the society. */
  giftCents: number;
  /** Part of the total that is still to come in cash, although the reservation is confirmed. */
  cashDueCents: number;
  ticketCode: string | null;
  /** Stays when the code is deleted */
  ticketCodeType: CodeType | null;
  /** Parts that vouchers pay, or paid before the reservation ended; codes are masked */
  vouchers: Array<{ code: string; cents: number }>;
  reference: string;
  cancelReason: string | null;
  /** Stays on a cancelled reservation that had been paid */
  confirmedAt: Date | null;
  reservedAt: Date;
  expiresAt: Date;
  /** Last change of the reservation, its seats or its show */
  changedAt: Date;
  /** Deadline after a verification of the address; null when that changes nothing */
  longerUntil: Date | null;
  network: string | null;
  /** `venue` is null in the society's own hall, at its own address */
  show: { id: number; name: string; startsAt: Date; venue: Venue | null; cancelledAt: Date | null };
  user: { id: number; firstname: string; lastname: string; email: string; number: string };
  language: Language;
  remark: string | null;
  isGuest: boolean;
  /** Whether its price changed after the payment, so that no single payment equals its total */
  repriced: boolean;
  returnedGrossCents: number;
  products: ReservedProduct[];
  /** In numbering order. */
  seats: ReservedSeat[];
}

export interface ReservedProduct extends CartProduct {
  id: number;
  handedOut: number;
}

export interface ReservedSeat extends NamedSeat {
  id: number;
  ticketType: { id: number; name: string };
  /** Price before codes; for a ticket of an older version, the price paid */
  grossCents: number;
  /** Price after codes, before vouchers: what stands on the ticket */
  priceCents: number;
  scannedAt: Date | null;
  /** Name of the person to whom it was passed on */
  holder: string | null;
}

/** The ticket's type; for a ticket of an older version, the show's first type */
const ticketTypeOf = sql<ReservedSeat["ticketType"]>`(
  select json_build_object('id', type.id, 'name', type.name) from ticket_types type
  where type.id = coalesce(reservation_seats.ticket_type_id, ${firstTicketType(sql`shows.id`)}))`;

function reservationRows(db: Db) {
  return db
    .selectFrom("reservations")
    .innerJoin("shows", "shows.id", "reservations.showId")
    .innerJoin("hallPlans", "hallPlans.id", "shows.hallPlanId")
    .innerJoin("halls", "halls.id", "hallPlans.hallId")
    .innerJoin("users", "users.id", "reservations.userId")
    .select((eb) => [
      "reservations.id",
      "reservations.userId",
      "reservations.showId",
      "reservations.status",
      eb.fn.coalesce("reservations.paidWith", "reservations.paymentMethod").as("paymentMethod"),
      "reservations.totalCents",
      "reservations.giftCents",
      cashDue.as("cashDueCents"),
      "reservations.ticketCode",
      "reservations.ticketCodeType",
      "reservations.cancelReason",
      "reservations.transferReference",
      "reservations.confirmedAt",
      "reservations.reservedAt",
      "reservations.expiresAt",
      "reservations.longerUntil",
      "reservations.network",
      "reservations.remark",
      "reservations.repriced",
      returnedGross.as("returnedGrossCents"),
      "users.guest as isGuest",
      "shows.name as showName",
      "shows.startsAt",
      "shows.cancelledAt",
      venueOfShow.as("venue"),
      sql<Date>`greatest(reservations.reserved_at, reservations.confirmed_at, reservations.ended_at,
        reservations.changed_at, ${showChangedAt})`.as("changedAt"),
      "users.firstname",
      "users.lastname",
      "users.email",
      "users.number",
      "users.language",
      jsonArrayFrom(
        eb
          .selectFrom("reservationSeats")
          .leftJoin("hallPlanSeats as planned", (join) => join.on(isPlanned(sql`reservation_seats.seat_id`)))
          .whereRef("reservationSeats.reservationId", "=", "reservations.id")
          .orderBy(numberingOrder)
          .orderBy("reservationSeats.seatId")
          .select([
            "reservationSeats.id",
            "reservationSeats.seatId",
            "planned.groupLabel as group",
            "planned.label",
            "planned.kind",
            sql<number>`coalesce(reservation_seats.gross_cents, ${ticketPrice})`.as("grossCents"),
            ticketPrice.as("priceCents"),
            ticketTypeOf.as("ticketType"),
            passedName.as("holder"),
            // JSON from the database contains the time as text.
            sql<string | null>`reservation_seats.scanned_at`.as("scannedAt"),
          ]),
      ).as("seats"),
      jsonArrayFrom(
        eb
          .selectFrom("productLines as line")
          .whereRef("line.reservationId", "=", "reservations.id")
          .orderBy("line.id")
          .select(["line.id", "line.productId", "line.name", "line.count", "line.priceCents"])
          .select(handedOut(sql`line.id`).as("handedOut")),
      ).as("products"),
      jsonArrayFrom(
        eb
          .selectFrom("reservationVouchers")
          .innerJoin("vouchers", "vouchers.id", "reservationVouchers.voucherId")
          .whereRef("reservationVouchers.reservationId", "=", "reservations.id")
          .where("reservationVouchers.cents", ">", 0)
          .orderBy("reservationVouchers.place")
          .select(["vouchers.code", "reservationVouchers.cents"]),
      ).as("vouchers"),
    ]);
}

type ReservationQuery = ReturnType<typeof reservationRows>;

function toReservation(row: Awaited<ReturnType<ReservationQuery["execute"]>>[number]): Reservation {
  const { userId, firstname, lastname, email, number, showId, seats, ...others } = row;
  const { showName, startsAt, venue, cancelledAt, ...rest } = others;
  const { transferReference: storedReference, ...reservation } = rest;
  const vouchers = rest.vouchers.map(({ code, cents }) => ({ code: maskedCode(code), cents }));
  return {
    ...reservation,
    vouchers,
    reference: announcedReference({ id: reservation.id, lastname, firstname, transferReference: storedReference }),
    show: { id: showId, name: showName, startsAt, venue, cancelledAt },
    user: { id: userId, firstname, lastname, email, number },
    seats: seats.map((seat) => ({
      ...nameSeat(seat),
      scannedAt: seat.scannedAt === null ? null : new Date(seat.scannedAt),
    })),
  };
}

async function findWhere(db: Db, which: (query: ReservationQuery) => ReservationQuery): Promise<Reservation[]> {
  return (await which(reservationRows(db)).execute()).map(toReservation);
}

export async function findReservations(db: Db, ids: readonly number[]): Promise<Map<number, Reservation>> {
  const found = await findWhere(db, (query) => query.where("reservations.id", "=", anyOf(ids)));
  return new Map(found.map((reservation) => [reservation.id, reservation]));
}

export async function findReservation(db: Db, id: number): Promise<Reservation> {
  const [reservation] = await findWhere(db, (query) => query.where("reservations.id", "=", id));
  if (!reservation) throw new DomainError("RESERVATION_NOT_FOUND");
  return reservation;
}

export function findReservationsOfUser(db: Db, userId: number, limit?: number): Promise<Reservation[]> {
  return findWhere(db, (query) =>
    query
      .where("reservations.userId", "=", userId)
      .orderBy("reservations.reservedAt", "desc")
      .orderBy("reservations.id", "desc")
      .$if(limit !== undefined, (some) => some.limit(limit ?? 0)),
  );
}

export async function lockReservation(db: Db, id: number) {
  const pricing = await readPricing(db, id, { locked: true });
  const tickets = await db
    .selectFrom("reservationSeats")
    .select(["id", "seatId", "scannedAt"])
    .where("reservationId", "=", id)
    .orderBy("id")
    .forUpdate()
    .execute();
  return { ...pricing, tickets };
}

export async function findStart(db: Db, showId: number): Promise<Date> {
  const show = await db.selectFrom("shows").select("startsAt").where("id", "=", showId).executeTakeFirst();
  if (!show) throw new DomainError("SHOW_NOT_FOUND");
  return show.startsAt;
}

/** Inserts a reservation. Stores its transfer reference, made of the present name of the account. */
export async function insertReservation(db: Db, reservation: Insertable<ReservationsTable>): Promise<number> {
  const { id } = await db.insertInto("reservations").values(reservation).returning("id").executeTakeFirstOrThrow();
  const name = await db
    .selectFrom("users")
    .where("id", "=", reservation.userId)
    .select(["lastname", "firstname"])
    .executeTakeFirstOrThrow();
  await db
    .updateTable("reservations")
    .set({ transferReference: transferReference({ ...name, id }) })
    .where("id", "=", id)
    .execute();
  return id;
}

/** 128 random bits, base64url (decisions, section 7). */
export const newTicketSecret = (): string => randomBytes(16).toString("base64url");

export async function insertTickets(
  db: Db,
  { id: reservationId, showId }: { id: number; showId: number },
  tickets: readonly TicketLine[],
): Promise<void> {
  const rows = tickets.map((ticket) => ({
    ...ticket,
    reservationId,
    showId,
    secret: newTicketSecret(),
    castQuotaId: sql<number | null>`(
      select cast_quota_id from seats where show_id = ${showId} and seat_id = ${ticket.seatId})`,
  }));
  await db.insertInto("reservationSeats").values(rows).execute();
}

type StatusUpdate<From extends ReservationStatus> = Updateable<ReservationsTable> & {
  status: (typeof transitions)[From][number];
  changedAt: Date;
};
/** Leaves out cash that never came: it is no longer due, nor refunded. What is missing is first of the gift. */
export const withoutCashDue = {
  totalCents: sql<number>`reservations.total_cents - ${cashDue}`,
  giftCents: sql<number>`greatest(0, reservations.gift_cents - ${cashDue})`,
  cashDueCents: 0,
};

type Ids = SelectQueryBuilder<Tables, "reservations", { id: number }>;

export async function changeStatus<const From extends ReservationStatus>(
  db: Db,
  from: From,
  update: StatusUpdate<From>,
  which: (query: Ids) => Ids,
) {
  const chosen = which(db.selectFrom("reservations").select("reservations.id").where("reservations.status", "=", from))
    .orderBy("reservations.id")
    .forUpdate();
  return (
    db
      .with("chosen", () => chosen)
      .updateTable("reservations")
      .from("chosen")
      // The network is needed only while money is awaited.
      .set({ ...update, network: null, ...(update.status === "CANCELLED" && withoutCashDue) })
      .whereRef("reservations.id", "=", "chosen.id")
      .returning([
        "reservations.id",
        "reservations.ticketCodeId",
        "reservations.expiresAt",
        sql<number>`(select count(*)::int from reservation_seats where reservation_id = reservations.id)`.as(
          "seatCount",
        ),
        // Seats of a cast quota used no presale code.
        sql<number>`(
          select count(*)::int from reservation_seats ticket
          where ticket.reservation_id = reservations.id and (ticket.cast_quota_id is null or not exists (
            select from ticket_codes code where code.id = reservations.ticket_code_id and code.type = 'PRE_ORDER')))`.as(
          "ofCode",
        ),
        openReturns.as("openReturns"),
      ])
      .execute()
  );
}

export type ChangedReservation = Awaited<ReturnType<typeof changeStatus>>[number];
