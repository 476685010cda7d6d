import type { OwnData } from "@podium/shared/contracts/own-account";
import { sql } from "kysely";
import { ownReservations } from "#database/own-rows.sql.ts";
import { seatName } from "#database/seat-names.sql.ts";
import { nameSeat } from "#database/seats.sql.ts";
import type { Db } from "#platform/data/database.ts";

export const checkInOwnData = {
  async scans(db: Db, userId: number): Promise<OwnData["scans"]> {
    const scans = await db
      .selectFrom("scans")
      .where("reservationId", "in", ownReservations(userId))
      .orderBy("id")
      .select(["reservationId", "seatId", "at", "outcome"])
      .select(seatName(sql`scans.show_id`, sql`scans.seat_id`).as("place"))
      .execute();
    return scans.map(({ at, place, ...scan }) => ({ ...scan, place: nameSeat(place), at: at.toISOString() }));
  },
};
