import type { ReturnedTicket } from "@podium/shared/contracts/handed-tickets";
import { placeLabel } from "@podium/shared/halls/seat-names";
import { useLiveQuery } from "#live/use-live-query.ts";
import { formatDateTime, formatEuro } from "#platform/format.ts";
import { LoadState } from "#ui/load-state.tsx";
import { handoverErrorWords, handoverQueryForVolunteers } from "./handover-query.ts";

const STATES: Record<ReturnedTicket["state"], string> = {
  FOR_SALE: "staat te koop",
  TAKEN: "iemand koos deze plaats, nog niet betaald",
  SOLD: "verkocht",
  UNSOLD: "niet verkocht",
};

function refundNote({ returned, money, as }: ReturnedTicket): string {
  if (!returned) return "";
  const kind = as === "VOUCHER" ? "als cadeaubon" : "als geld";
  if (money === undefined)
    return `. ${formatEuro(returned)} gaat terug: wat een cadeaubon betaalde op die bon, de rest ${kind}`;
  const asMoney = money > 0 ? [`${formatEuro(money)} gaat terug ${kind}`] : [];
  const rest = returned - money;
  const onVoucher = rest > 0 ? [`${formatEuro(rest)} staat weer op de cadeaubon die betaalde`] : [];
  return `. ${[...asMoney, ...onVoucher].join(", ")}`;
}

export function HandoverFacts({ reservationId }: { reservationId: number }) {
  const query = useLiveQuery(handoverQueryForVolunteers(reservationId));
  const { data } = query;
  if (!data) return <LoadState query={query} loading={<></>} words={handoverErrorWords} />;
  if (data.passed.length + data.returned.length === 0) return null;
  return (
    <section aria-labelledby="handover" className="mt-5 grid gap-2">
      <h3 id="handover" className="text-lg">
        Doorgegeven en teruggegeven
      </h3>
      <ul className="grid gap-2">
        {data.passed.map(({ ticketId, seat, name, email, passedAt }) => (
          <li key={ticketId} className="wrap-anywhere">
            <strong>{placeLabel(seat)}</strong>: doorgegeven aan {name} ({email}) op {formatDateTime(passedAt)}
          </li>
        ))}
        {data.returned.map((ticket) => (
          <li key={ticket.id} className="wrap-anywhere">
            <strong>{placeLabel(ticket.seat)}</strong>: teruggegeven op {formatDateTime(ticket.givenBackAt)},{" "}
            {STATES[ticket.state]}
            {refundNote(ticket)}
          </li>
        ))}
      </ul>
    </section>
  );
}
