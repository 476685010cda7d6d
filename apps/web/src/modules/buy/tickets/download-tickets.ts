import type { Site } from "@podium/shared/contracts/site";
import type { TicketSheet } from "@podium/shared/tickets/ticket-pdf";
import { ticketPdfName } from "@podium/shared/tickets/ticket-pdf-names";
import { namesTypes } from "@podium/shared/halls/typed-places";
import { venueLine } from "@podium/shared/site/venue";
import { fullName } from "@podium/shared/words/typed-name";
import { societyOnPaper } from "#entities/print/society-on-paper.ts";
import { savePdf } from "#entities/print/save-pdf.ts";
import { currentLanguage } from "#messages/messages.ts";
import type { ShownTickets } from "./shown-tickets.ts";

/** Makes the PDF of the tickets; `onProgress` gets the number of tickets drawn. */
export async function downloadTickets(
  reservation: ShownTickets,
  site: Site | undefined,
  onProgress: (done: number) => void,
): Promise<File> {
  const { id, show, user, seats, qrContents } = reservation;
  const sheet: TicketSheet = {
    reservationId: id,
    show: { name: show.name, dateTime: show.dateTime, ...(site && { where: venueLine(show.venue, site) }) },
    society: {
      ...(await societyOnPaper(site)),
      ...(site && { doorsOpenMinutes: site.doorsOpenMinutes }),
    },
    holder: fullName(user),
    tickets: seats
      .map(({ seat, ticketType }, index) => ({
        ...seat,
        type: namesTypes(seats) ? ticketType.name : undefined,
        qrContent: qrContents?.[index],
      }))
      // A passed-on ticket belongs to its recipient.
      .filter(({ qrContent }) => qrContent !== ""),
    language: currentLanguage(),
  };
  return savePdf(ticketPdfName(id), import("@podium/shared/tickets/ticket-pdf"), ({ buildTicketPdf }, fonts) =>
    buildTicketPdf(sheet, fonts, { onProgress }),
  );
}
