import type { Database } from "#platform/database.ts";
import type { SeatsService } from "#features/seats/seats.service.ts";
import type { ShowsService } from "#features/shows/shows.service.ts";

export type ShowDeletionService = ReturnType<typeof createShowDeletionService>;

/** Deleting a show ends the carts in it; their owners see that at once. */
export function createShowDeletionService(deps: {
  database: Pick<Database, "transact">;
  shows: Pick<ShowsService, "delete">;
  seats: Pick<SeatsService, "emitCartsEnd">;
}) {
  return {
    /** @throws DomainError SHOW_NOT_FOUND, SHOW_HAS_RESERVATIONS */
    async delete(showId: number, actorId: number): Promise<void> {
      await deps.database.transact(async (transaction) => {
        await deps.seats.emitCartsEnd(transaction, showId);
        await deps.shows.delete(transaction, showId, actorId);
      });
    },
  };
}
