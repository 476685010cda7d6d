import type { UnsentMail } from "@podium/shared/contracts/mails";

const words: Record<UnsentMail["kind"], string> = {
  RESERVATION_RECEIVED: "Betaalgegevens",
  PAYMENT_REMINDER: "Herinnering",
  RESERVATION_LAPSED: "Bericht van vervallen",
  RESERVATION_CANCELLED: "Bericht van annulatie",
  TICKETS: "Tickets",
  CONTACT_MESSAGE: "Bericht via de website",
  PASSWORD_RESET: "Nieuw wachtwoord",
};

/** 'Tickets van reservatie 12' */
export function mailTitle({ kind, reservationId }: Pick<UnsentMail, "kind" | "reservationId">): string {
  return reservationId === null ? words[kind] : `${words[kind]} van reservatie ${reservationId}`;
}
