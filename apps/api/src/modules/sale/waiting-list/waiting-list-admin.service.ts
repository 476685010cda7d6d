import { isDeepStrictEqual } from "node:util";
import type { AcceptForGuest, GuestWaitingEntry, WaitingShow } from "@podium/shared/contracts/waiting-list";
import { DomainError } from "#platform/process/domain-error.ts";
import { type AuditService, seatFacts } from "#modules/records/audit/audit.service.ts";
import {
  amountDue,
  COMPLIMENTARY,
  type Reservation,
  type ReservationsLog,
  type ReservationsService,
  settledAs,
} from "#modules/sale/reservations/reservations.service.ts";
import type { SeatAllocationsService } from "#modules/sale/seats/seat-allocations.service.ts";
import type { ShowsService } from "#modules/sale/shows/shows.service.ts";
import type { UsersService } from "#modules/identity/users/users.service.ts";
import type { WaitingListLog } from "./waiting-list.log.ts";
import type { WaitingListDependencies, WaitingListService } from "./waiting-list.service.ts";
import { requireOpenSale } from "#modules/sale/seats/seats.service.ts";
import * as places from "./waiting-places.repository.ts";
import * as repository from "./waiting-list.repository.ts";

export type { WaitingUser } from "./waiting-places.repository.ts";
export type WaitingListAdminService = ReturnType<typeof createWaitingListAdminService>;

export interface ShowList {
  entries: places.WaitingUser[];
}

export function createWaitingListAdminService(
  deps: Pick<WaitingListDependencies, "database" | "clock"> & {
    shows: Pick<ShowsService, "require" | "requireLocked" | "priceSeats" | "delete">;
    audit: Pick<AuditService<WaitingListLog & ReservationsLog>, "record">;
    users: Pick<UsersService, "addGuest">;
    allocations: Pick<SeatAllocationsService, "nameSeats">;
    reservations: Pick<ReservationsService, "place">;
    waitingList: Pick<WaitingListService, "join" | "endEntry" | "offer" | "withList" | "claimOffer" | "endList">;
  },
) {
  const { database, clock, shows, audit, users, waitingList } = deps;

  const listOf = async (showId: number): Promise<ShowList> => ({
    entries: await places.findWaitingUsers(database.db, showId),
  });

  async function require(id: number) {
    const entry = await repository.findEntry(database.db, id);
    if (!entry) throw new DomainError("NOT_WAITING");
    return entry;
  }

  const addGuest = (
    showId: number,
    { guest, seats, together, key }: GuestWaitingEntry & { key: string },
    actorId: number,
  ) =>
    database.transact(async (transaction) => {
      const show = await shows.require(transaction.db, showId);
      const userId = await users.addGuest(transaction, guest);
      await waitingList.join(transaction, { showId, userId, seats, together, key });
      const subject = { type: "user", id: userId } as const;
      const details = { show: show.name, seats, together };
      await audit.record(transaction, { actorId, action: "WISH_ADDED", subject, details });
    });

  return {
    shows: (): Promise<WaitingShow[]> => places.countByShow(database.db),

    async list(showId: number): Promise<ShowList> {
      await shows.require(database.db, showId);
      return listOf(showId);
    },

    /** Once for each key. @throws DomainError WISH_ADDED_OTHERWISE, SHOW_NOT_FOUND, SALES_CLOSED, SEATS_AVAILABLE */
    async add(showId: number, entry: GuestWaitingEntry & { key: string }, actorId: number): Promise<ShowList> {
      try {
        await addGuest(showId, entry, actorId);
      } catch (error) {
        // A repeated call fails on its key, or because the seats have changed since.
        const added = await places.findEntryByKey(database.db, entry.key);
        if (!added) throw error;
        const { guest, seats, together } = entry;
        const expected = { ...guest, email: guest.email ?? "", showId, seats, together };
        if (!isDeepStrictEqual(expected, added)) throw new DomainError("WISH_ADDED_OTHERWISE");
      }
      return listOf(showId);
    },

    async remove(id: number, actorId: number): Promise<ShowList> {
      const { showId, userId, seats } = await require(id);
      await database.transact(async (transaction) => {
        await waitingList.endEntry(transaction, showId, { id }, "REMOVED");
        const show = await shows.require(transaction.db, showId);
        const subject = { type: "user", id: userId } as const;
        const details = { show: show.name, seats };
        await audit.record(transaction, { actorId, action: "WISH_REMOVED", subject, details });
      });
      return listOf(showId);
    },

    /** Also out of order. @throws DomainError NOT_WAITING, ALREADY_OFFERED, SEATS_NOT_FREE, of `requireOpenSale` */
    async offer(id: number, seatIds: readonly string[], actorId: number): Promise<ShowList> {
      const { showId } = await require(id);
      await database.transact(async (transaction) => {
        const { db } = transaction;
        // The show is locked before its list, in the same order as when it is cancelled or moved.
        const show = await shows.requireLocked(transaction, showId);
        await waitingList.withList(transaction, showId, async () => {
          requireOpenSale(show, clock.now());
          const entry = await repository.findEntry(db, id);
          if (!entry || entry.state === "ENDED") throw new DomainError("NOT_WAITING");
          if (entry.state === "OFFERED") throw new DomainError("ALREADY_OFFERED");
          const ahead = (await repository.findWaiting(db, showId)).findIndex((one) => one.id === id);
          await waitingList.offer(transaction, { entry, show, seatIds: [...seatIds], byHand: true });
          const offered = await deps.allocations.nameSeats(transaction, showId, seatIds);
          const subject = { type: "user", id: entry.userId } as const;
          const details = { ...seatFacts(offered), show: show.name, position: ahead + 1 };
          await audit.record(transaction, { actorId, action: "SEATS_OFFERED", subject, details });
          return [];
        });
      });
      return listOf(showId);
    },

    /** @throws DomainError SHOW_NOT_FOUND, SHOW_HAS_OFFERS, SHOW_HAS_RESERVATIONS */
    deleteShow: (showId: number, actorId: number): Promise<void> =>
      database.transact(async (transaction) => {
        await waitingList.endList(transaction, showId);
        await shows.delete(transaction, showId, actorId);
      }),

    /** For somebody who telephones. @throws DomainError OFFER_NOT_FOUND, OFFER_ENDED, TICKET_TYPE_NOT_FOUND */
    async accept(offerId: number, { paid, ticketTypes = [] }: AcceptForGuest, actorId: number): Promise<Reservation> {
      return database.transact(async (transaction) => {
        const { db } = transaction;
        const found = await repository.findOffer(db, offerId);
        if (!found) throw new DomainError("OFFER_NOT_FOUND");
        const { userId, showId, seatIds } = found;
        const types = new Map(ticketTypes.map(({ seatId, ticketTypeId }) => [seatId, ticketTypeId]));
        const lines = await shows.priceSeats(
          transaction,
          showId,
          seatIds.map((seatId) => ({ seatId, ticketTypeId: types.get(seatId) })),
        );
        const { tickets, totalCents } = amountDue(lines, paid === "free" ? COMPLIMENTARY : null);
        let made: Reservation | undefined;
        await waitingList.withList(transaction, showId, async () => {
          if (!(await waitingList.claimOffer(transaction, { id: offerId, userId })))
            throw new DomainError("OFFER_ENDED");
          made = await deps.reservations.place(transaction, {
            userId,
            showId,
            tickets,
            seatsFrom: { offerId },
            totalCents,
            ...settledAs(paid),
          });
          return [userId];
        });
        if (!made) throw new Error("an accepted offer made no reservation");
        await audit.record(transaction, {
          actorId,
          action: "RESERVATION_MADE",
          subject: { type: "reservation", id: made.id },
          details: { ...seatFacts(made.seats), paid, total: made.totalCents / 100 },
        });
        return made;
      });
    },
  };
}
