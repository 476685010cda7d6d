import type { Tickets } from "@podium/shared/contracts/tickets";
import { placeLabel, seatLabel } from "@podium/shared/halls/seat-names";
import { namesTypes } from "@podium/shared/halls/typed-places";
import { useQuery } from "@tanstack/react-query";
import { Hourglass, Send, TicketX } from "virtual:icons";
import { useWhere } from "#entities/site/where.ts";
import { currentLanguage } from "#messages/messages.ts";
import { shownTickets } from "#messages/nl/own-reservations.tsx";
import { formatDateTime, formatEuro } from "#platform/format.ts";
import { Skeleton } from "#ui/skeleton.tsx";

/** The tickets to draw, of one's own reservation or received from the payer. */
export type ShownTickets = Pick<Tickets, "id" | "status" | "confirmed" | "show" | "qrContents" | "qrCodes"> & {
  user: Pick<Tickets["user"], "firstname" | "lastname"> & Partial<Tickets["user"]>;
  seats: ReadonlyArray<Omit<Tickets["seats"][number], "price">>;
} & Partial<Pick<Tickets, "products" | "productQrContents" | "productQrCodes">>;

/** Specification, screen Tickets detail. On a phone, which is shown at the entrance, the code is on top. */
export function TicketCard({ reservation, index }: { reservation: ShownTickets; index: number }) {
  const { show, status, seats } = reservation;
  const where = useWhere(show);
  const entry = seats[index];
  if (!entry) return null;
  const { seatId } = entry.seat;
  const label = placeLabel(entry.seat, currentLanguage());
  const price = priceWords(entry);
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
        <p className="mt-auto flex flex-wrap justify-between gap-x-4 pt-3 text-sm text-cream print:text-black">
          <span>{t.ticket(`${reservation.id}-${seatId}`)}</span>
          {price !== undefined && <span className="font-semibold">{t.price(price)}</span>}
        </p>
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

/** '€ 12,00' after codes. Undefined: a server of the previous release, or a device of then, does not say it. */
export function priceWords({
  ticketPrice,
}: Partial<Pick<Tickets["seats"][number], "ticketPrice">>): string | undefined {
  return ticketPrice === undefined ? undefined : formatEuro(ticketPrice);
}

export function Waiting({ status }: Pick<ShownTickets, "status">) {
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

/** Specification, section 9. */
const SIDE = 150;

/** The server's image, or one drawn here when it sent none. */
export function TicketQrCode({
  reservation,
  index,
  label,
}: {
  reservation: ShownTickets;
  index: number;
  label: string;
}) {
  return (
    <CodeImage
      given={reservation.qrCodes?.[index]}
      // The seat is part of the code: moving a reservation changes its codes.
      of={[reservation.id, reservation.seats[index]?.seat.seatId, reservation.qrContents?.[index]]}
      content={() => localQrContent(reservation, index, new Date())}
      alt={shownTickets().codeAlt(label)}
    />
  );
}

interface CodeImageProps {
  /** The server's image. */
  given: string | undefined;
  /** Names the code. */
  of: readonly unknown[];
  content: () => string;
  alt: string;
}

export function CodeImage({ given, of, content, alt }: CodeImageProps) {
  const { data: drawn, isError } = useQuery({
    queryKey: ["ticket-qr", ...of],
    queryFn: async () => {
      const { qrDataUrl } = await import("@podium/shared/tickets/qr-image");
      return qrDataUrl(content());
    },
    enabled: given === undefined,
    staleTime: Infinity,
  });
  const source = given ?? drawn;
  if (source === undefined && isError) return <p className="py-4">{shownTickets().codeFailed}</p>;
  if (source === undefined) return <Skeleton className="size-[150px]" />;
  return <img src={source} alt={alt} width={SIDE} height={SIDE} className="size-[150px] rounded-md bg-white" />;
}

/** The server's code, else the reservation's data in Dutch, which check-in looks up (specification, section 3). */
export function localQrContent(reservation: ShownTickets, index: number, now: Date): string {
  const content = reservation.qrContents?.[index];
  if (content !== undefined) return content;
  const seat = reservation.seats[index]?.seat;
  return JSON.stringify({
    reservationId: reservation.id,
    seatId: seat?.seatId ?? "",
    showId: reservation.show.id,
    userId: reservation.user.id,
    timestamp: now.toISOString(),
    seatInfo: seat ? seatLabel(seat) : "",
  });
}
