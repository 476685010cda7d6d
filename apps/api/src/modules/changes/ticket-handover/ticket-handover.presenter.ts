import type * as contract from "@podium/shared/contracts/handed-tickets";
import type { GiveBack } from "@podium/shared/contracts/shows";
import { nameOnly } from "@podium/shared/halls/seat-names";
import type { Received as ReceivedJson, ReceivedTickets } from "@podium/shared/contracts/received-tickets";
import { fullName } from "@podium/shared/words/typed-name";
import { presentTickets } from "#modules/entrance/tickets/tickets.presenter.ts";
import type { Passed } from "./passed-tickets.service.ts";
import type { Returned } from "./returned-tickets.service.ts";
import type { Received } from "./received-tickets.service.ts";

/** Returns the state for the owner. UNSOLD: the seat may still be sold at the entrance. */
function stateOf({ state, isFree, startsAt }: Returned, now: Date): contract.ReturnedTicket["state"] {
  if (state === "SOLD") return "SOLD";
  if (startsAt <= now) return "UNSOLD";
  return isFree ? "FOR_SALE" : "TAKEN";
}

export function presentTicketHandover({
  giveBack,
  canPassOn,
  passed,
  returned,
  isOwn,
  now,
}: {
  giveBack: GiveBack;
  canPassOn: boolean;
  passed: readonly Passed[];
  returned: readonly Returned[];
  isOwn: boolean;
  now: Date;
}): contract.HandedTickets {
  return {
    giveBack,
    canPassOn,
    passed: passed.map(({ ticketId, name, email, passedAt, scannedAt, ...seat }) => ({
      ticketId,
      seat: nameOnly(seat),
      name,
      email,
      passedAt: passedAt.toISOString(),
      canTakeBack: canPassOn && scannedAt === null,
    })),
    returned: returned.map((ticket) => ({
      id: ticket.id,
      seat: nameOnly(ticket),
      ticketType: ticket.ticketType,
      price: ticket.priceCents / 100,
      as: ticket.giveBack,
      givenBackAt: ticket.givenBackAt.toISOString(),
      state: stateOf(ticket, now),
      canKeep: isOwn && !ticket.hasMoved && !ticket.cancelledAt && stateOf(ticket, now) === "FOR_SALE",
      returned: ticket.returnedCents === null ? null : ticket.returnedCents / 100,
      ...(ticket.moneyCents !== null && { money: ticket.moneyCents / 100 }),
    })),
  };
}

const giverOf = ({ reservation: { user } }: Received): string => fullName(user);

export async function presentReceivedTickets(received: Received): Promise<ReceivedTickets> {
  const { reservation, tickets, holder, gone } = received;
  const { id, show, seats, qrContents, qrCodes } = await presentTickets(
    tickets ?? { reservation: { ...reservation, seats: [] }, qrContents: null },
  );
  return {
    id,
    giver: giverOf(received),
    holder,
    show,
    seats: seats.map(({ price: _price, ...seat }) => seat),
    gone,
    ...(qrContents && { qrContents, qrCodes }),
  };
}

export async function presentReceived(received: Received, token: string): Promise<ReceivedJson> {
  const { show } = await presentReceivedTickets({ ...received, tickets: null });
  const seats = (received.tickets?.reservation.seats ?? []).map(nameOnly);
  return { token, giver: giverOf(received), show, seats };
}
