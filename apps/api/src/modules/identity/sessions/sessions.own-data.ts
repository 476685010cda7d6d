import type { OwnData } from "@podium/shared/contracts/own-account";
import type { Db } from "#platform/data/database.ts";

export const sessionsOwnData = {
  async sessions(db: Db, userId: number): Promise<OwnData["sessions"]> {
    const sessions = await db
      .selectFrom("sessions")
      .where("userId", "=", userId)
      .orderBy("createdAt")
      .select(["device", "network", "createdAt", "lastSeenAt", "expiresAt", "endedAt"])
      .execute();
    return sessions.map(({ device, network, createdAt, lastSeenAt, expiresAt, endedAt }) => ({
      device,
      network,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    }));
  },
};
