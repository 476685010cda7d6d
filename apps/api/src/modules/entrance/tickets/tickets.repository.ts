import { sql } from "kysely";
import { handedAt, isPassedOn, passedTogetherId } from "#database/users.sql.ts";
import { anyOf, type Db } from "#platform/data/database.ts";

interface Secrets {
  secrets: Map<string, string>;
  /** When a ticket of the reservation was passed on or taken back last. */
  handedAt: Date | null;
}

/** Finds the secrets by seat; empty for tickets that were passed on. */
export async function findTicketSecrets(db: Db, reservationId: number): Promise<Secrets> {
  const rows = await db
    .selectFrom("reservationSeats")
    .where("reservationId", "=", reservationId)
    .select([
      "seatId",
      sql<string>`case when ${isPassedOn} then '' else secret end`.as("secret"),
      handedAt.as("handedAt"),
    ])
    .execute();
  return { secrets: new Map(rows.map((row) => [row.seatId, row.secret])), handedAt: rows[0]?.handedAt ?? null };
}

/** Finds the secrets of the reservation's products, in the order of `products`. */
export async function findProductSecrets(
  db: Db,
  reservationId: number,
): Promise<Array<{ id: number; secret: string }>> {
  return db
    .selectFrom("productLines")
    .where("reservationId", "=", reservationId)
    .select(["id", "secret"])
    .orderBy("id")
    .execute();
}

/** Finds the secrets of these tickets, with the id under which they were passed on to their holder. */
export async function findSomeSecrets(
  db: Db,
  ticketIds: readonly number[],
): Promise<Secrets & { passedId: number | null }> {
  const rows = await db
    .selectFrom("reservationSeats")
    .where("id", "=", anyOf(ticketIds))
    .select(["seatId", "secret", handedAt.as("handedAt"), passedTogetherId.as("passedId")])
    .orderBy("passedId")
    .execute();
  const [first] = rows;
  return {
    secrets: new Map(rows.map((row) => [row.seatId, row.secret])),
    handedAt: first?.handedAt ?? null,
    passedId: first?.passedId ?? null,
  };
}
