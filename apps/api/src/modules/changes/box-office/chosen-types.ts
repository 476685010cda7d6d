import type { SeatType } from "@podium/shared/contracts/box-office";

interface Chosen {
  seatIds: readonly string[];
  ticketTypes?: readonly SeatType[] | undefined;
}

/** Returns each seat with its chosen ticket type; undefined: the show's first type. */
export function chosenTypes({ seatIds, ticketTypes = [] }: Chosen) {
  const types = new Map(ticketTypes.map(({ seatId, ticketTypeId }) => [seatId, ticketTypeId]));
  return seatIds.map((seatId) => ({ seatId, ticketTypeId: types.get(seatId) }));
}
