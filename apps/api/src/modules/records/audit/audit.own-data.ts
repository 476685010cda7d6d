import type { OwnData } from "@podium/shared/contracts/own-account";
import { sql } from "kysely";
import { ownReservations } from "#database/own-rows.sql.ts";
import type { Db } from "#platform/data/database.ts";

export const auditOwnData = {
  /** Other people's names are left out. */
  async auditLog(db: Db, userId: number): Promise<OwnData["auditLog"]> {
    const lines = await db
      .selectFrom("auditLog")
      .where((eb) =>
        eb.or([
          eb("actorId", "=", userId),
          eb.and([eb("subjectType", "=", "user"), eb("subjectId", "=", userId)]),
          eb("reservationId", "in", ownReservations(userId)),
        ]),
      )
      .orderBy("id")
      .select(["at", "action", "summary"])
      .select(sql<boolean>`actor_id is not distinct from ${userId}::int`.as("byYou"))
      .execute();
    return lines.map(({ at, ...line }) => ({ at: at.toISOString(), ...line }));
  },
};
