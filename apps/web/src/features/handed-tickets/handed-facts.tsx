import type { ReturnedTicket } from "@podium/shared/contracts/handed-tickets";
import { placeLabel } from "@podium/shared/halls/seat-names";
import { useLiveQuery } from "#live/use-live-query.ts";
import { formatDateTime, formatEuro } from "#platform/format.ts";
import { LoadState } from "#ui/load-state.tsx";
import { handedErrorWords, handedTicketsForVolunteers } from "./handed-tickets.ts";

const STATES: Record<ReturnedTicket["state"], string> = {
  FOR_SALE: "staat te koop",
  TAKEN: "iemand koos deze plaats, nog niet betaald",
  SOLD: "verkocht",
  UNSOLD: "niet verkocht",
};

/** For volunteers: whom tickets of a reservation were passed on to, and what became of those that were given back. */
export function HandedFacts({ reservationId }: { reservationId: number }) {
  const query = useLiveQuery(handedTicketsForVolunteers(reservationId));
  const { data } = query;
  if (!data) return <LoadState query={query} loading={<></>} words={handedErrorWords} />;
  if (data.passed.length + data.returned.length === 0) return null;
  return (
    <section aria-labelledby="handed" className="mt-5 grid gap-2">
      <h3 id="handed" className="text-lg">
        Doorgegeven en teruggegeven
      </h3>
      <ul className="grid gap-2">
        {data.passed.map(({ ticketId, seat, name, email, passedAt }) => (
          <li key={ticketId} className="wrap-anywhere">
            <strong>{placeLabel(seat)}</strong>: doorgegeven aan {name} ({email}) op {formatDateTime(passedAt)}
          </li>
        ))}
        {data.returned.map(({ id, seat, givenBackAt, state, as, returned }) => (
          <li key={id} className="wrap-anywhere">
            <strong>{placeLabel(seat)}</strong>: teruggegeven op {formatDateTime(givenBackAt)}, {STATES[state]}
            {returned ? `. ${formatEuro(returned)} gaat terug ${as === "VOUCHER" ? "als cadeaubon" : "als geld"}` : ""}
          </li>
        ))}
      </ul>
    </section>
  );
}
