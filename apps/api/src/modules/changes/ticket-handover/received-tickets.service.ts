import type { Wallet } from "@podium/shared/contracts/wallet";
import type { Language } from "@podium/shared/words/languages";
import { MAX_ID } from "@podium/shared/contracts/limits";
import type { Clock } from "#platform/process/clock.ts";
import type { Database } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { createSigner } from "#platform/http/signed-token.ts";
import type { CalendarService } from "#modules/entrance/calendar/calendar.service.ts";
import type { Reservation, ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import type { Tickets, TicketsService } from "#modules/entrance/tickets/tickets.service.ts";
import type { WalletService } from "#modules/entrance/wallet/wallet.service.ts";
import * as repository from "./passed-tickets.repository.ts";

export type ReceivedTicketsService = ReturnType<typeof createReceivedTicketsService>;

export interface Received {
  /** The row whose link opens these tickets. */
  id: number;
  /** The payer's reservation: the holder may see only its show and the payer's name. */
  reservation: Reservation;
  holder: string;
  email: string;
  language: Language;
  /** Tickets that the holder still has, with the holder's name; null: none. */
  tickets: Tickets | null;
  gone: number;
}

/** Shows passed-on tickets to their holder by the link of a mail, without an account. */
export function createReceivedTicketsService(deps: {
  database: Database;
  clock: Clock;
  reservations: Pick<ReservationsService, "get">;
  tickets: Pick<TicketsService, "getSome">;
  calendar: Pick<CalendarService, "fileOf">;
  wallet: Pick<WalletService, "addPassed">;
  secret: string;
}) {
  const { db } = deps.database;

  const { sign, isSigned } = createSigner(deps.secret, "passed-ticket");
  const signedOf = (id: number, email: string): string => `${id}:${email.toLowerCase()}`;

  async function read(id: number): Promise<Received | null> {
    const rows = await repository.findReceivedWith(db, id);
    const [first] = rows;
    if (!first) return null;
    const { reservationId, name: holder, email, language } = first;
    const ticketIds = rows.flatMap(({ ticketId }) => ticketId ?? []);
    const tickets = await deps.tickets.getSome(reservationId, ticketIds, first);
    const gone = rows.length - (tickets?.reservation.seats.length ?? 0);
    const reservation = await deps.reservations.get(reservationId);
    return { id, reservation, holder, email, language, tickets, gone };
  }

  /** @throws DomainError LINK_EXPIRED when the link was never sent, or its row is deleted */
  async function open(token: string): Promise<Received> {
    const [id = "", proof = ""] = token.split(".");
    const known = Number(id);
    const received = /^\d+$/.test(id) && known >= 1 && known <= MAX_ID ? await read(known) : null;
    if (!received || !isSigned(signedOf(known, received.email), proof)) throw new DomainError("LINK_EXPIRED");
    return received;
  }

  /** @throws DomainError LINK_EXPIRED, SHOW_CANCELLED, TICKET_NOT_FOUND when the holder has no ticket anymore */
  async function openValid(token: string): Promise<{ id: number; tickets: Tickets }> {
    const { id, tickets, reservation } = await open(token);
    if (reservation.show.cancelledAt) throw new DomainError("SHOW_CANCELLED");
    if (!tickets) throw new DomainError("TICKET_NOT_FOUND");
    return { id, tickets };
  }

  return {
    /** Returns the token of the link in a mail about one row, or about all rows passed on together. */
    tokenFor: ({ id, email }: { id: number; email: string }): string => `${id}.${sign(signedOf(id, email))}`,

    open,

    /** Returns what the link of a row opens; null once the row is deleted. */
    read,

    async listFor(userId: number): Promise<Received[]> {
      const found = await repository.findReceivedBy(db, userId, deps.clock.now());
      const all = await Promise.all(found.map(({ id }) => read(id)));
      return all.flatMap((received) => (received?.tickets ? [received] : []));
    },

    calendarOf: async (token: string, language: Language): Promise<string> =>
      deps.calendar.fileOf((await openValid(token)).tickets, language),

    /** @returns as `WalletService.add` @throws DomainError WALLET_UNAVAILABLE, WALLET_AWAY, and of `openValid` */
    async addToWallet(token: string, wallet: Wallet): Promise<string> {
      const { id, tickets } = await openValid(token);
      return deps.wallet.addPassed({ passedId: id, reservationId: tickets.reservation.id }, wallet);
    },
  };
}
