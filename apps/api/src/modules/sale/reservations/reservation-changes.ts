import type { Clock } from "#platform/process/clock.ts";
import type { Db, Transaction } from "#platform/data/database.ts";
import type { ReservationAnnouncer } from "./reservations.realtime.ts";
import type { VouchersService } from "#modules/sale/vouchers/vouchers.service.ts";
import { shareOut, totalOf } from "./amount-due.ts";
import * as changes from "./reservation-changes.repository.ts";
import * as prices from "./ticket-prices.repository.ts";
import * as repository from "./reservations.repository.ts";

export function createReservationChanges(deps: {
  clock: Clock;
  announce: ReservationAnnouncer;
  vouchers: Pick<VouchersService, "partsOf" | "reduceTo">;
}) {
  /** Stores the time of a change, by which calendars recognize a new version of their event. */
  const noteChange = (db: Db, id: number) => changes.setChanged(db, id, deps.clock.now());

  const share = async (transaction: Transaction, id: number, changeCents: number) => {
    const { totalCents, giftCents } = await repository.lockReservation(transaction.db, id);
    return shareOut(deps.vouchers, transaction, { id, totalCents, giftCents }, changeCents);
  };

  async function storePrices(transaction: Transaction, id: number): Promise<void> {
    const { netCents } = await share(transaction, id, 0);
    await prices.storePrices(transaction.db, id, netCents);
  }

  /** Call with the reservation locked; vouchers get the rest back. @returns the reduction of money due, in cents */
  async function lowerTotal(transaction: Transaction, id: number, cents: number): Promise<number> {
    const { parts, moneyCents } = await share(transaction, id, -cents);
    await deps.vouchers.reduceTo(transaction, id, parts);
    await changes.addToTotal(transaction.db, id, moneyCents);
    await noteChange(transaction.db, id);
    return -moneyCents;
  }

  return {
    /** Stores a price for each ticket that has none. Call with the reservation locked. */
    storePrices,
    lowerTotal,

    /**
     * Lowers the total by what the society does not ask, the gift first: the tickets were sold at their price. Call
     * with the reservation locked. @returns the reduction of the gift, in cents
     */
    async waive(transaction: Transaction, id: number, cents: number): Promise<number> {
      const giftCents = await changes.lowerGift(transaction.db, id, cents);
      if (cents > giftCents) await lowerTotal(transaction, id, cents - giftCents);
      else await noteChange(transaction.db, id);
      return giftCents;
    },

    noteChange: ({ db }: Transaction, id: number) => noteChange(db, id),

    async settleCashDue({ db }: Transaction, id: number, cents: number, isWaived: boolean): Promise<boolean> {
      const settled = await changes.settleCashDue(db, id, cents, isWaived);
      if (settled) await noteChange(db, id);
      return settled;
    },

    /** Lowers the cash due. Call with the reservation locked. @returns the reduction, at most `cents` */
    setOffCashDue: ({ db }: Transaction, id: number, cents: number) => changes.setOffCashDue(db, id, cents),

    async announceIn({ db, onCommit }: Transaction, id: number): Promise<repository.Reservation> {
      const reservation = await repository.findReservation(db, id);
      onCommit(() => deps.announce(reservation));
      return reservation;
    },

    /** Moves tickets. New secrets make prints with the old seat invalid. */
    async moveTickets(
      { db }: Transaction,
      id: number,
      moves: readonly changes.TicketMove[],
      fromShowId: number | null = null,
    ): Promise<void> {
      await changes.moveTickets(db, id, moves, { now: deps.clock.now(), fromShowId });
      await noteChange(db, id);
    },

    withTicketsToCome: ({ db }: Transaction, ticketIds: readonly number[]) =>
      changes.findToCome(db, ticketIds, deps.clock.now()),

    renewTickets: ({ db }: Transaction, ticketIds: readonly number[]) =>
      changes.renewTickets(db, ticketIds, deps.clock.now()),

    /** @param remark null: none @returns whether it differs from the one before */
    setRemark: ({ db }: Transaction, id: number, remark: string | null) => changes.setRemark(db, id, remark),

    async addTickets({ db }: Transaction, added: changes.AddedTickets): Promise<void> {
      const { id, showId, tickets } = added;
      await repository.insertTickets(db, { id, showId }, tickets);
      await changes.addToTotal(db, id, totalOf(tickets));
      await noteChange(db, id);
    },

    /** Removes tickets, and lowers the total as `lowerTotal` does. Call with the reservation locked. */
    async removeTickets(transaction: Transaction, id: number, seatIds: readonly string[]): Promise<number> {
      await storePrices(transaction, id);
      return lowerTotal(transaction, id, await changes.deleteTickets(transaction.db, id, seatIds));
    },

    /** Call after its seats of the former show were freed; tickets get types of the new one (`sold_ticket_type`). */
    async setShow({ db }: Transaction, id: number, showId: number): Promise<void> {
      await changes.setShow(db, id, showId);
      await noteChange(db, id);
    },
  };
}
