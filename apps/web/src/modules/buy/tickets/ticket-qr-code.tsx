import { useQuery } from "@tanstack/react-query";
import { seatLabel } from "@podium/shared/halls/seat-names";
import { shownTickets } from "#messages/nl/own-reservations.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { ShownTickets } from "./shown-tickets.ts";

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
  const given = reservation.qrCodes?.[index];
  const { data: drawn, isError } = useQuery({
    // The seat is part of the code: moving a reservation changes its codes.
    queryKey: ["ticket-qr", reservation.id, reservation.seats[index]?.seat.seatId, reservation.qrContents?.[index]],
    queryFn: async () => {
      const { qrDataUrl } = await import("@podium/shared/tickets/qr-image");
      return qrDataUrl(localQrContent(reservation, index, new Date()));
    },
    enabled: given === undefined,
    staleTime: Infinity,
  });
  const source = given ?? drawn;
  if (source === undefined && isError) return <p className="py-4">{shownTickets().codeFailed}</p>;
  if (source === undefined) return <Skeleton className="size-[150px]" />;
  return (
    <img
      src={source}
      alt={shownTickets().codeAlt(label)}
      width={SIDE}
      height={SIDE}
      className="size-[150px] rounded-md bg-white"
    />
  );
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
