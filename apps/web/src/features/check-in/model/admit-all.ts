import { seatLabel } from "@podium/shared/seat-id";
import type { Outcome, PresentedTicket } from "./admission.ts";
import type { TicketRef } from "./ticket-number.ts";

/** Lets all of these tickets in, one by one as by hand; one that another device let in meanwhile is in. */
export async function admitAll(
  decide: (ticket: PresentedTicket) => Promise<Outcome>,
  tickets: readonly TicketRef[],
): Promise<Outcome> {
  const failures: string[] = [];
  let offline = false;
  for (const { reservationId, seatId } of tickets) {
    const outcome = await decide({ reservationId, seatId });
    offline ||= outcome.offline;
    if (!outcome.ok && !outcome.alreadyIn) failures.push(`${seatLabel(seatId)}: ${outcome.message}`);
  }
  return { ok: failures.length === 0, message: failures.join(" ") || null, offline };
}
