import type { Tickets as TicketsJson } from "@podium/shared/contracts/tickets";
import { qrDataUrl } from "@podium/shared/tickets/qr-image";
import { presentReservation } from "#modules/sale/reservations/reservations.presenter.ts";
import type { Tickets } from "./tickets.service.ts";

export async function presentTickets(tickets: Tickets): Promise<TicketsJson> {
  const { reservation, qrContents, productQrContents } = tickets;
  return {
    ...presentReservation(reservation),
    ...(qrContents && {
      qrContents,
      qrCodes: await Promise.all(
        qrContents.map((content) => (content === "" ? Promise.resolve("") : qrDataUrl(content))),
      ),
    }),
    ...(productQrContents && {
      productQrContents,
      productQrCodes: await Promise.all(productQrContents.map((content) => qrDataUrl(content))),
    }),
  };
}
