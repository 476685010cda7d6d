import type { MailKind } from "@podium/shared/contracts/mails";

const kindWords: Readonly<Record<MailKind, string>> = {
  RESERVATION_RECEIVED: "Betaalgegevens",
  PAYMENT_REMINDER: "Herinnering om te betalen",
  RESERVATION_LAPSED: "Bericht van vervallen",
  RESERVATION_CANCELLED: "Bericht van annulatie",
  TICKETS: "Tickets",
  VOUCHER: "Cadeaubon",
  SEATS_MOVED: "Gewijzigde plaatsen",
  SHOW_MESSAGE: "Bericht over een voorstelling",
  TICKET_PASSED_ON: "Doorgegeven ticket",
  TICKET_WITHDRAWN: "Ticket teruggenomen",
  PASSED_REMINDER: "Herinnering aan de voorstelling",
  TICKET_CAME_BACK: "Doorgegeven ticket terug",
  TICKETS_RETURNED: "Ticket teruggegeven",
  REFUND_ACCOUNT_CHANGED: "Rekening voor geld terug",
  REFUND_PAID: "Geld teruggestort",
  RETURN_SOLD: "Teruggegeven ticket verkocht",
  SHOW_REMINDER: "Herinnering aan de voorstelling",
  WAITING_JOINED: "Bevestiging van de wachtlijst",
  WAITING_OFFER: "Aanbod van de wachtlijst",
  WAITING_OFFER_EXPIRED: "Bericht van verlopen aanbod",
  WAITING_CLOSED: "Bericht van het einde van de wachtlijst",
  CAST_LINK: "Link voor plaatsen van spelers",
  CONTACT_MESSAGE: "Bericht via de website",
  NEWSLETTER_CONFIRM: "Inschrijving voor de nieuwsbrief",
  PASSWORD_RESET: "Nieuw wachtwoord",
  SECURITY_NOTICE: "Bericht over beveiliging",
  INVITATION: "Uitnodiging",
  SIGN_IN: "Inloglink",
  VERIFY_EMAIL: "Bevestiging van e-mailadres",
  UNDO_EMAIL: "Bericht van nieuw e-mailadres",
  PROOF_CODE: "Code om zich te bevestigen",
};

/** Unsent mails of a newer release may have kinds that this page does not know yet. */
const storedKinds: Readonly<Record<string, string>> = kindWords;

export const mailKindWords = (kind: string): string => storedKinds[kind] ?? "Mail";
