import type * as contract from "@podium/shared/contracts/received-tickets";
import { nameOnly } from "@podium/shared/halls/seat-names";
import { fullName } from "@podium/shared/words/typed-name";
import { presentTickets } from "#modules/entrance/tickets/tickets.presenter.ts";
import type { Received } from "./received-tickets.service.ts";

const giverOf = ({ reservation: { user } }: Received): string => fullName(user);

export async function presentReceivedTickets(received: Received): Promise<contract.ReceivedTickets> {
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

export async function presentReceived(received: Received, token: string): Promise<contract.Received> {
  const { show } = await presentReceivedTickets({ ...received, tickets: null });
  const seats = (received.tickets?.reservation.seats ?? []).map(nameOnly);
  return { token, giver: giverOf(received), show, seats };
}
