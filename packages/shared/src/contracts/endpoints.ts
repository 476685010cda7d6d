import * as accountLinks from "./account-links.ts";
import * as audit from "./audit.ts";
import * as bankStatements from "./bank-statements.ts";
import * as boxOffice from "./box-office.ts";
import * as calendar from "./calendar.ts";
import * as cashBook from "./cash-book.ts";
import * as castQuotas from "./cast-quotas.ts";
import * as cashShifts from "./cash-shifts.ts";
import * as checkIn from "./check-in.ts";
import * as content from "./content.ts";
import * as contact from "./contact.ts";
import * as doorDevices from "./door-devices.ts";
import type { Endpoint } from "./endpoint.ts";
import * as handedTickets from "./handed-tickets.ts";
import * as gifts from "./gifts.ts";
import * as halls from "./halls.ts";
import * as installation from "./installation.ts";
import * as invitations from "./invitations.ts";
import * as mails from "./mails.ts";
import * as ownAccount from "./own-account.ts";
import * as ownReservations from "./own-reservations.ts";
import * as passwords from "./passwords.ts";
import * as pictures from "./pictures.ts";
import * as plays from "./plays.ts";
import * as payments from "./payments.ts";
import * as newsletter from "./newsletter.ts";
import * as products from "./products.ts";
import * as proof from "./proof.ts";
import * as receivedTickets from "./received-tickets.ts";
import * as refundFiles from "./refund-files.ts";
import * as refunds from "./refunds.ts";
import * as rehearsals from "./rehearsals.ts";
import * as reservations from "./reservations.ts";
import * as seatChanges from "./seat-changes.ts";
import * as seats from "./seats.ts";
import * as sessions from "./sessions.ts";
import * as secondStep from "./second-step.ts";
import * as showChanges from "./show-changes.ts";
import * as showMessages from "./show-messages.ts";
import * as shows from "./shows.ts";
import * as site from "./site.ts";
import * as statistics from "./statistics.ts";
import * as takings from "./takings.ts";
import * as terminalPayments from "./terminal-payments.ts";
import * as ticketCodes from "./ticket-codes.ts";
import * as tickets from "./tickets.ts";
import * as users from "./users.ts";
import * as wallet from "./wallet.ts";
import * as waitingList from "./waiting-list.ts";
import * as waitingRoom from "./waiting-room.ts";
import * as vouchers from "./vouchers.ts";

const declared = {
  ...accountLinks,
  ...audit,
  ...bankStatements,
  ...boxOffice,
  ...calendar,
  ...cashBook,
  ...castQuotas,
  ...cashShifts,
  ...checkIn,
  ...contact,
  ...content,
  ...doorDevices,
  ...gifts,
  ...halls,
  ...handedTickets,
  ...installation,
  ...invitations,
  ...mails,
  ...ownAccount,
  ...ownReservations,
  ...passwords,
  ...payments,
  ...pictures,
  ...plays,
  ...newsletter,
  ...products,
  ...proof,
  ...receivedTickets,
  ...refundFiles,
  ...refunds,
  ...rehearsals,
  ...reservations,
  ...seatChanges,
  ...seats,
  ...sessions,
  ...secondStep,
  ...showChanges,
  ...showMessages,
  ...shows,
  ...site,
  ...statistics,
  ...takings,
  ...terminalPayments,
  ...ticketCodes,
  ...tickets,
  ...wallet,
  ...users,
  ...waitingList,
  ...waitingRoom,
  ...vouchers,
};

type Declared = typeof declared;
/** The contracts' files export other values as well, such as schemas. */
export type RouteName = { [Name in keyof Declared]: Declared[Name] extends Endpoint ? Name : never }[keyof Declared];
export type Endpoints = Pick<Declared, RouteName>;

const isEndpoint = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "access" in value && "path" in value;

export const endpoints = Object.fromEntries(
  Object.entries(declared).filter(([, value]) => isEndpoint(value)),
  // Only endpoints have a path and an access rule: `RouteName` names the same ones.
) as Endpoints;
