import type { OwnData } from "@podium/shared/contracts/own-account";
import type { Db } from "#platform/data/database.ts";

export const cashShiftsOwnData = {
  async cashShifts(db: Db, userId: number): Promise<OwnData["cashShifts"]> {
    const shifts = await db
      .selectFrom("cashShifts")
      .where("volunteerId", "=", userId)
      .orderBy("id")
      .select(["openedAt", "closedAt", "openingCents", "countedCents", "differenceCents", "note"])
      .execute();
    return shifts.map(({ openedAt, closedAt, openingCents, countedCents, differenceCents, note }) => ({
      openedAt: openedAt.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
      opening: openingCents / 100,
      counted: countedCents === null ? null : countedCents / 100,
      difference: differenceCents === null ? null : differenceCents / 100,
      note,
    }));
  },
};
