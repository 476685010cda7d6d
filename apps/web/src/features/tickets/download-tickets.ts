import type { Site } from "@podium/shared/contracts/site";
import type { Tickets } from "@podium/shared/contracts/tickets";
import { namesTypes } from "@podium/shared/typed-places";
import { venueLine } from "@podium/shared/venue";
import { saveFile } from "#ui/save-file.ts";

/** Made in the browser; the PDF library loads with the first download. `onProgress` gets the tickets drawn. */
export async function downloadTickets(
  reservation: Tickets,
  site: Site | undefined,
  onProgress: (done: number) => void,
): Promise<void> {
  const [{ buildTicketPdf, ticketPdfName }, fonts] = await Promise.all([
    import("@podium/shared/ticket-pdf"),
    import("#entities/print/ticket-fonts.ts").then(({ loadTicketFonts }) => loadTicketFonts()),
  ]);
  const { id, show, user, seats, qrContents } = reservation;
  const pdf = await buildTicketPdf(
    {
      reservationId: id,
      show: { name: show.name, dateTime: show.dateTime, ...(site && { where: venueLine(show.venue, site) }) },
      society: {
        name: site?.societyName ?? "Podium",
        ...(site && { doorsOpenMinutes: site.doorsOpenMinutes }),
      },
      holder: `${user.firstname} ${user.lastname}`,
      tickets: seats
        .map(({ seat, ticketType }, index) => ({
          ...seat,
          type: namesTypes(seats) ? ticketType.name : undefined,
          qrContent: qrContents?.[index],
        }))
        // What was passed on is somebody else's.
        .filter(({ qrContent }) => qrContent !== ""),
    },
    fonts,
    { onProgress },
  );
  saveFile(ticketPdfName(id), new Blob([pdf], { type: "application/pdf" }));
}
