import { RESERVATION_MAILS } from "@podium/shared/contracts/mails";
import type { OwnData } from "@podium/shared/contracts/own-account";
import { sql } from "kysely";
import { ownReservations } from "#database/own-rows.sql.ts";
import { seatName } from "#database/seat-names.sql.ts";
import { nameSeat } from "#database/seats.sql.ts";
import type { Db } from "#platform/data/database.ts";
import type { OwnMails } from "#modules/records/mails/mails.service.ts";
import { presentReservation } from "./reservations.presenter.ts";
import { findReservationsOfUser } from "./reservations.repository.ts";

export const reservationsOwnData = {
  async reservations(db: Db, userId: number): Promise<OwnData["reservations"]> {
    const reservations = await findReservationsOfUser(db, userId);
    return reservations.map((reservation) => {
      const { user: _, ...rest } = presentReservation(reservation);
      const { ticketCode, remark, network, cashDueCents } = reservation;
      return {
        ...rest,
        ticketCode,
        ...(cashDueCents > 0 && { cashDue: cashDueCents / 100 }),
        ...(remark !== null && { remark }),
        ...(network !== null && { network }),
      };
    });
  },

  /** Finds moves with the names of seats at that time; where these were not stored, with the plan's current names. */
  async seatMoves(db: Db, userId: number): Promise<OwnData["seatMoves"]> {
    // The show of the ticket right after the move: a later move may have changed the show.
    const showAfter = sql`coalesce(
      (select later.from_show_id from seat_moves later
        where later.ticket_id = seat_moves.ticket_id and later.id > seat_moves.id and later.from_show_id is not null
        order by later.id limit 1),
      (select reservations.show_id from reservations where reservations.id = seat_moves.reservation_id))`;
    const moves = await db
      .selectFrom("seatMoves")
      .where("reservationId", "in", ownReservations(userId))
      .orderBy("id")
      .select(["reservationId", "fromSeatId", "fromGroup", "fromLabel", "toSeatId", "movedAt"])
      .select(seatName(sql`coalesce(seat_moves.from_show_id, ${showAfter})`, sql`from_seat_id`).as("from"))
      .select(seatName(showAfter, sql`to_seat_id`).as("to"))
      .execute();
    return moves.map(({ from, to, fromGroup, fromLabel, movedAt, ...move }) => ({
      ...move,
      fromPlace: nameSeat({ ...from, group: fromGroup ?? from.group, label: fromLabel ?? from.label }),
      toPlace: nameSeat(to),
      movedAt: movedAt.toISOString(),
    }));
  },
};

export const reservationsOwnMails: readonly OwnMails[] = [
  {
    kinds: RESERVATION_MAILS,
    subjects: (db, userId) => db.selectFrom("reservations").where("userId", "=", userId).select("id"),
  },
];
