import type { MailKind } from "@podium/shared/contracts/mails";
import type { MailContent } from "#features/mail-delivery/layout/mail-content.ts";
import type { ContactService } from "#features/contact/contact.service.ts";
import type { PaymentsService } from "#features/payments/payments.service.ts";
import type { TransfersService } from "#features/payments/transfers.service.ts";
import type { Reservation, ReservationsService } from "#features/reservations/reservations.service.ts";
import type { TicketsService } from "#features/tickets/tickets.service.ts";
import type { SecurityNoticesService } from "#features/mails/security-notices.service.ts";
import type { UsersService } from "#features/users/users.service.ts";
import { tokenLink } from "#platform/token-link.ts";
import type { AccountLinksService } from "#features/users/account-links.service.ts";
import {
  emailChanged,
  passwordReset,
  signInLink,
  verifyEmail,
  verifyNewEmail,
} from "./templates/account-links.templates.ts";
import { contactMessage } from "./templates/contact-message.template.ts";
import { onlinePaymentAwaited } from "./templates/online-payment-awaited.template.ts";
import { reservationCancelled } from "./templates/reservation-cancelled.template.ts";
import { paymentReminder, reservationExpired, reservationReceived } from "./templates/reservation.templates.ts";
import { seatsMoved } from "./templates/seats-moved.template.ts";
import { securityNotice } from "./templates/security-notice.template.ts";
import { ticketsReady } from "./templates/tickets.template.ts";

import type { House } from "./templates/wording.ts";

type AccountLink = NonNullable<Awaited<ReturnType<AccountLinksService["linkFor"]>>>;

/** Null when the mail no longer applies. */
type MailTemplate = (subjectId: number) => Promise<MailContent | null>;

/** @param deps.publicUrl without a trailing slash */
export function createMailTemplates(deps: {
  reservations: Pick<ReservationsService, "get" | "formerSeats">;
  payments: Pick<PaymentsService, "checkLatest">;
  transfers: Pick<TransfersService, "describe">;
  tickets: Pick<TicketsService, "get" | "printPdf">;
  contact: Pick<ContactService, "read">;
  securityNotices: Pick<SecurityNoticesService, "read">;
  links: Pick<AccountLinksService, "linkFor">;
  users: Pick<UsersService, "isGuest">;
  society: { name: string; email: string };
  house: Omit<House, "routeUrl">;
  publicUrl: string;
}): Readonly<Record<MailKind, MailTemplate>> {
  const { publicUrl } = deps;
  const house = { ...deps.house, routeUrl: `${publicUrl}/contact` };
  /** Null for a guest, who cannot sign in. */
  const pageFor = async ({ id, user }: Reservation, page: "payment" | "ticketsDetail"): Promise<string | null> =>
    (await deps.users.isGuest(user.id)) ? null : `${publicUrl}/${page}/${id}`;

  function about(
    status: Reservation["status"],
    compose: (reservation: Reservation) => MailContent | Promise<MailContent>,
  ): MailTemplate {
    return async (reservationId) => {
      const reservation = await deps.reservations.get(reservationId);
      return reservation.status === status ? compose(reservation) : null;
    };
  }

  /** Asks the provider first, whose webhook may be late. */
  const unpaid =
    (compose: (reservation: Reservation) => Promise<MailContent>): MailTemplate =>
    async (reservationId) => {
      await deps.payments.checkLatest(reservationId);
      return about("PENDING", compose)(reservationId);
    };

  const linked =
    (page: `/${string}`, compose: (link: AccountLink, url: string) => MailContent): MailTemplate =>
    async (linkId) => {
      const link = await deps.links.linkFor(linkId);
      return link && compose(link, tokenLink(publicUrl, page, link.token));
    };

  return {
    RESERVATION_RECEIVED: unpaid(async (reservation) => {
      const transfer = deps.transfers.describe(reservation);
      const pageUrl = await pageFor(reservation, "payment");
      return reservation.paymentMethod === "PAYCONIQ" && pageUrl !== null
        ? onlinePaymentAwaited(transfer, pageUrl, house)
        : reservationReceived(transfer, pageUrl, house);
    }),
    PAYMENT_REMINDER: unpaid(async (reservation) =>
      paymentReminder(deps.transfers.describe(reservation), await pageFor(reservation, "payment"), house),
    ),
    RESERVATION_LAPSED: about("EXPIRED", (reservation) => reservationExpired(reservation, `${publicUrl}/tickets`)),
    RESERVATION_CANCELLED: about("CANCELLED", reservationCancelled),
    async SEATS_MOVED(reservationId) {
      const tickets = await deps.tickets.get(reservationId);
      const { reservation, qrContents } = tickets;
      if (!qrContents && reservation.status !== "PENDING") return null;
      return seatsMoved(
        reservation,
        await deps.reservations.formerSeats(reservationId),
        qrContents && (await deps.tickets.printPdf(tickets)),
        await pageFor(reservation, qrContents ? "ticketsDetail" : "payment"),
        house,
      );
    },
    async TICKETS(reservationId) {
      const tickets = await deps.tickets.get(reservationId);
      const { reservation } = tickets;
      if (!tickets.qrContents) return null;
      return ticketsReady(
        reservation,
        await deps.tickets.printPdf(tickets),
        await pageFor(reservation, "ticketsDetail"),
        house,
      );
    },
    async CONTACT_MESSAGE(messageId) {
      const message = await deps.contact.read(messageId);
      return message ? contactMessage(message, deps.society) : null;
    },
    async SECURITY_NOTICE(noticeId) {
      const notice = await deps.securityNotices.read(noticeId);
      const urls = { account: `${publicUrl}/account`, newPassword: `${publicUrl}/wachtwoord-vergeten` };
      return notice ? securityNotice(notice, urls) : null;
    },
    PASSWORD_RESET: linked("/wachtwoord-herstellen", passwordReset),
    SIGN_IN: linked("/inloggen-met-link", signInLink),
    VERIFY_EMAIL: linked("/email-bevestigen", (link, url) =>
      (link.email === link.pendingEmail ? verifyNewEmail : verifyEmail)(link, url),
    ),
    UNDO_EMAIL: linked("/email-terugzetten", emailChanged),
  };
}
