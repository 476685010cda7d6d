import { placeLabel } from "@podium/shared/halls/seat-names";
import { namesTypes } from "@podium/shared/halls/typed-places";
import { Hourglass, Send, TicketX } from "virtual:icons";
import { useWhere } from "#entities/site/where.ts";
import { currentLanguage } from "#messages/messages.ts";
import { shownTickets } from "#messages/nl/own-reservations.tsx";
import { formatDateTime } from "#platform/format.ts";
import { TicketQrCode } from "./ticket-qr-code.tsx";
import type { ShownTickets } from "./shown-tickets.ts";

/** Specification, screen Tickets detail. On a phone, which is shown at the entrance, the code is on top. */
export function TicketCard({ reservation, index }: { reservation: ShownTickets; index: number }) {
  const { show, status, seats } = reservation;
  const where = useWhere(show);
  const entry = seats[index];
  if (!entry) return null;
  const { seatId } = entry.seat;
  const label = placeLabel(entry.seat, currentLanguage());
  const t = shownTickets();
  return (
    <article
      aria-label={t.ticket(label)}
      className="flex origin-bottom animate-flip-in flex-col-reverse overflow-hidden rounded-lg border border-line bg-surface shadow-card sm:flex-row print:break-inside-avoid print:animate-none print:flex-row print:bg-white print:shadow-none"
    >
      <div className="on-stage flex flex-1 flex-col gap-1 border-t-2 border-dashed border-brass bg-velvet p-5 sm:border-t-0 sm:border-r-2 print:border-t-0 print:border-r-2 print:bg-white print:text-black">
        <p className="text-sm text-cream print:text-black">{formatDateTime(show.dateTime)}</p>
        <h2 className="text-xl print:text-black">{show.name}</h2>
        <p className="text-sm wrap-anywhere text-cream print:text-black">{where}</p>
        <p className="mt-3 font-display text-2xl font-semibold text-cream print:text-black">{label}</p>
        {namesTypes(seats) && (
          <p className="font-semibold wrap-anywhere text-cream print:text-black">{entry.ticketType.name}</p>
        )}
        <p className="mt-auto pt-3 text-sm text-cream print:text-black">{t.ticket(`${reservation.id}-${seatId}`)}</p>
      </div>
      <div className="flex flex-col items-center justify-center gap-2 p-5 text-center sm:w-56 print:w-56">
        {reservation.qrContents?.[index] === "" ? (
          <p className="flex flex-col items-center gap-3 py-4 text-muted">
            <Send className="size-9" />
            {t.passedOn}
          </p>
        ) : status === "CONFIRMED" && show.cancelledAt === undefined ? (
          <>
            <TicketQrCode reservation={reservation} index={index} label={label} />
            <p className="text-sm text-muted print:text-black">{t.showAtEntrance}</p>
          </>
        ) : (
          <Waiting status={status} />
        )}
      </div>
    </article>
  );
}

function Waiting({ status }: Pick<ShownTickets, "status">) {
  const t = shownTickets();
  const pending = status === "PENDING";
  const Icon = pending ? Hourglass : TicketX;
  return (
    <p className="flex flex-col items-center gap-3 py-4 text-muted">
      <Icon className="size-9 text-warning" />
      {pending ? t.afterPayment : t.notValid}
    </p>
  );
}
