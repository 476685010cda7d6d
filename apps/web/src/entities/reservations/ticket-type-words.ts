import type { Reservation } from "@podium/shared/contracts/reservations";
import { STANDARD_TYPE } from "@podium/shared/tickets/ticket-types";

/** '2 × Volwassene, 1 × Kind', or '' when all seats have the standard type, which needs no name. */
export function typesInWords(seats: ReadonlyArray<Pick<Reservation["seats"][number], "ticketType">>): string {
  const byName = Map.groupBy(seats, ({ ticketType }) => ticketType.name);
  if (byName.size === 1 && byName.has(STANDARD_TYPE)) return "";
  return [...byName].map(([name, { length }]) => `${length} × ${name}`).join(", ");
}
