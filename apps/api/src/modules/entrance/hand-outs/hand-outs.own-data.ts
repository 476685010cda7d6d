import type { OwnData } from "@podium/shared/contracts/own-account";
import { ownReservations } from "#database/own-rows.sql.ts";
import type { Db } from "#platform/data/database.ts";

export const handOutsOwnData = {
  async handOuts(db: Db, userId: number): Promise<OwnData["handOuts"]> {
    const handOuts = await db
      .selectFrom("productHandOuts as given")
      .innerJoin("productLines as line", "line.id", "given.lineId")
      .where("line.reservationId", "in", ownReservations(userId))
      .orderBy("given.id")
      .select(["line.reservationId", "line.name as product", "given.count", "given.at", "given.outcome"])
      .select("given.takenBackAt")
      .execute();
    return handOuts.map(({ reservationId, at, takenBackAt, ...handOut }) => ({
      ...handOut,
      // The condition leaves out lines of carts.
      reservationId: Number(reservationId),
      at: at.toISOString(),
      takenBackAt: takenBackAt?.toISOString() ?? null,
    }));
  },
};
