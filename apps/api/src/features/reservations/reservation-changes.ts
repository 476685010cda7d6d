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

  /** What its tickets cost, paid with money or vouchers. */
  async function netOf(transaction: Transaction, id: number): Promise<number> {
    const { totalCents } = await repository.lockReservation(transaction.db, id);
    const parts = await deps.vouchers.partsOf(transaction, id);
    return parts.reduce((sum, { cents }) => sum + cents, totalCents);
  }

  /**
   * The total shrinks by what is no longer paid, and when that is more, the vouchers pay less. Call it with the
   * reservation locked. @returns by how much the total shrinks, in cents: vouchers get back what they no longer pay
   */
  async function lowerTotal(transaction: Transaction, id: number, cents: number): Promise<number> {
    const { totalCents } = await repository.lockReservation(transaction.db, id);
    const parts = await deps.vouchers.partsOf(transaction, id);
    const netCents = parts.reduce((sum, part) => sum + part.cents, totalCents);
    const purses = parts.map((part) => ({ id: part.voucherId, balanceCents: part.cents }));
    const left = payWith(netCents - cents, purses);
    await deps.vouchers.reduceTo(transaction, id, left.parts);
    await changes.addToTotal(transaction.db, id, left.dueCents - totalCents);
    await noteChange(transaction.db, id);
    return totalCents - left.dueCents;
  }

  return {
    netOf,
    lowerTotal,
    noteChange: ({ db }: Transaction, id: number) => noteChange(db, id),

    /** As it is now, announced once it is committed. */
    async announceIn({ db, onCommit }: Transaction, id: number): Promise<repository.Reservation> {
      const reservation = await repository.findReservation(db, id);
      onCommit(() => deps.announce(reservation));
      return reservation;
    },

    /** New secrets make prints with the old seat invalid. */
    async moveTickets(
      { db }: Transaction,
      id: number,
      moves: readonly seatMoves.TicketMove[],
      fromShowId: number | null = null,
    ): Promise<void> {
      await seatMoves.moveTickets(db, id, moves, { now: deps.clock.now(), fromShowId });
      await noteChange(db, id);
    },

    /** New secrets for tickets that stay where they are. */
    renewTickets: ({ db }: Transaction, ticketIds: readonly number[]) =>
      seatMoves.renewTickets(db, ticketIds, deps.clock.now()),

    /** @param remark null: none @returns whether it differs from the one before */
    setRemark: ({ db }: Transaction, id: number, remark: string | null) => changes.setRemark(db, id, remark),

    /** The total grows with their prices. */
    async addTickets({ db }: Transaction, added: changes.AddedTickets): Promise<void> {
      const { id, showId, tickets } = added;
      await repository.insertTickets(db, { id, showId }, tickets);
      await changes.addToTotal(db, id, totalOf(tickets));
      await noteChange(db, id);
    },

    /** The total shrinks by what they cost, as `lowerTotal` says. Call it with the reservation locked. */
    async removeTickets(transaction: Transaction, id: number, seatIds: readonly string[]): Promise<number> {
      const cost = await changes.deleteTickets(transaction.db, id, seatIds, await netOf(transaction, id));
      return lowerTotal(transaction, id, cost);
    },

    /** Its seats must be free or another's by then. */
    async setShow({ db }: Transaction, id: number, showId: number): Promise<void> {
      await changes.setShow(db, id, showId);
      await noteChange(db, id);
    },
  };
}
