import type { SeatType } from "@podium/shared/contracts/box-office";

interface Chosen {
  seatIds: readonly string[];
  ticketTypes?: readonly SeatType[] | undefined;
}

/** Each seat, with the ticket type that was chosen for it; none: the show's first. */
export function chosenTypes({ seatIds, ticketTypes = [] }: Chosen) {
  const types = new Map(ticketTypes.map(({ seatId, ticketTypeId }) => [seatId, ticketTypeId]));
  return seatIds.map((seatId) => ({ seatId, ticketTypeId: types.get(seatId) }));
}
