import type { Database } from "#platform/database.ts";
import type { SeatsService } from "#features/seats/seats.service.ts";
import type { ShowsService } from "#features/shows/shows.service.ts";

export type ShowDeletionService = ReturnType<typeof createShowDeletionService>;

export function createShowDeletionService(deps: {
  database: Pick<Database, "transact">;
  shows: Pick<ShowsService, "delete">;
  seats: Pick<SeatsService, "emitCartsEnd">;
}) {
  return {
    async delete(showId: number, actorId: number): Promise<void> {
      await deps.database.transact(async (transaction) => {
        await deps.seats.emitCartsEnd(transaction, showId);
        await deps.shows.delete(transaction, showId, actorId);
      });
    },
  };
}
