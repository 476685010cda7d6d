import { OFFER_MAILS, WAITING_LIST_MAILS } from "@podium/shared/contracts/mails";
import type { OwnData } from "@podium/shared/contracts/own-account";
import { sql } from "kysely";
import { seatNames } from "#database/seat-names.sql.ts";
import { nameSeat } from "#database/seats.sql.ts";
import type { Db } from "#platform/data/database.ts";
import type { OwnMails } from "#modules/records/mails/mails.service.ts";

export const waitingListOwnData = {
  async waitingLists(db: Db, userId: number): Promise<OwnData["waitingLists"]> {
    const entries = await db
      .selectFrom("waitingWishes")
      .leftJoin("waitingOffers", "waitingOffers.wishId", "waitingWishes.id")
      .where("userId", "=", userId)
      .orderBy("waitingWishes.id")
      .select(["waitingWishes.showId", "seats", "together", "joinedAt", "waitingWishes.endedAt", "outcome"])
      .select(["seatIds as offeredSeats", "madeAt as offeredAt"])
      .select(seatNames(sql`waiting_offers.show_id`, sql`waiting_offers.seat_ids`).as("places"))
      .execute();
    return entries.map(({ places, joinedAt, endedAt, offeredAt, ...entry }) => ({
      ...entry,
      offeredPlaces: entry.offeredSeats === null ? null : places.map(nameSeat),
      joinedAt: joinedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      offeredAt: offeredAt?.toISOString() ?? null,
    }));
  },
};

export const waitingListOwnMails: readonly OwnMails[] = [
  {
    kinds: WAITING_LIST_MAILS,
    subjects: (db, userId) => db.selectFrom("waitingWishes").where("userId", "=", userId).select("id"),
  },
  {
    kinds: OFFER_MAILS,
    subjects: (db, userId) =>
      db
        .selectFrom("waitingOffers")
        .innerJoin("waitingWishes", "waitingWishes.id", "waitingOffers.wishId")
        .where("userId", "=", userId)
        .select("waitingOffers.id"),
  },
];
