import type { Clock } from "#platform/process/clock.ts";
import type { Database, Reading } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { type Cart, type SeatsService, seatsFirst } from "#modules/sale/seats/seats.service.ts";
import * as repository from "./gifts.repository.ts";

export type GiftsService = ReturnType<typeof createGiftsService>;

export function createGiftsService(deps: {
  database: Database;
  clock: Clock;
  seats: Pick<SeatsService, "announceChanged">;
}) {
  const { database, clock, seats } = deps;
  return {
    /** Puts a gift in the cart, in place of the one before. @param cents 0: none @throws DomainError SEATS_FIRST */
    async setInCart(userId: number, cents: number): Promise<Cart> {
      if (!(await repository.setGift(database.db, userId, cents, clock.now()))) throw new DomainError("SEATS_FIRST");
      return seats.announceChanged(userId).catch(seatsFirst);
    },

    /** Call with the cart locked. @returns cents */
    inCart: async ({ db }: Reading, userId: number): Promise<number> =>
      (await repository.findGift(db, userId, clock.now())) ?? 0,
  };
}
