import type { Config } from "./config.ts";
import { createPassedTicketsMails } from "./modules/changes/handed-tickets/passed-tickets.mails.ts";
import { createRemindersMails } from "./modules/changes/handed-tickets/reminders.mails.ts";
import { createReturnedTicketsMails } from "./modules/changes/handed-tickets/returned-tickets.mails.ts";
import {
  createMessageComposer,
  createShowMessagesMails,
} from "./modules/changes/handed-tickets/show-messages.mails.ts";
import { createInvitationsMails } from "./modules/changes/mailed-links/invitations.mails.ts";
import { createCancelledReservationsMails } from "./modules/changes/show-changes/cancelled-reservations.mails.ts";
import { createSeatsMovedMails } from "./modules/entrance/ticket-mails/seats-moved.mails.ts";
import { createTicketsMails } from "./modules/entrance/ticket-mails/tickets.mails.ts";
import { createVouchersMails } from "./modules/entrance/tickets/vouchers.mails.ts";
import { createAccountLinksMails } from "./modules/identity/users/account-links.mails.ts";
import { createSecurityNoticesMails } from "./modules/identity/users/security-notices.mails.ts";
import { createRefundsMails } from "./modules/money/payments/refunds.mails.ts";
import { createUnpaidReservationsMails } from "./modules/money/payments/unpaid-reservations.mails.ts";
import { createMailDeliveryService } from "./modules/output/mail-delivery/mail-delivery.service.ts";
import type { MailTemplates } from "./modules/records/mails/mails.mail-parts.ts";
import { createPageLinks } from "./modules/sale/reservations/page-links.mail-parts.ts";
import { createVenueFacts } from "./modules/sale/reservations/visits.mail-parts.ts";
import { createWaitingListMails } from "./modules/sale/waiting-list/waiting-list.mails.ts";
import { createContactMails } from "./modules/site/contact/contact.mails.ts";
import type { MailFiles } from "./platform/files/mail-files.ts";
import { createMailer, type Mailer } from "./platform/files/mailer.ts";

type Delivery = Omit<
  Parameters<typeof createMailDeliveryService>[0],
  "templates" | "composeMessage" | "mailer" | "publicUrl" | "showMessages" | "society"
>;

type Shared = Delivery &
  MailDeps & {
    mailFiles: MailFiles;
    /** Undefined: the mailer of the settings. */
    mailer: Mailer | undefined;
  };

/** Everything that the mails of any module need, except what is made of it below. */
type MailDeps = Omit<
  Parameters<typeof createPageLinks>[0] &
    Parameters<typeof createVenueFacts>[0] &
    Parameters<typeof createAccountLinksMails>[0] &
    Parameters<typeof createSecurityNoticesMails>[0] &
    Parameters<typeof createContactMails>[0] &
    Parameters<typeof createWaitingListMails>[0] &
    Parameters<typeof createUnpaidReservationsMails>[0] &
    Parameters<typeof createRefundsMails>[0] &
    Parameters<typeof createVouchersMails>[0] &
    Parameters<typeof createTicketsMails>[0] &
    Parameters<typeof createSeatsMovedMails>[0] &
    Parameters<typeof createInvitationsMails>[0] &
    Parameters<typeof createCancelledReservationsMails>[0] &
    Parameters<typeof createPassedTicketsMails>[0] &
    Parameters<typeof createReturnedTicketsMails>[0] &
    Parameters<typeof createRemindersMails>[0] &
    Parameters<typeof createMessageComposer>[0] &
    Parameters<typeof createShowMessagesMails>[0] &
    Pick<Parameters<typeof createMailDeliveryService>[0], "showMessages" | "society">,
  "doorsOpenMinutes" | "publicUrl" | "pageFor" | "venueFor" | "composeMessage"
>;

/** Merges the mails of the modules; types ask for each kind. */
function createMailTemplates(config: Config, services: MailDeps) {
  const { DOORS_OPEN_MINUTES: doorsOpenMinutes, PUBLIC_URL: publicUrl } = config;
  const settings = { ...services, doorsOpenMinutes, publicUrl };
  const deps = { ...settings, pageFor: createPageLinks(settings), venueFor: createVenueFacts(settings) };
  const composeMessage = createMessageComposer(deps);
  const templates: MailTemplates = {
    ...createAccountLinksMails(deps),
    ...createSecurityNoticesMails(deps),
    ...createContactMails(deps),
    ...createWaitingListMails(deps),
    ...createUnpaidReservationsMails(deps),
    ...createRefundsMails(deps),
    ...createVouchersMails(deps),
    ...createTicketsMails(deps),
    ...createSeatsMovedMails(deps),
    ...createInvitationsMails(deps),
    ...createCancelledReservationsMails(deps),
    ...createPassedTicketsMails(deps),
    ...createReturnedTicketsMails(deps),
    ...createRemindersMails(deps),
    ...createShowMessagesMails({ ...deps, composeMessage }),
  };
  return { templates, composeMessage };
}

/** Creates the service that composes and sends the mails of the outbox. */
export function createMailDelivery(config: Config, { mailFiles, mailer, ...shared }: Shared) {
  const { PUBLIC_URL: publicUrl, SMTP_URL: smtpUrl } = config;
  const fromSociety = () => {
    const { name, email: address } = shared.society.current();
    return { name, address };
  };
  return createMailDeliveryService({
    ...shared,
    ...createMailTemplates(config, shared),
    mailer: mailer ?? createMailer({ smtpUrl, files: mailFiles, from: () => config.MAIL_FROM ?? fromSociety() }),
    publicUrl,
  });
}
