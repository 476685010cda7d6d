import type { TicketType } from "@podium/shared/contracts/ticket-types";
import { type RawBuilder, sql } from "kysely";
import { firstTicketType, seatPrice } from "#database/ticket-types.sql.ts";
import type { Db } from "#platform/data/database.ts";

export interface TypePrice {
  zone: string | null;
  priceCents: number;
}

export interface ShowTicketType extends Omit<TicketType, "prices"> {
  prices: TypePrice[];
}

/** Sold types of `shows` as JSON, in order; the first one's own price is the show's price. */
export const ticketTypesOfShow: RawBuilder<ShowTicketType[]> = sql`(
  select json_agg(json_build_object(
      'id', type.id, 'name', type.name, 'description', type.description,
      'maxPerReservation', type.max_per_reservation, 'prices', priced.prices) order by type.place)
  from ticket_types type
  join lateral (
    select coalesce(json_agg(json_build_object('zone', price.zone, 'priceCents', price.price_cents)
      order by price.zone nulls first), '[]'::json) as prices
    from (
      select zone, price_cents from ticket_type_prices where ticket_type_id = type.id
      union all select null, shows.price_cents where type.place = 0
    ) price
  ) priced on true
  where type.show_id = shows.id and type.removed_at is null)`;

export async function findZones(db: Db, showId: number): Promise<string[]> {
  const { rows } = await sql<{ zone: string }>`
    select distinct planned.zone from shows join hall_plan_seats planned on planned.hall_plan_id = shows.hall_plan_id
    where shows.id = ${showId}`.execute(db);
  return rows.map(({ zone }) => zone);
}

export async function findZoneNames(db: Db, showId: number): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select zone ->> 'id' as id, zone ->> 'name' as name
    from shows join hall_plans on hall_plans.id = shows.hall_plan_id
    cross join json_array_elements((hall_plans.plan -> 'zones')::json) zone
    where shows.id = ${showId}`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Finds the types that are sold, in order. Call it with the show locked. */
export async function findTypeIds(db: Db, showId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("ticketTypes")
    .select("id")
    .where("showId", "=", showId)
    .where("removedAt", "is", null)
    .orderBy("place")
    .execute();
  return rows.map(({ id }) => id);
}

export async function findTypes(db: Db, showId: number): Promise<ShowTicketType[]> {
  const { types } = await db
    .selectFrom("shows")
    .select(ticketTypesOfShow.as("types"))
    .where("id", "=", showId)
    .executeTakeFirstOrThrow();
  return types;
}

export interface StoredType extends Omit<ShowTicketType, "id"> {
  /** Undefined: a new type. */
  id: number | undefined;
}

/** Takes all of a show's types off sale, so that their places and names can be used again. */
export async function removeTypes(db: Db, showId: number, now: Date): Promise<void> {
  await db
    .updateTable("ticketTypes")
    .set({ removedAt: now })
    .where("showId", "=", showId)
    .where("removedAt", "is", null)
    .execute();
}

export async function storeType(db: Db, showId: number, place: number, { id, prices, ...type }: StoredType) {
  const values = { ...type, place, removedAt: null };
  const stored =
    id === undefined
      ? db
          .insertInto("ticketTypes")
          .values({ ...values, showId })
          .returning("id")
      : db.updateTable("ticketTypes").set(values).where("id", "=", id).where("showId", "=", showId).returning("id");
  const { id: ticketTypeId } = await stored.executeTakeFirstOrThrow();
  await db.deleteFrom("ticketTypePrices").where("ticketTypeId", "=", ticketTypeId).execute();
  if (prices.length === 0) return;
  await db
    .insertInto("ticketTypePrices")
    .values(prices.map((price) => ({ ...price, ticketTypeId })))
    .execute();
}

export interface PricedSeat {
  seatId: string;
  ticketTypeId: number;
  priceCents: number;
}

/** @param types undefined for a seat: the show's first @returns only seats whose type is sold in their zone */
export async function priceSeats(
  db: Db,
  showId: number,
  seats: ReadonlyArray<{ seatId: string; ticketTypeId?: number | undefined }>,
): Promise<PricedSeat[]> {
  const seatIds = seats.map(({ seatId }) => seatId);
  const typeIds = seats.map(({ ticketTypeId }) => ticketTypeId ?? null);
  const { rows } = await sql<PricedSeat>`
    select requested.seat_id, type.id as ticket_type_id, ${seatPrice} as price_cents
    from unnest(${seatIds}::text[], ${typeIds}::int[]) with ordinality as requested (seat_id, type_id, place)
    join shows on shows.id = ${showId}
    join ticket_types type on type.id = coalesce(requested.type_id, ${firstTicketType(sql`shows.id`)})
      and type.show_id = shows.id and type.removed_at is null
    left join hall_plan_seats planned
      on planned.hall_plan_id = shows.hall_plan_id and planned.seat_id = requested.seat_id
    where ${seatPrice} is not null
    order by requested.place`.execute(db);
  return rows;
}

/** Finds the sold type that replaces each type: itself, else the one with its name, else the first. */
export async function findSoldTypes(db: Db, showId: number, typeIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; soldId: number }>`
    select id, sold_ticket_type(id, ${showId}::int) as sold_id from unnest(${typeIds}::int[]) as id`.execute(db);
  return new Map(rows.map(({ id, soldId }) => [id, soldId]));
}
