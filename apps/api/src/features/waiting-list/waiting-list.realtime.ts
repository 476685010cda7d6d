import { rooms } from "@podium/shared/realtime";
import type { Realtime } from "#platform/realtime.ts";

export type WaitingListAnnouncer = ReturnType<typeof createWaitingListAnnouncer>;

export function createWaitingListAnnouncer({ realtime }: { realtime: Pick<Realtime, "emit"> }) {
  return {
    offerMade(userId: number, offer: { offerId: number; showId: number; seats: number; expiresAt: Date }): void {
      const { expiresAt, ...made } = offer;
      realtime.emit(rooms.user(userId), "offer:made", { ...made, expiresAt: expiresAt.toISOString() });
    },

    /** Their screens read their places again: a list is short, and a place says of nobody else. */
    changed(showId: number, userIds: Iterable<number>): void {
      for (const userId of new Set(userIds)) realtime.emit(rooms.user(userId), "waiting:changed", { showId });
      realtime.emit(rooms.payments, "waiting:changed", { showId });
    },
  };
}
