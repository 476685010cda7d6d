import { rooms } from "@podium/shared/contracts/realtime";
import type { Realtime } from "#platform/realtime/realtime.ts";

export type WaitingListAnnouncer = ReturnType<typeof createWaitingListAnnouncer>;

export function createWaitingListAnnouncer({ realtime }: { realtime: Pick<Realtime, "emit"> }) {
  return {
    offerMade(userId: number, offer: { offerId: number; showId: number; seats: number; expiresAt: Date }): void {
      const { expiresAt, ...made } = offer;
      realtime.emit(rooms.user(userId), "offer:made", { ...made, expiresAt: expiresAt.toISOString() });
    },

    /** Makes the users' screens read their places again; the event itself reveals nothing about other users. */
    changed(showId: number, userIds: Iterable<number>): void {
      for (const userId of new Set(userIds)) realtime.emit(rooms.user(userId), "waiting:changed", { showId });
      realtime.emit(rooms.payments, "waiting:changed", { showId });
    },
  };
}
