import { type NamedSeat, seatLabel } from "@podium/shared/halls/seat-names";
import type { Outcome, PresentedTicket } from "./admission.ts";
import type { TicketRef } from "./ticket-number.ts";
import { typesToCheck } from "./types-to-check.ts";

/** Lets all of these tickets in, one by one as by hand; a ticket that another device just let in counts as in. */
export async function admitAll(
  decide: (ticket: PresentedTicket) => Promise<Outcome>,
  tickets: readonly (TicketRef & NamedSeat)[],
): Promise<Outcome> {
  const failures: string[] = [];
  const decided: Outcome[] = [];
  let offline = false;
  for (const ticket of tickets) {
    const { reservationId, seatId } = ticket;
    const outcome = await decide({ reservationId, seatId });
    decided.push(outcome);
    offline ||= outcome.offline;
    if (!outcome.ok && !outcome.alreadyIn) failures.push(`${seatLabel(ticket)}: ${outcome.message}`);
  }
  return { ok: failures.length === 0, message: failures.join(" ") || null, offline, ticketType: typesToCheck(decided) };
}
