import type { BoxOfficeSeat } from "@podium/shared/contracts/box-office";
import { inHallOrder } from "@podium/shared/hall-order";
import { seatLabel } from "@podium/shared/seat-id";
import type { Clock } from "#platform/clock.ts";
import type { Database, Transaction } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import type { AuditService } from "#features/audit/audit.service.ts";
import * as repository from "./desk-seats.repository.ts";
import type { SeatAnnouncer } from "./seats.realtime.ts";
import { takeFreeSeats } from "./seats.repository.ts";

export type DeskSeatsService = ReturnType<typeof createDeskSeatsService>;

const named = (seatIds: readonly string[]): string =>
  inHallOrder([...seatIds])
    .map(seatLabel)
    .join("; ");

/** What volunteers do with seats, outside any cart. */
export function createDeskSeatsService(deps: {
  database: Database;
  clock: Clock;
  announcer: Pick<SeatAnnouncer, "announce">;
  audit: Pick<AuditService, "record">;
}) {
  const { database, clock, announcer, audit } = deps;

  async function requireShow({ db }: Pick<Transaction, "db">, showId: number): Promise<string> {
    const name = await repository.findShowName(db, showId);
    if (name === undefined) throw new DomainError("SHOW_NOT_FOUND");
    return name;
  }

  return {
    /** Every seat in the order of the hall. @throws DomainError SHOW_NOT_FOUND */
    async list(showId: number): Promise<BoxOfficeSeat[]> {
      const seats = new Map(
        (await repository.findDeskSeats(database.db, showId, clock.now())).map((seat) => [seat.seatId, seat]),
      );
      if (seats.size === 0) throw new DomainError("SHOW_NOT_FOUND");
      return inHallOrder([...seats.keys()]).flatMap((seatId) => seats.get(seatId) ?? []);
    },

    /**
     * Blocks all of these seats or none; those that are blocked already stay so.
     * @returns all blocked seats of the show
     * @throws DomainError SHOW_NOT_FOUND, SEATS_NOT_FREE
     */
    async block(showId: number, seatIds: readonly string[], actorId: number): Promise<string[]> {
      return database.transact(async (transaction) => {
        const show = await requireShow(transaction, showId);
        const { changes, already } = await repository.blockFreeSeats(transaction.db, showId, seatIds, clock.now());
        if (changes.length + already !== seatIds.length) throw new DomainError("SEATS_NOT_FREE");
        const blocked = changes.map((change) => change.seatId);
        if (blocked.length > 0) {
          const summary = `Geblokkeerd voor "${show}": ${named(blocked)}`;
          const subject = { type: "show", id: showId } as const;
          const details = { seatIds: blocked };
          await audit.record(transaction, { actorId, action: "SEATS_BLOCKED", subject, summary, details });
        }
        transaction.onCommit(() => announcer.announce(changes));
        return inHallOrder(await repository.findBlockedSeats(transaction.db, showId));
      });
    },

    /** @returns all seats of the show that stay blocked @throws DomainError SHOW_NOT_FOUND */
    async unblock(showId: number, seatIds: readonly string[], actorId: number): Promise<string[]> {
      return database.transact(async (transaction) => {
        const show = await requireShow(transaction, showId);
        const changes = await repository.unblockSeats(transaction.db, showId, seatIds);
        const freed = changes.map((change) => change.seatId);
        if (freed.length > 0) {
          const summary = `Vrijgegeven voor "${show}": ${named(freed)}`;
          const subject = { type: "show", id: showId } as const;
          const details = { seatIds: freed };
          await audit.record(transaction, { actorId, action: "SEATS_UNBLOCKED", subject, summary, details });
        }
        transaction.onCommit(() => announcer.announce(changes));
        return inHallOrder(await repository.findBlockedSeats(transaction.db, showId));
      });
    },

    /**
     * Gives free seats to a reservation: all of them or none.
     * @throws DomainError SEATS_NOT_FREE, also for a seat that does not exist
     */
    async reserve(
      { db, onCommit }: Transaction,
      taking: { showId: number; seatIds: readonly string[]; reservationId: number },
    ): Promise<void> {
      const changes = await takeFreeSeats(db, taking, clock.now());
      if (changes.length !== taking.seatIds.length) throw new DomainError("SEATS_NOT_FREE");
      onCommit(() => announcer.announce(changes));
    },

    /** Frees some of the seats of a reservation that goes on. */
    async release(
      { db, onCommit }: Transaction,
      giving: { reservationId: number; seatIds: readonly string[] },
    ): Promise<void> {
      const changes = await repository.freeSeatsOf(db, giving.reservationId, giving.seatIds);
      onCommit(() => announcer.announce(changes));
    },
  };
}
