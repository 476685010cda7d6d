import { handedTicketsOwnData } from "./modules/changes/handed-tickets/handed-tickets.own-data.ts";
import type { OwnDataParts } from "./modules/changes/account-closing/own-data.service.ts";
import { ticketsOwnData } from "./modules/entrance/tickets/tickets.own-data.ts";
import { secondStepOwnData } from "./modules/identity/second-step/second-step.own-data.ts";
import { sessionsOwnData } from "./modules/identity/sessions/sessions.own-data.ts";
import { createUsersOwnData, usersOwnMails } from "./modules/identity/users/users.own-data.ts";
import type { UsersService } from "./modules/identity/users/users.service.ts";
import { bankStatementsOwnData } from "./modules/money/bank-statements/bank-statements.own-data.ts";
import { paymentsOwnData } from "./modules/money/payments/payments.own-data.ts";
import { auditOwnData } from "./modules/records/audit/audit.own-data.ts";
import { createMailsOwnData } from "./modules/records/mails/mails.own-data.ts";
import { reservationsOwnData, reservationsOwnMails } from "./modules/sale/reservations/reservations.own-data.ts";
import { seatsOwnData } from "./modules/sale/seats/seats.own-data.ts";
import { showMessagesOwnData, showMessagesOwnMails } from "./modules/sale/show-messages/show-messages.own-data.ts";
import { vouchersOwnData } from "./modules/sale/vouchers/vouchers.own-data.ts";
import { waitingListOwnData, waitingListOwnMails } from "./modules/sale/waiting-list/waiting-list.own-data.ts";
import { contactOwnData, contactOwnMails } from "./modules/site/contact/contact.own-data.ts";

/** The parts of a person's own data, from all features; one that is missing is a type error. */
export const createOwnDataParts = ({ users }: { users: Pick<UsersService, "me"> }): OwnDataParts => ({
  ...auditOwnData,
  ...createMailsOwnData([
    ...usersOwnMails,
    ...contactOwnMails,
    ...reservationsOwnMails,
    ...waitingListOwnMails,
    ...showMessagesOwnMails,
  ]),
  ...sessionsOwnData,
  ...secondStepOwnData,
  ...createUsersOwnData({ users }),
  ...contactOwnData,
  ...vouchersOwnData,
  ...seatsOwnData,
  ...reservationsOwnData,
  ...waitingListOwnData,
  ...showMessagesOwnData,
  ...paymentsOwnData,
  ...bankStatementsOwnData,
  ...ticketsOwnData,
  ...handedTicketsOwnData,
});
