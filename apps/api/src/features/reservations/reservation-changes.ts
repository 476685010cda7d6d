import type { Clock } from "#platform/clock.ts";
import type { Transaction } from "#platform/database.ts";
import type { ReservationAnnouncer } from "./reservations.realtime.ts";
import { totalOf } from "./amount-due.ts";
import * as changes from "./reservation-changes.repository.ts";
import * as seatMoves from "./seat-moves.repository.ts";
import * as repository from "./reservations.repository.ts";

/** What volunteers change of a reservation, each step inside the transaction of the act that it is a part of. */
export function createReservationChanges(deps: { clock: Clock; announce: ReservationAnnouncer }) {
  return {
    /** As it is now, announced once it is committed. */
    async announceIn({ db, onCommit }: Transaction, id: number): Promise<repository.Reservation> {
      const reservation = await repository.findReservation(db, id);
      onCommit(() => deps.announce(reservation));
      return reservation;
    },

    /** New secrets make prints with the old seat invalid. */
    moveTickets: ({ db }: Transaction, id: number, moves: readonly seatMoves.TicketMove[]) =>
      seatMoves.moveTickets(db, id, moves, deps.clock.now()),

    /** @param remark null: none @returns whether it differs from the one before */
    setRemark: ({ db }: Transaction, id: number, remark: string | null) => changes.setRemark(db, id, remark),

    /** The total grows with their prices. */
    async addTickets({ db }: Transaction, added: changes.AddedTickets): Promise<void> {
      const { id, showId, tickets } = added;
      await repository.insertTickets(db, { id, showId }, tickets);
      await changes.addToTotal(db, id, totalOf(tickets));
    },

    /** The total shrinks by what they cost. @returns that, in cents */
    async removeTickets({ db }: Transaction, id: number, seatIds: readonly string[]): Promise<number> {
      const cents = await changes.deleteTickets(db, id, seatIds);
      await changes.addToTotal(db, id, -cents);
      return cents;
    },

    /** Its seats must be free or another's by then. */
    setShow: ({ db }: Transaction, id: number, showId: number) => changes.setShow(db, id, showId),
  };
}
