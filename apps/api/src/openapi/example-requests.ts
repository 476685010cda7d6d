import * as audit from "@podium/shared/contracts/audit";
import * as statements from "@podium/shared/contracts/bank-statements";
import * as codes from "@podium/shared/contracts/ticket-codes";
import * as contact from "@podium/shared/contracts/contact";
import * as boxOffice from "@podium/shared/contracts/box-office";
import * as checkIn from "@podium/shared/contracts/check-in";
import type { Endpoint } from "@podium/shared/contracts/endpoint";
import * as mails from "@podium/shared/contracts/mails";
import * as online from "@podium/shared/contracts/online-payments";
import * as own from "@podium/shared/contracts/own-account";
import * as reset from "@podium/shared/contracts/password-reset";
import * as payments from "@podium/shared/contracts/payments";
import * as board from "@podium/shared/contracts/queue-board";
import * as reservations from "@podium/shared/contracts/reservations";
import * as seats from "@podium/shared/contracts/seats";
import * as shows from "@podium/shared/contracts/shows";
import * as site from "@podium/shared/contracts/site";
import * as statistics from "@podium/shared/contracts/statistics";
import * as tickets from "@podium/shared/contracts/tickets";
import * as users from "@podium/shared/contracts/users";
import type * as z from "zod";

type Values = Readonly<Record<string, string | number | boolean>>;
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;

type RequestOf<E extends Endpoint> = (E extends { params: infer P }
  ? { params: Record<keyof Input<P>, string | number> }
  : unknown) &
  (E extends { query: infer Q } ? { query?: { [Name in keyof Input<Q>]?: string | number | boolean } } : unknown) &
  (E extends { body: infer B } ? { body: Input<B> } : unknown);

export interface ExampleRequest {
  endpoint: Endpoint;
  params?: Values;
  query?: Values;
  body?: unknown;
}

function example<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E> & Omit<ExampleRequest, "endpoint">,
): ExampleRequest {
  return { endpoint, ...request };
}

const account = {
  firstname: "Lies",
  lastname: "Wouters",
  email: "lies.wouters@podium.example",
  number: "0470 11 22 33",
};
const password = "een goed wachtwoord";
const newPassword = { password, confirmPassword: password };
const statement = [
  "Datum;Bedrag;Naam;Mededeling;Referentie",
  "2026-11-20;12,00;An Peeters;Tickets #2 - Peeters An;B-0001",
  "2026-11-20;50,00;Bakkerij De Voorbeelden;Sponsoring;B-0002",
].join("\n");

/** A test replays them against `example-responses.json`, and fails when a call has no example. */
export const exampleRequests: readonly ExampleRequest[] = [
  example(users.register, { body: { ...account, ...newPassword } }),
  example(users.signIn, { body: { email: "an.peeters@podium.example", password } }),
  example(users.getProfile, {}),
  example(users.updateProfile, {
    body: { id: 2, firstname: "An", lastname: "Peeters", email: "an@podium.example", number: "+32 470 99 88 77" },
  }),
  example(users.listUsers, { query: { search: "peeters", page: 1, pageSize: 25, sort: "lastname" } }),
  example(users.deleteUser, { params: { id: 3 } }),
  example(users.adminUpdateProfile, {
    body: {
      id: 3,
      firstname: "Jef",
      lastname: "Claes",
      email: "jef.claes@podium.example",
      number: "0480654321",
      role: "ADMIN",
    },
  }),
  example(own.downloadOwnData, {}),
  example(own.deleteOwnAccount, { body: { password } }),
  example(reset.forgotPassword, { body: { email: "an.peeters@podium.example" } }),
  example(reset.resetPassword, { body: { token: "voorbeeld-van-een-geheime-link-uit-een-mail", ...newPassword } }),

  example(site.getSite, {}),
  example(shows.listShows, {}),
  example(shows.createShow, {
    body: {
      name: "Kerst in de keuken",
      dateTime: "2026-12-26T19:00:00.000Z",
      pricePerSeat: 12.5,
      salesOpenAt: "2026-12-01T09:00:00.000Z",
    },
  }),
  example(shows.updateShow, {
    params: { id: 2 },
    body: { name: "De vrek (slotavond)", dateTime: "2026-12-13T14:00:00.000Z", pricePerSeat: 10 },
  }),
  example(shows.deleteShow, { params: { id: 3 } }),

  example(seats.listAvailableSeats, { params: { showId: 1 } }),
  example(seats.isSeatAvailable, { params: { showId: 1, seatId: "R1-A" } }),
  example(seats.getCart, {}),
  example(seats.addSeat, { params: { showId: 1, seatId: "R2-B" } }),
  example(seats.removeSeat, { params: { seatId: "R2-A" } }),
  example(seats.clearCart, {}),

  example(codes.validateCode, { query: { code: "k7m4 p9wx 3hrc" } }),
  example(codes.createTicketCode, { body: { type: "PRE_ORDER", maxTickets: 4 } }),
  example(codes.listTicketCodes, {}),
  example(codes.deleteTicketCode, { params: { id: 1 } }),

  example(reservations.reserve, {
    params: { showId: 1 },
    body: { seatIds: ["R2-A", "T1-A"], ticketCode: null, paymentMethod: "MANUAL" },
  }),
  example(reservations.listMyReservations, {}),
  example(reservations.getMyLatestReservation, {}),
  example(reservations.confirmReservation, { params: { id: 2 } }),
  example(reservations.listReservations, { query: { search: "T4-A", page: 1, pageSize: 25 } }),
  example(reservations.listPayments, { query: { page: 1, pageSize: 25 } }),
  example(tickets.getTickets, { params: { id: 1 } }),

  example(payments.getTransferDetails, { params: { id: 2 } }),
  example(online.getPaymentOutcome, { params: { id: 3 } }),
  example(online.startOnlinePayment, { params: { id: 3 } }),
  example(online.payByTransfer, { params: { id: 3 } }),
  example(online.paymentWebhook, { body: { id: "tr_WDqYK6vllg" } }),
  example(online.listRefunds, {}),
  example(online.markRefunded, { params: { paymentId: 2 } }),
  example(statements.uploadBankStatement, {
    body: {
      fileName: "afschrift-november.csv",
      content: statement,
      columns: { amount: "Bedrag", message: "Mededeling", name: "Naam", date: "Datum", reference: "Referentie" },
    },
  }),
  example(statements.confirmTransfers, { body: { matches: [{ transactionId: 1, reservationId: 2 }] } }),

  example(tickets.listPresentSeatIds, { params: { showId: 1 } }),
  example(tickets.scanSeat, {
    params: { reservationId: 1, seatId: "R1-A" },
    body: {
      token: "voorbeeld-geheim-00000001",
      showId: 1,
      device: "Toestel 3F2A",
      clientId: "0b0f7a4e-1c55-4c0e-9d3b-2f6f0a9c1e11",
    },
  }),
  example(tickets.unscanSeat, { params: { reservationId: 1, seatId: "R1-B" } }),
  example(checkIn.getCheckInList, { params: { showId: 1 } }),
  example(checkIn.recordScans, {
    body: {
      device: "Toestel 3F2A",
      scans: [
        {
          clientId: "0b0f7a4e-1c55-4c0e-9d3b-2f6f0a9c1e12",
          showId: 1,
          reservationId: 1,
          seatId: "R1-A",
          token: "voorbeeld-geheim-00000001",
          at: "2026-11-21T09:58:00.000Z",
        },
      ],
    },
  }),

  example(boxOffice.getReservation, { params: { id: 1 } }),
  example(boxOffice.cancelReservation, { params: { id: 2 }, body: { reason: "Op vraag van de bezoeker" } }),
  example(boxOffice.moveReservation, { params: { id: 2 }, body: { seatIds: ["T5-A"] } }),
  example(boxOffice.resendTickets, { params: { id: 1 } }),
  example(boxOffice.listBoxOfficeSeats, { params: { id: 1 } }),
  example(boxOffice.blockSeats, { params: { id: 1 }, body: { seatIds: ["R4-S", "R4-T"] } }),
  example(boxOffice.unblockSeats, { params: { id: 1 }, body: { seatIds: ["R4-A"] } }),
  example(boxOffice.reserveForGuest, {
    params: { id: 1 },
    body: {
      guest: { firstname: "Rita", lastname: "Janssens", email: null, number: "0470 55 66 77" },
      seatIds: ["T7-A"],
      paid: "cash",
    },
  }),

  example(mails.listUnsentMails, {}),
  example(mails.retryMail, { params: { id: 1 } }),
  example(audit.listAudit, { query: { reservationId: 1, page: 1, pageSize: 50 } }),
  example(statistics.getOverview, {}),
  example(statistics.getStatistics, {}),
  example(board.openQueueBoard, {}),
  example(contact.sendContactMessage, {
    body: { name: "Lies Wouters", email: "lies.wouters@podium.example", message: "Hoe word ik lid?" },
  }),
];
