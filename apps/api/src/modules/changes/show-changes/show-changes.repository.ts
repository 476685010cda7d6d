import type { Choice } from "@podium/shared/contracts/show-changes";
import type { ChangeKind } from "@podium/shared/contracts/show-messages";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { cashDue, refundSource } from "#database/money.sql.ts";
import { isPlanned, nameSeat, numberingOrder } from "#database/seats.sql.ts";
import { fullNameIn } from "#database/users.sql.ts";
import { anyOf, type Db } from "#platform/data/database.ts";

export type Holder = Awaited<ReturnType<typeof lockReservations>>[number];

/** One statement: other confirmations, cancellations and choices come before or after. */
export async function lockReservations(db: Db, showId: number) {
  const locked = await db
    .selectFrom("reservations")
    .where("showId", "=", showId)
    .where("status", "in", ["CONFIRMED", "PENDING"])
    .select(["id", "status", "totalCents"])
    .orderBy("id")
    .forUpdate()
    .execute();
  // A separate statement sees tickets that were given back while the first one waited for its locks.
  const tickets = await db
    .selectFrom("reservationSeats")
    .where("reservationId", "=", anyOf(locked.map(({ id }) => id)))
    .select("reservationId")
    .distinct()
    .execute();
  const held = new Set(tickets.map(({ reservationId }) => reservationId));
  return locked.map((row) => ({ ...row, hasTickets: held.has(row.id) }));
}

/** Finds cancelled shows with unpaid reservations, left by a process that did not know of the cancellation yet. */
export async function findLeftUnpaid(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom("reservations")
    .innerJoin("shows", "shows.id", "reservations.showId")
    .where("shows.cancelledAt", "is not", null)
    .where("reservations.status", "=", "PENDING")
    .select("shows.id")
    .distinct()
    .execute();
  return rows.map(({ id }) => id);
}

/** Finds cancelled shows with confirmed reservations that were asked nothing, left by a process of an older version. */
export async function findLeftUnasked(db: Db): Promise<Array<{ showId: number; changeId: number }>> {
  const { rows } = await sql<{ showId: number; changeId: number }>`
    select shows.id as show_id, max(change.id) as change_id from shows
    join show_changes as change on change.show_id = shows.id and change.kind = 'CANCELLED'
    where shows.cancelled_at is not null and exists (
      select from reservations where show_id = shows.id and status = 'CONFIRMED' and not exists (
        select from show_choices where change_id = change.id and reservation_id = reservations.id))
    group by shows.id`.execute(db);
  return rows;
}

export type Concerned = Awaited<ReturnType<typeof countConcerned>>;

export async function countConcerned(db: Db, showId: number) {
  const { rows } = await sql<{
    people: number;
    reservations: number;
    seats: number;
    cents: number;
    unpaid: number;
    reach: number;
    reachOfCancellation: number;
    waiting: number;
  }>`
    with active as (
      select user_id, total_cents - ${cashDue} as paid_cents, status = 'CONFIRMED' as confirmed,
        (select count(*) from reservation_seats where reservation_id = reservations.id) as seats
      from reservations where show_id = ${showId} and status in ('CONFIRMED', 'PENDING')
    ), addressed as (
      select lower(users.email) as email, seats > 0 as comes, confirmed
      from active join users on users.id = active.user_id where users.email <> ''
      union all select lower(passed.email), true, true from passed_tickets passed
        join reservations on reservations.id = passed.reservation_id
      where reservations.show_id = ${showId} and reservations.status = 'CONFIRMED'
        and passed.ended_at is null and passed.email <> ''
    )
    select count(distinct coalesce(nullif(lower(users.email), ''), users.id::text)) filter (where confirmed)::int as people,
      count(*) filter (where confirmed)::int as reservations,
      coalesce(sum(seats) filter (where confirmed), 0)::int as seats,
      coalesce(sum(paid_cents) filter (where confirmed), 0)::int as cents,
      count(*) filter (where not confirmed)::int as unpaid,
      (select count(distinct email)::int from addressed where comes) as reach,
      (select count(distinct email)::int from addressed where confirmed) as reach_of_cancellation,
      (select count(*)::int from waiting_wishes where show_id = ${showId} and state <> 'ENDED') as waiting
    from active join users on users.id = active.user_id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a count without a row");
  return row;
}

/** Finds holders whom no mail reaches. Without seats: all tickets were given back, and only their money remains. */
export function findToCall(db: Db, showId: number) {
  return db
    .selectFrom("reservations")
    .innerJoin("users", "users.id", "reservations.userId")
    .where("reservations.showId", "=", showId)
    .where("reservations.status", "in", ["CONFIRMED", "PENDING"])
    .where("users.email", "=", "")
    .select(["reservations.id", "reservations.status", "users.firstname", "users.lastname", "users.number"])
    .select(
      sql<number>`(select count(*)::int from reservation_seats where reservation_id = reservations.id)`.as("seats"),
    )
    .orderBy(sql`users.folded_lastname`)
    .orderBy("reservations.id")
    .execute();
}

interface NewChange {
  showId: number;
  kind: ChangeKind;
  chooseBefore: Date;
  madeBy: number;
  madeAt: Date;
}

export async function insertChange(db: Db, change: NewChange): Promise<number> {
  const { id } = await db.insertInto("showChanges").values(change).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** @returns the reservations that were not asked before */
export async function insertChoices(db: Db, changeId: number, reservationIds: readonly number[]): Promise<number[]> {
  if (reservationIds.length === 0) return [];
  const rows = await db
    .insertInto("showChoices")
    .values(reservationIds.map((reservationId) => ({ changeId, reservationId, choice: null, chosenAt: null })))
    .onConflict((conflict) => conflict.columns(["changeId", "reservationId"]).doNothing())
    .returning("reservationId")
    .execute();
  return rows.map(({ reservationId }) => reservationId);
}

export function findChange(db: Db, showId: number) {
  return db
    .selectFrom("showChanges")
    .where("showId", "=", showId)
    .selectAll()
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Whether the configured provider can refund online, or is doing so. @param provider null: none is configured */
const goesOnline = (provider: string | null) => sql<boolean>`(
  ${refundSource(sql`reservations.id`, sql`reservations.total_cents`, provider)} is not null or exists (
    select from payments join payments source on source.id = coalesce(payments.refund_of, payments.id)
    where payments.reservation_id = reservations.id and source.provider = ${provider} and source.provider_ref is not null
      and (payments.refund_reason = 'RESERVATION_CANCELLED' or payments.waived_at is not null)))`;

const isOnItsWay = sql<boolean>`exists (
  select from payments where payments.reservation_id = reservations.id and refund_reason = 'RESERVATION_CANCELLED'
    and (refunded_at is not null or refund_via is not null))`;

/** Whether somebody was let in with a ticket of it, or something of it was handed out. */
const isUsed = sql<boolean>`(exists (
  select from reservation_seats where reservation_id = reservations.id and scanned_at is not null)
  or exists (
    select from product_lines line join product_hand_outs given on given.line_id = line.id
    where line.reservation_id = reservations.id and given.taken_back_at is null))`;

/** Ignores the changes of a show from which the reservation was rebooked. */
const choices = (db: Db, provider: string | null) =>
  db
    .selectFrom("showChoices")
    .innerJoin("showChanges", "showChanges.id", "showChoices.changeId")
    .innerJoin("reservations", (join) =>
      join
        .onRef("reservations.id", "=", "showChoices.reservationId")
        .onRef("reservations.showId", "=", "showChanges.showId"),
    )
    .innerJoin("users", "users.id", "reservations.userId")
    .leftJoin("refundAccounts", "refundAccounts.reservationId", "reservations.id")
    .select([
      "showChoices.changeId",
      "showChoices.reservationId",
      "showChoices.choice",
      "showChoices.chosenAt",
      "showChanges.kind",
      "showChanges.chooseBefore",
      "reservations.status",
      sql<number>`reservations.total_cents - ${cashDue}`.as("totalCents"),
      "reservations.userId",
      "refundAccounts.iban",
      sql<boolean>`not ${goesOnline(provider)} and refund_accounts.iban is null`.as("needsIban"),
      goesOnline(provider).as("goesOnline"),
      sql<boolean>`not ${goesOnline(provider)} and refund_accounts.iban is not null`.as("toAccount"),
      isOnItsWay.as("isOnItsWay"),
      isUsed.as("isUsed"),
    ]);

export type FoundChoice = NonNullable<Awaited<ReturnType<typeof findChoice>>>;

/** Finds the choice of the newest change for which the reservation may choose. */
export function findChoice(db: Db, reservationId: number, provider: string | null) {
  return choices(db, provider)
    .where("showChoices.reservationId", "=", reservationId)
    .orderBy("showChoices.changeId", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function findChoosers(db: Db, changeId: number, provider: string | null) {
  const rows = await choices(db, provider)
    .innerJoin("shows", "shows.id", "reservations.showId")
    .leftJoin("users as helper", "helper.id", "showChoices.chosenBy")
    .where("showChoices.changeId", "=", changeId)
    .select(["users.firstname", "users.lastname", "users.email", "users.number"])
    .select(
      sql<number[]>`coalesce((select array_agg(distinct voucher_id) from payments
        where payments.reservation_id = reservations.id and voucher_id is not null), '{}')`.as("voucherIds"),
    )
    .select(sql<string | null>`nullif(${fullNameIn("helper")}, '')`.as("chosenBy"))
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("reservationSeats")
          .leftJoin("hallPlanSeats as planned", (join) => join.on(isPlanned(sql`reservation_seats.seat_id`)))
          .whereRef("reservationSeats.reservationId", "=", "reservations.id")
          .orderBy(numberingOrder)
          .orderBy("reservationSeats.seatId")
          .select(["reservationSeats.seatId", "planned.groupLabel as group", "planned.label", "planned.kind"]),
      ).as("seats"),
    )
    .orderBy(sql`show_choices.choice is not null`)
    .orderBy(sql`users.folded_lastname`)
    .orderBy("reservations.id")
    .execute();
  return rows.map((row) => ({ ...row, seats: row.seats.map(nameSeat) }));
}

export type Chooser = { email: string; reservationIds: readonly number[] } | { userId: number };

/** Open and made choices, except of passed-on reservations; an older mail's link leads to the newest question too. */
export async function findOwn(db: Db, caller: Chooser | null, provider: string | null) {
  if (caller === null) return [];
  const rows = await choices(db, provider)
    .$if("email" in caller, (all) => {
      if (!("email" in caller)) return all;
      return all
        .where("reservations.id", "=", anyOf(caller.reservationIds))
        .where(sql<boolean>`lower(users.email) = lower(${caller.email})`);
    })
    .$if("userId" in caller, (all) => ("userId" in caller ? all.where("reservations.userId", "=", caller.userId) : all))
    .select("showChanges.showId")
    .orderBy("showChoices.changeId", "desc")
    .orderBy("showChoices.reservationId")
    .execute();
  const seen = new Set<number>();
  // Only the newest question of a reservation counts.
  return rows.filter(({ reservationId }) => !seen.has(reservationId) && seen.add(reservationId));
}

export async function setChoice(
  db: Db,
  {
    changeId,
    reservationId,
    ...chosen
  }: {
    changeId: number;
    reservationId: number;
    choice: Choice;
    chosenAt: Date;
    chosenBy: number | null;
  },
): Promise<void> {
  await db
    .updateTable("showChoices")
    .set(chosen)
    .where("changeId", "=", changeId)
    .where("reservationId", "=", reservationId)
    .execute();
}

export async function findUndecided(db: Db, changeId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("showChoices")
    .innerJoin("showChanges", "showChanges.id", "showChoices.changeId")
    .innerJoin("reservations", (join) =>
      join
        .onRef("reservations.id", "=", "showChoices.reservationId")
        .onRef("reservations.showId", "=", "showChanges.showId"),
    )
    .where("changeId", "=", changeId)
    .where("choice", "is", null)
    .where("reservations.status", "=", "CONFIRMED")
    .select("reservations.id")
    .execute();
  return rows.map(({ id }) => id);
}
