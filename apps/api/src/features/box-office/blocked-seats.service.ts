import type { BoxOfficeSeat } from "@podium/shared/contracts/box-office";
import { inHallOrder, seatLabels } from "@podium/shared/hall-order";
import type { Clock } from "#platform/clock.ts";
import type { Database, Transaction } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import type { AuditService } from "#features/audit/audit.service.ts";
import type { SeatAllocationsService } from "#features/seats/seat-allocations.service.ts";
import { findBlockedSeats, findSeats, findShow } from "./box-office.repository.ts";

export type BlockedSeatsService = ReturnType<typeof createBlockedSeatsService>;

const WORDS = { SEATS_BLOCKED: "Geblokkeerd", SEATS_UNBLOCKED: "Vrijgegeven" } as const;

export function createBlockedSeatsService(deps: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService, "record">;
  allocations: Pick<SeatAllocationsService, "block" | "unblock">;
}) {
  const { database, clock, audit, allocations } = deps;

  function change(
    showId: number,
    action: keyof typeof WORDS,
    actorId: number,
    apply: (transaction: Transaction) => Promise<string[]>,
  ): Promise<string[]> {
    return database.transact(async (transaction) => {
      const show = await findShow(transaction.db, showId);
      if (!show) throw new DomainError("SHOW_NOT_FOUND");
      const seatIds = await apply(transaction);
      if (seatIds.length > 0) {
        const summary = `${WORDS[action]} voor "${show.name}": ${seatLabels(seatIds)}`;
        const subject = { type: "show", id: showId } as const;
        await audit.record(transaction, { actorId, action, subject, summary, details: { seatIds } });
      }
      return inHallOrder(await findBlockedSeats(transaction.db, showId));
    });
  }

  return {
    async list(showId: number): Promise<BoxOfficeSeat[]> {
      const seats = await findSeats(database.db, showId, clock.now());
      if (seats.length === 0) throw new DomainError("SHOW_NOT_FOUND");
      const bySeat = new Map(seats.map((seat) => [seat.seatId, seat]));
      return inHallOrder([...bySeat.keys()]).flatMap((seatId) => bySeat.get(seatId) ?? []);
    },

    /** Blocks all or none; blocked seats stay blocked. @throws DomainError SHOW_NOT_FOUND, SEATS_NOT_FREE */
    block: (showId: number, seatIds: readonly string[], actorId: number): Promise<string[]> =>
      change(showId, "SEATS_BLOCKED", actorId, (transaction) => allocations.block(transaction, showId, seatIds)),

    unblock: (showId: number, seatIds: readonly string[], actorId: number): Promise<string[]> =>
      change(showId, "SEATS_UNBLOCKED", actorId, (transaction) => allocations.unblock(transaction, showId, seatIds)),
  };
}
