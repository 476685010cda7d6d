import { PASSED_TICKET_MAILS } from "@podium/shared/contracts/mails";
import type { OwnData } from "@podium/shared/contracts/own-account";
import { sql } from "kysely";
import { ownReservations, verifiedAddress } from "#database/own-rows.sql.ts";
import { seatName } from "#database/seat-names.sql.ts";
import { nameSeat } from "#database/seats.sql.ts";
import type { Db } from "#platform/data/database.ts";
import type { OwnMails } from "#modules/records/mails/mails.service.ts";

export const ticketHandoverOwnData = {
  async passedTickets(db: Db, userId: number): Promise<OwnData["passedTickets"]> {
    const passed = await db
      .selectFrom("passedTickets")
      .where("reservationId", "in", ownReservations(userId))
      .orderBy("id")
      .select(["reservationId", "name", "email", "passedAt", "endedAt"])
      .execute();
    return passed.map(({ passedAt, endedAt, ...ticket }) => ({
      ...ticket,
      passedAt: passedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    }));
  },

  async returnedTickets(db: Db, userId: number): Promise<OwnData["returnedTickets"]> {
    const returned = await db
      .selectFrom("returnedTickets")
      .where("reservationId", "in", ownReservations(userId))
      .orderBy("id")
      .select(["reservationId", "seatId", "priceCents", "givenBackAt", "endedAt", "state"])
      .select(sql<number | null>`returned_cents - set_off_cents`.as("returnedCents"))
      .select(seatName(sql`returned_tickets.show_id`, sql`returned_tickets.seat_id`).as("place"))
      .execute();
    return returned.map(({ priceCents, returnedCents, givenBackAt, endedAt, place, ...ticket }) => ({
      ...ticket,
      place: nameSeat(place),
      price: priceCents / 100,
      returned: returnedCents === null ? null : returnedCents / 100,
      givenBackAt: givenBackAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    }));
  },
};

/** Mails to the recipient of a passed-on ticket, when that is the account's verified address. */
export const ticketHandoverOwnMails: readonly OwnMails[] = [
  {
    kinds: PASSED_TICKET_MAILS,
    subjects: (db, userId) =>
      db
        .selectFrom("passedTickets")
        .where(sql<string>`lower(passed_tickets.email)`, "in", verifiedAddress(userId))
        .select("id"),
  },
];
