import type { Clock } from "#platform/clock.ts";
import type { Db, Transaction } from "#platform/database.ts";
import type { ReservationAnnouncer } from "./reservations.realtime.ts";
import type { VouchersService } from "#features/vouchers/vouchers.service.ts";
import { payWith, totalOf } from "./amount-due.ts";
import * as changes from "./reservation-changes.repository.ts";
import * as seatMoves from "./seat-moves.repository.ts";
import * as repository from "./reservations.repository.ts";

/** What volunteers change of a reservation, each step inside the transaction of the act that it is a part of. */
export function createReservationChanges(deps: {
  clock: Clock;
  announce: ReservationAnnouncer;
  vouchers: Pick<VouchersService, "partsOf" | "reduceTo">;
}) {
  /** Calendars that have it learn by this that it is another. */
  const noteChange = (db: Db, id: number) => changes.setChanged(db, id, deps.clock.now());

  return {
    /** As it is now, announced once it is committed. */
    async announceIn({ db, onCommit }: Transaction, id: number): Promise<repository.Reservation> {
      const reservation = await repository.findReservation(db, id);
      onCommit(() => deps.announce(reservation));
      return reservation;
    },

    /** New secrets make prints with the old seat invalid. */
    async moveTickets({ db }: Transaction, id: number, moves: readonly seatMoves.TicketMove[]): Promise<void> {
      await seatMoves.moveTickets(db, id, moves, deps.clock.now());
      await noteChange(db, id);
    },

    /** @param remark null: none @returns whether it differs from the one before */
    setRemark: ({ db }: Transaction, id: number, remark: string | null) => changes.setRemark(db, id, remark),

    /** The total grows with their prices. */
    async addTickets({ db }: Transaction, added: changes.AddedTickets): Promise<void> {
      const { id, showId, tickets } = added;
      await repository.insertTickets(db, { id, showId }, tickets);
      await changes.addToTotal(db, id, totalOf(tickets));
      await noteChange(db, id);
    },

    /**
     * The total shrinks by what they cost, and when they cost more than that, the vouchers pay less. Call it with the
     * reservation locked. @returns by how much the total shrinks, in cents: vouchers get back what they no longer pay
     */
    async removeTickets(transaction: Transaction, id: number, seatIds: readonly string[]): Promise<number> {
      const { db } = transaction;
      const { totalCents } = await repository.lockReservation(db, id);
      const parts = await deps.vouchers.partsOf(transaction, id);
      const netCents = parts.reduce((sum, { cents }) => sum + cents, totalCents);
      const cost = await changes.deleteTickets(db, id, seatIds, netCents);
      const purses = parts.map(({ voucherId, cents }) => ({ id: voucherId, balanceCents: cents }));
      const left = payWith(netCents - cost, purses);
      await deps.vouchers.reduceTo(transaction, id, left.parts);
      await changes.addToTotal(db, id, left.dueCents - totalCents);
      await noteChange(db, id);
      return totalCents - left.dueCents;
    },

    /** Its seats must be free or another's by then. */
    async setShow({ db }: Transaction, id: number, showId: number): Promise<void> {
      await changes.setShow(db, id, showId);
      await noteChange(db, id);
    },
  };
}
