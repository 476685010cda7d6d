import type { OwnData } from "@podium/shared/contracts/own-account";
import type { Db } from "#platform/data/database.ts";

export const waitingRoomOwnData = {
  async waitingRooms(db: Db, userId: number): Promise<OwnData["waitingRooms"]> {
    const entries = await db
      .selectFrom("waitingRoomEntries")
      .where("userId", "=", userId)
      .orderBy("id")
      .select(["showId", "entry", "network", "arrivedAt", "rank", "letInAt", "turnUntil"])
      .execute();
    return entries.map(({ arrivedAt, letInAt, turnUntil, ...entry }) => ({
      ...entry,
      arrivedAt: arrivedAt.toISOString(),
      letInAt: letInAt?.toISOString() ?? null,
      turnUntil: turnUntil?.toISOString() ?? null,
    }));
  },
};
