import type * as repository from "./reservations.repository.ts";

export type Ended = readonly repository.ChangedReservation[];

/** Counts the tickets of each code, sorted by code, so that two transactions do not deadlock. */
export function ticketsByCode(ended: Ended): Array<[codeId: number, tickets: number]> {
  const tickets = new Map<number, number>();
  for (const { ticketCodeId: codeId, seatCount, openReturns } of ended)
    if (codeId !== null) tickets.set(codeId, (tickets.get(codeId) ?? 0) + seatCount + openReturns);
  return [...tickets].toSorted(([one], [other]) => one - other);
}

export const cancelled = (now: Date, cancelReason: string | null) =>
  ({ status: "CANCELLED", endedAt: now, changedAt: now, cancelReason }) as const;
