import { sql } from "kysely";
import type { TestApp } from "#test/test-app.ts";

/** Adds a move of reservation 1: An chose a dearer seat, and still has to pay the difference. */
export async function addPendingMove({ database: { db } }: TestApp["deps"]): Promise<void> {
  await db
    .insertInto("pendingMoves")
    .values({
      reservationId: 1,
      moves: JSON.stringify([{ from: "R1-A", to: "T10-A", grossCents: 1400, priceCents: 1400 }]),
      dueCents: 200,
      createdAt: new Date("2026-11-21T09:55:00Z"),
      expiresAt: new Date("2026-11-21T10:10:00Z"),
      endedAt: null,
      outcome: null,
    })
    .execute();
  await sql`update seats set status = 'reserved', reservation_id = 1 where show_id = 1 and seat_id = 'T10-A'`.execute(
    db,
  );
}
