import type { AllLogSentences } from "./modules/records/audit/audit.service.ts";
import { auditLog } from "./modules/records/audit/audit.log.ts";
import { sessionsLog } from "./modules/identity/sessions/sessions.log.ts";
import { secondStepLog } from "./modules/identity/second-step/second-step.log.ts";
import { usersLog } from "./modules/identity/users/users.log.ts";
import { doorDevicesLog } from "./modules/identity/door-devices/door-devices.log.ts";
import { hallsLog } from "./modules/site/halls/halls.log.ts";
import { contentLog } from "./modules/site/content/content.log.ts";
import { ticketCodesLog } from "./modules/sale/ticket-codes/ticket-codes.log.ts";
import { vouchersLog } from "./modules/sale/vouchers/vouchers.log.ts";
import { showsLog } from "./modules/sale/shows/shows.log.ts";
import { playsLog } from "./modules/sale/plays/plays.log.ts";
import { reservationsLog } from "./modules/sale/reservations/reservations.log.ts";
import { showMessagesLog } from "./modules/sale/show-messages/show-messages.log.ts";
import { waitingListLog } from "./modules/sale/waiting-list/waiting-list.log.ts";
import { paymentsLog } from "./modules/money/payments/payments.log.ts";
import { bankStatementsLog } from "./modules/money/bank-statements/bank-statements.log.ts";
import { ticketsLog } from "./modules/entrance/tickets/tickets.log.ts";
import { accountClosingLog } from "./modules/changes/account-closing/account-closing.log.ts";
import { showChangesLog } from "./modules/changes/show-changes/show-changes.log.ts";
import { handedTicketsLog } from "./modules/changes/handed-tickets/handed-tickets.log.ts";
import { boxOfficeLog } from "./modules/changes/box-office/box-office.log.ts";

/** Sentences of all features; one that is missing is a type error. */
export const logSentences = {
  ...auditLog,
  ...sessionsLog,
  ...secondStepLog,
  ...usersLog,
  ...doorDevicesLog,
  ...hallsLog,
  ...contentLog,
  ...ticketCodesLog,
  ...vouchersLog,
  ...showsLog,
  ...playsLog,
  ...reservationsLog,
  ...showMessagesLog,
  ...waitingListLog,
  ...paymentsLog,
  ...bankStatementsLog,
  ...ticketsLog,
  ...accountClosingLog,
  ...showChangesLog,
  ...handedTicketsLog,
  ...boxOfficeLog,
} satisfies AllLogSentences;
