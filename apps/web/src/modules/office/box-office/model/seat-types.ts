import type { SeatType } from "@podium/shared/contracts/box-office";
import type { TicketType } from "@podium/shared/contracts/ticket-types";
import type { Hall } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { sumOfEuros } from "@podium/shared/money/money";
import { typesSoldIn } from "@podium/shared/tickets/ticket-types";
import { useState } from "react";

export interface TypedSeat {
  seat: SeatId;
  ticketTypeId: number;
  /** In euros. */
  price: number;
  /** Ticket types that are sold for this seat, each with its price. */
  choices: ReadonlyArray<{ id: number; name: string; price: number }>;
}

/** The picked type if it is sold for the seat, else the first that is. @param hall undefined while it loads */
export function typedSeats(
  types: readonly TicketType[],
  seats: readonly SeatId[],
  { picked, hall }: { picked: ReadonlyMap<SeatId, number>; hall: Hall | undefined },
): TypedSeat[] {
  return seats.flatMap((seat) => {
    const zone = hall?.seat(seat)?.zone ?? "";
    const choices = typesSoldIn(types, zone);
    const chosen = choices.find(({ id }) => id === picked.get(seat)) ?? choices[0];
    return chosen ? [{ seat, ticketTypeId: chosen.id, price: chosen.price, choices }] : [];
  });
}

/** Returns the seats whose type is not the first, as the request needs them. */
export function sentTypes(types: readonly TicketType[], seats: readonly TypedSeat[]): SeatType[] {
  return seats
    .filter(({ ticketTypeId }) => ticketTypeId !== types[0]?.id)
    .map(({ seat: seatId, ticketTypeId }) => ({ seatId, ticketTypeId }));
}

export type SeatTypes = ReturnType<typeof useSeatTypes>;

export function useSeatTypes(types: readonly TicketType[], seats: readonly SeatId[], hall: Hall | undefined) {
  const [picked, setPicked] = useState<ReadonlyMap<SeatId, number>>(new Map());
  const typed = typedSeats(types, seats, { picked, hall });
  return {
    types,
    typed,
    /** In euros. */
    total: sumOfEuros(typed.map(({ price }) => price)),
    sent: sentTypes(types, typed),
    /** Changes only the seats for which the type is sold. */
    pick: (ids: readonly SeatId[], ticketTypeId: number): void => {
      const sold = typed.filter(
        ({ seat, choices }) => ids.includes(seat) && choices.some(({ id }) => id === ticketTypeId),
      );
      setPicked(new Map([...picked, ...sold.map(({ seat }) => [seat, ticketTypeId] as const)]));
    },
  };
}
