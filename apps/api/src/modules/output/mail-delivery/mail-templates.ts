import { displayCode } from "@podium/shared/tickets/code-text";
import { inLanguage, type Language, languagePrefix } from "@podium/shared/words/languages";
import type { MailKind } from "@podium/shared/contracts/mails";
import type { MailContent } from "#modules/output/mail-delivery/layout/mail-content.ts";
import type { CalendarService } from "#modules/entrance/calendar/calendar.service.ts";
import type { ContactService } from "#modules/site/contact/contact.service.ts";
import type { SocietyService } from "#modules/records/society/society.service.ts";
import type { PaymentsService } from "#modules/money/payments/payments.service.ts";
import type { PassedTicketsService } from "#modules/changes/handed-tickets/passed-tickets.service.ts";
import type { ReceivedTicketsService } from "#modules/changes/handed-tickets/received-tickets.service.ts";
import type { ReturnedTicketsService } from "#modules/changes/handed-tickets/returned-tickets.service.ts";
import type { RefundAccountsService } from "#modules/money/payments/refund-accounts.service.ts";
import type { RefundFilesService } from "#modules/money/payments/refund-files.service.ts";
import type { RefundsService } from "#modules/money/payments/refunds.service.ts";
import type { TransfersService } from "#modules/money/payments/transfers.service.ts";
import type { Reservation, ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import type { Letter, ShowMessagesService } from "#modules/sale/show-messages/show-messages.service.ts";
import type { ShowChangesService } from "#modules/changes/show-changes/show-changes.service.ts";
import type { ShowsService } from "#modules/sale/shows/shows.service.ts";
import type { Tickets, TicketsService } from "#modules/entrance/tickets/tickets.service.ts";
import type { WalletService } from "#modules/entrance/wallet/wallet.service.ts";
import type { SecurityNoticesService } from "#modules/records/mails/security-notices.service.ts";
import type { SessionsService } from "#modules/identity/sessions/sessions.service.ts";
import type { InvitationsService } from "#modules/identity/users/invitations.service.ts";
import type { UsersService } from "#modules/identity/users/users.service.ts";
import type { WaitingListService } from "#modules/sale/waiting-list/waiting-list.service.ts";
import type { VouchersService } from "#modules/sale/vouchers/vouchers.service.ts";
import { tokenLink } from "#platform/http/token-link.ts";
import type { AccountLinksService } from "#modules/identity/account-links/account-links.service.ts";
import {
  emailChanged,
  passwordReset,
  proofCode,
  signInLink,
  verifyEmail,
  verifyNewEmail,
} from "./templates/account-links.templates.ts";
import { invitation } from "./templates/invitation.template.ts";
import { isOwed } from "./is-owed.ts";
import { createMovedTemplate } from "./moved-template.ts";
import { createPassedTemplates } from "./passed-templates.ts";
import { createPageLinks } from "./page-links.ts";
import { createReturnedTemplates } from "./returned-templates.ts";
import { contactMessage } from "./templates/contact-message.template.ts";
import { onlinePaymentAwaited } from "./templates/online-payment-awaited.template.ts";
import { reservationCancelled } from "./templates/reservation-cancelled.template.ts";
import { paymentReminder, reservationExpired, reservationReceived } from "./templates/reservation.templates.ts";
import { severalCancelled, severalReceived } from "./templates/several-reservations.template.ts";
import { ticketCameBack } from "./templates/passed-tickets.templates.ts";
import { refundAccountChanged, refundPaid } from "./templates/refund.templates.ts";
import { showMessage } from "./templates/show-message.template.ts";
import { securityNotice } from "./templates/security-notice.template.ts";
import { showReminder, ticketsReady, whenNotComing } from "./templates/tickets.template.ts";
import { createWaitingTemplates } from "./waiting-templates.ts";
import { voucherIssued } from "./templates/voucher.template.ts";
import type { House } from "./templates/wording.ts";

type AccountLink = NonNullable<Awaited<ReturnType<AccountLinksService["linkFor"]>>>;

/** Null when the mail no longer applies. */
type MailTemplate = (subjectId: number, also: readonly number[]) => Promise<MailContent | null>;

type Several = readonly [Reservation, ...Reservation[]];

/** @param deps.publicUrl without a trailing slash */
export function createMailTemplates(deps: {
  reservations: Pick<ReservationsService, "getMany" | "formerSeats" | "isTimeToRemind">;
  payments: Pick<PaymentsService, "checkLatest">;
  refunds: Pick<RefundsService, "givenAsVoucher" | "movedMoney" | "listGivenUp">;
  refundAccounts: Pick<RefundAccountsService, "endOf">;
  refundFiles: Pick<RefundFilesService, "paidOf">;
  transfers: Pick<TransfersService, "describe">;
  passedTickets: Pick<PassedTicketsService, "readPassed" | "wasToldOff" | "isTimeToRemind">;
  receivedTickets: Pick<ReceivedTicketsService, "tokenFor" | "read">;
  returnedTickets: Pick<ReturnedTicketsService, "returnedOf" | "mayHandOver">;
  tickets: Pick<TicketsService, "get" | "printPdf" | "printVoucher">;
  calendar: Pick<CalendarService, "fileOf">;
  wallet: Pick<WalletService, "offered">;
  contact: Pick<ContactService, "read">;
  securityNotices: Pick<SecurityNoticesService, "read">;
  links: Pick<AccountLinksService, "linkFor" | "makeAlone">;
  sessions: Pick<SessionsService, "isByLink">;
  invitations: Pick<InvitationsService, "invitationFor">;
  shows: Pick<ShowsService, "get">;
  showMessages: Pick<ShowMessagesService, "letterTo" | "tokenFor">;
  showChanges: Pick<ShowChangesService, "choiceOf">;
  users: Pick<UsersService, "findEntrance">;
  waitingList: Pick<WaitingListService, "readOffer" | "readWish">;
  vouchers: Pick<VouchersService, "readIssued" | "givenBackAt">;
  society: Pick<SocietyService, "current">;
  doorsOpenMinutes: number;
  publicUrl: string;
}) {
  const { publicUrl } = deps;
  /** Address of the site in the reader's language, before the path of a page */
  const site = ({ language }: { language: Language }): string => publicUrl + languagePrefix(language);
  const accountUrlFor = (reader: { language: Language }): string => `${site(reader)}/account`;
  const house = (reader: { language: Language }): House => {
    const { venueName, venueAddress, venueRoute } = deps.society.current();
    const { doorsOpenMinutes } = deps;
    const route = inLanguage(venueRoute, reader.language);
    return { venueName, venueAddress, route, routeUrl: `${site(reader)}/contact`, doorsOpenMinutes };
  };
  const pageFor = createPageLinks(deps);

  const filesOf = async (tickets: Tickets) => ({
    pdf: await deps.tickets.printPdf(tickets),
    calendar: deps.calendar.fileOf(tickets),
  });

  const { messageTo: messageToHolder, ...passedTemplates } = createPassedTemplates({ ...deps, filesOf, house });

  function about(
    status: Reservation["status"],
    compose: (reservation: Reservation) => MailContent | Promise<MailContent>,
    /** Absent when mails of this kind are about one reservation alone */
    composeAll?: (reservations: Several) => MailContent | Promise<MailContent>,
  ): MailTemplate {
    return async (reservationId, also) => {
      const found = await deps.reservations.getMany([reservationId, ...also]);
      const [first, ...others] = [...found.values()]
        .filter((reservation) => reservation.status === status)
        .toSorted((one, other) => one.id - other.id);
      if (!first) return null;
      const isSeveral = composeAll && others.length > 0;
      const content = await (isSeveral ? composeAll([first, ...others]) : compose(first));
      return { ...content, always: [first, ...others].some(isOwed) };
    };
  }

  /** Asks the payment provider first, whose webhook may be late. */
  const unpaid =
    (
      compose: (reservation: Reservation) => Promise<MailContent>,
      composeAll?: (reservations: Several) => Promise<MailContent>,
    ): MailTemplate =>
    async (reservationId, also) => {
      for (const id of [reservationId, ...also]) await deps.payments.checkLatest(id);
      return about("PENDING", compose, composeAll)(reservationId, also);
    };

  const linked =
    (page: `/${string}`, compose: (link: AccountLink, url: string) => MailContent): MailTemplate =>
    async (linkId) => {
      const link = await deps.links.linkFor(linkId);
      return link && compose(link, tokenLink(site(link), page, link.token));
    };

  async function messageTo(letter: Letter): Promise<MailContent> {
    if (letter.passedId !== null) return messageToHolder({ ...letter, passedId: letter.passedId });
    const show = await deps.shows.get(letter.showId);
    const found = await deps.reservations.getMany(letter.reservationIds);
    const reservations = [...found.values()].toSorted((one, other) => one.id - other.id);
    const [only, ...more] = reservations;
    const tickets = only && more.length === 0 ? `${site(letter)}/ticketsDetail/${only.id}` : accountUrlFor(letter);
    // The token needs no account with a password: a guest gets one too.
    const token = letter.recipientId === null ? null : deps.showMessages.tokenFor(letter.recipientId, letter.email);
    const choiceUrl = token === null ? `${site(letter)}/keuze` : tokenLink(site(letter), "/keuze", token);
    const sees = !letter.isGuest && letter.asks?.kind !== "CANCELLED";
    const page = letter.asks?.isOfReader ? { choiceUrl } : sees ? { tickets } : null;
    return showMessage(letter, show, reservations, page, house(letter));
  }

  const templates: Readonly<Record<MailKind, MailTemplate>> = {
    RESERVATION_RECEIVED: unpaid(
      async (reservation) => {
        const transfer = deps.transfers.describe(reservation);
        const pageUrl = await pageFor(reservation, "payment");
        const accountUrl = accountUrlFor(reservation);
        return reservation.paymentMethod === "PAYCONIQ" && pageUrl !== null
          ? onlinePaymentAwaited(transfer, { pageUrl, accountUrl }, house(reservation))
          : reservationReceived(transfer, { pageUrl, accountUrl }, house(reservation));
      },
      async (reservations) => {
        const accountUrl = accountUrlFor(reservations[0]);
        const owed = await Promise.all(
          reservations.map(async (reservation) => {
            const pageUrl = (await pageFor(reservation, "payment")) ?? accountUrl;
            return [deps.transfers.describe(reservation), pageUrl] as const;
          }),
        );
        return severalReceived(reservations, owed, accountUrl);
      },
    ),
    PAYMENT_REMINDER: unpaid(async (reservation) =>
      paymentReminder(deps.transfers.describe(reservation), await pageFor(reservation, "payment"), house(reservation)),
    ),
    RESERVATION_LAPSED: about("EXPIRED", (reservation) =>
      reservationExpired(reservation, `${site(reservation)}/tickets`),
    ),
    RESERVATION_CANCELLED: about(
      "CANCELLED",
      async (reservation) => {
        const asVoucherCents = await deps.refunds.givenAsVoucher(reservation.id);
        return reservationCancelled(reservation, asVoucherCents, await deps.showChanges.choiceOf(reservation.id));
      },
      severalCancelled,
    ),
    SEATS_MOVED: createMovedTemplate({ ...deps, filesOf, pageFor, house }),
    async SHOW_REMINDER(reservationId) {
      if (!(await deps.reservations.isTimeToRemind(reservationId))) return null;
      const tickets = await deps.tickets.get(reservationId);
      const { reservation: whole, qrContents } = tickets;
      // Leaves out tickets that were passed on: other people come with them.
      const reservation = { ...whole, seats: whole.seats.filter((_, index) => qrContents?.[index]) };
      if (reservation.seats.length === 0) return null;
      const pageUrl = await pageFor(reservation, "ticketsDetail");
      const may = pageUrl === null ? null : await deps.returnedTickets.mayHandOver(reservation);
      const page = { pageUrl, cannotCome: whenNotComing(reservation, may) };
      const content = showReminder(reservation, deps.calendar.fileOf(tickets), page, house(reservation));
      return { ...content, always: isOwed(reservation) };
    },
    async TICKETS(reservationId) {
      const tickets = await deps.tickets.get(reservationId);
      const { reservation } = tickets;
      if (!tickets.qrContents?.some(Boolean)) return null;
      const page = { pageUrl: await pageFor(reservation, "ticketsDetail"), wallets: deps.wallet.offered() };
      const content = ticketsReady(reservation, await filesOf(tickets), page, house(reservation));
      return { ...content, always: isOwed(reservation) };
    },
    ...passedTemplates,
    TICKET_CAME_BACK: about("CONFIRMED", async (reservation) => {
      const content = ticketCameBack(reservation, await pageFor(reservation, "ticketsDetail"));
      return { ...content, always: true };
    }),
    ...createReturnedTemplates({ ...deps, ofConfirmed: (compose) => about("CONFIRMED", compose), pageFor }),
    async REFUND_ACCOUNT_CHANGED(reservationId) {
      const end = await deps.refundAccounts.endOf(reservationId);
      const reservation = (await deps.reservations.getMany([reservationId])).get(reservationId);
      if (end === null || !reservation) return null;
      return { ...refundAccountChanged(reservation, end, `${site(reservation)}/contact`), always: true };
    },
    async REFUND_PAID(reservationId) {
      const paid = await deps.refundFiles.paidOf(reservationId);
      const reservation = (await deps.reservations.getMany([reservationId])).get(reservationId);
      return paid && reservation ? { ...refundPaid(reservation, paid), always: true } : null;
    },
    ...createWaitingTemplates({ ...deps, site }),
    async SHOW_MESSAGE(recipientId) {
      const letter = await deps.showMessages.letterTo(recipientId);
      return letter?.email ? messageTo(letter) : null;
    },
    async CONTACT_MESSAGE(messageId) {
      const message = await deps.contact.read(messageId);
      return message ? { ...contactMessage(message, deps.society.current()), always: true } : null;
    },
    async SECURITY_NOTICE(noticeId) {
      const notice = await deps.securityNotices.read(noticeId);
      if (!notice) return null;
      const undo = notice.linkId === null ? null : await deps.links.linkFor(notice.linkId);
      const urls = {
        undo: undo && tokenLink(site(notice), "/tweede-stap-terugzetten", undo.token),
        account: accountUrlFor(notice),
        newPassword: `${site(notice)}/wachtwoord-vergeten`,
        contact: `${site(notice)}/contact`,
        content: `${publicUrl}/inhoud-beheer`,
      };
      return securityNotice(notice, urls);
    },
    async VOUCHER(voucherId) {
      const voucher = await deps.vouchers.readIssued(voucherId);
      if (!voucher) return null;
      const { code, balanceCents: cents, name, language } = voucher;
      const pdf = await deps.tickets.printVoucher({
        code: displayCode(code),
        cents,
        name,
        site: new URL(publicUrl).host,
        language,
      });
      return voucherIssued(voucher, pdf, `${site(voucher)}/tickets`);
    },
    PASSWORD_RESET: linked("/wachtwoord-herstellen", passwordReset),
    SIGN_IN: linked("/inloglink", signInLink),
    VERIFY_EMAIL: linked("/email-bevestigen", (link, url) =>
      (link.email === link.pendingEmail ? verifyNewEmail : verifyEmail)(link, url),
    ),
    UNDO_EMAIL: linked("/email-terugzetten", emailChanged),
    async INVITATION(invitationId) {
      const found = await deps.invitations.invitationFor(invitationId);
      return (
        found && invitation(found, tokenLink(site(found), "/uitnodiging", found.token), deps.society.current().name)
      );
    },
    async PROOF_CODE(linkId) {
      const link = await deps.links.linkFor(linkId);
      if (!link) return null;
      const byLink = link.sessionId !== null && (await deps.sessions.isByLink(link.sessionId));
      const urls = { account: accountUrlFor(link), contact: `${site(link)}/contact` };
      return { ...proofCode(link, { code: link.code, byLink }, urls), always: true };
    },
  };
  return { ...templates, messageTo };
}
