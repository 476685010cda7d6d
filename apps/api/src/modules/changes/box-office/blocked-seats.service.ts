import type { Database, Transaction } from "#platform/data/database.ts";
import type { Clock } from "#platform/process/clock.ts";
import type { Logger } from "pino";
import { refusedField } from "#platform/process/domain-error.ts";
import { type AuditService, seatFacts } from "#modules/records/audit/audit.service.ts";
import type {
  BlockedFor,
  BlockedForChange,
  SeatAllocationsService,
} from "#modules/sale/seats/seat-allocations.service.ts";
import type { Seat, SeatsService } from "#modules/sale/seats/seats.service.ts";
import type { ShowsService } from "#modules/sale/shows/shows.service.ts";
import type { BoxOfficeLog } from "./box-office.log.ts";

export type BlockedSeatsService = ReturnType<typeof createBlockedSeatsService>;

type BlockedFact =
  | "SEATS_BLOCKED"
  | "SEATS_UNBLOCKED"
  | "BLOCK_REASON_CHANGED"
  | "BLOCK_CHANGED"
  | "BLOCKED_SEATS_RELEASED";

interface Act {
  action: BlockedFact;
  seatIds: readonly string[];
  blockId?: number | null;
}

interface ChosenSeats {
  seatIds: readonly string[];
}

export function createBlockedSeatsService(deps: {
  database: Database;
  clock: Clock;
  logger: Logger;
  audit: Pick<AuditService<BoxOfficeLog>, "record">;
  allocations: Pick<
    SeatAllocationsService,
    "block" | "unblock" | "changeBlocks" | "nameSeats" | "blocks" | "showsToRelease" | "releaseDue"
  >;
  seats: Pick<SeatsService, "list">;
  shows: Pick<ShowsService, "require">;
}) {
  const { database, clock, logger, audit, allocations, seats, shows } = deps;

  /** One transaction: what it does and its lines in the log. @param actorId null: by itself */
  const change = (
    showId: number,
    actorId: number | null,
    apply: (transaction: Transaction) => Promise<Act[]>,
  ): Promise<void> =>
    database.transact(async (transaction) => {
      const show = await shows.require(transaction.db, showId);
      for (const { action, seatIds, blockId } of await apply(transaction)) {
        if (seatIds.length === 0) continue;
        const subject = { type: "show", id: showId } as const;
        const changed = await allocations.nameSeats(transaction, showId, seatIds);
        const details = { ...seatFacts(changed), show: show.name, ...(blockId && { blockId }) };
        await audit.record(transaction, { actorId, action, subject, details });
      }
    });

  const blockedOf = async (showId: number): Promise<string[]> =>
    (await seats.list(showId)).flatMap(({ seatId, status }) => (status === "blocked" ? seatId : []));

  function refusePast({ releaseAt }: BlockedForChange): void {
    if (releaseAt && releaseAt <= clock.now()) throw refusedField("RELEASE_IN_PAST", "releaseAt");
  }

  async function block(
    showId: number,
    { seatIds, kept, onlyBlocked, ...given }: ChosenSeats & BlockedForChange & { kept: boolean; onlyBlocked: boolean },
    actorId: number,
  ): Promise<string[]> {
    refusePast(given);
    await change(showId, actorId, async (transaction) => {
      const written = await allocations.block(transaction, { showId, seatIds, kept, onlyBlocked, change: given });
      return written.flatMap(({ blockId, blocked, changed }): Act[] => [
        { action: "SEATS_BLOCKED", seatIds: blocked, blockId },
        { action: "BLOCK_CHANGED", seatIds: changed, blockId },
      ]);
    });
    return blockedOf(showId);
  }

  return {
    async list(showId: number): Promise<Array<Seat & { blockedFor?: BlockedFor }>> {
      const [all, blocks] = await Promise.all([seats.list(showId), allocations.blocks(database, showId)]);
      return all.map((seat) => {
        const blockedFor = seat.status === "blocked" && seat.blockId !== null ? blocks.get(seat.blockId) : undefined;
        return blockedFor === undefined ? seat : { ...seat, blockedFor };
      });
    },

    /** Blocks all or none; blocked ones stay so. @throws DomainError SHOW_NOT_FOUND, SEATS_NOT_FREE, RELEASE_IN_PAST */
    block: (showId: number, blocked: ChosenSeats & BlockedForChange, actorId: number): Promise<string[]> =>
      block(showId, { ...blocked, kept: true, onlyBlocked: false }, actorId),

    /** As `block`, and changes those that are blocked already. @throws DomainError as `block` does */
    hold: (
      showId: number,
      { onlyBlocked = false, ...held }: ChosenSeats & BlockedForChange & { onlyBlocked?: boolean | undefined },
      actorId: number,
    ): Promise<string[]> => block(showId, { ...held, kept: false, onlyBlocked }, actorId),

    /** Changes the reason; the seats stay blocked, so nobody is offered them. @throws DomainError SHOW_NOT_FOUND */
    async changeReason(
      showId: number,
      { seatIds, reason }: ChosenSeats & { reason: string },
      actorId: number,
    ): Promise<string[]> {
      await change(showId, actorId, async (transaction) => {
        const written = await allocations.changeBlocks(transaction, { showId, seatIds, change: { reason } });
        return written.map(({ blockId, changed }) => ({ action: "BLOCK_REASON_CHANGED", seatIds: changed, blockId }));
      });
      return blockedOf(showId);
    },

    async unblock(showId: number, seatIds: readonly string[], actorId: number): Promise<string[]> {
      await change(showId, actorId, async (transaction) => [
        { action: "SEATS_UNBLOCKED", seatIds: await allocations.unblock(transaction, showId, seatIds) },
      ]);
      return blockedOf(showId);
    },

    /** Releases seats whose moment has come, also one that came while no process ran. */
    async sweep(): Promise<void> {
      for (const showId of await allocations.showsToRelease(database)) {
        try {
          await change(showId, null, async (transaction) =>
            (await allocations.releaseDue(transaction, showId)).map((released) => ({
              action: "BLOCKED_SEATS_RELEASED",
              ...released,
            })),
          );
        } catch (error) {
          logger.warn({ err: error, showId }, "held seats of a show are not released; the next sweep tries again");
        }
      }
    },
  };
}
