import type { Language } from "@podium/shared/words/languages";
import { fullName } from "@podium/shared/words/typed-name";
import { siteFor } from "#modules/records/mails/mails.mail-parts.ts";
import type { Reservation } from "#modules/sale/reservations/reservations.service.ts";
import { tokenLink } from "#platform/http/token-link.ts";
import type { ReceivedTicketsService } from "./received-tickets.service.ts";

/** Name of the payer, who passed tickets on */
export const giverOf = ({ user }: Reservation): string => fullName(user);

/** The services that make the link to a recipient's tickets; `publicUrl` is without a trailing slash */
export interface ReceivedPageDeps {
  receivedTickets: Pick<ReceivedTicketsService, "tokenFor">;
  publicUrl: string;
}

/** Link to the page with the tickets that somebody received */
export const receivedPage = (
  { receivedTickets, publicUrl }: ReceivedPageDeps,
  { language, ...row }: { id: number; email: string; language: Language },
): string => tokenLink(siteFor(publicUrl, { language }), "/gekregen-tickets", receivedTickets.tokenFor(row));
