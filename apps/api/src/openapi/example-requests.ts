import { example, type ExampleRequest } from "./example.ts";
import { codeExamples } from "./example-codes.ts";
import { contentExamples } from "./example-content.ts";
import { EXAMPLE_PICTURE, exampleDrawing } from "./example-hall.ts";
import { handedTicketRequests } from "./example-handed-tickets.ts";
import { ownReservationRequests } from "./example-own-reservations.ts";
import { examplePlays } from "./example-plays.ts";
import { showExamples } from "./example-shows.ts";
import { showChangeExamples } from "./example-show-changes.ts";
import { userExamples } from "./example-users.ts";

const account = {
  firstname: "Lies",
  lastname: "Wouters",
  email: "lies.wouters@podium.example",
  number: "0470 11 22 33",
};
const password = "een goed wachtwoord";
const letter = { subject: "Waar u parkeert", text: "Het dorpsplein is afgesloten. Parkeer aan de sporthal." };
const letterKey = "5d2b6b0e-7a6b-4e6c-8f0b-1c2d3e4f5a6b";
const newPassword = { password, confirmPassword: password };
const statement = [
  "Datum;Bedrag;Naam;Mededeling;Referentie",
  "2026-11-20;12,00;An Peeters;Tickets #2 - Peeters An;B-0001",
  "2026-11-20;50,00;Bakkerij De Voorbeelden;Sponsoring;B-0002",
].join("\n");

/** A passkey as a browser on https://podium.example returned it. */
const newPasskey = {
  challenge: "dm9vcmJlZWxkLXZhbi1lZW4tdnJhYWctb20tdG9lLXRl",
  passkey: {
    id: "QJcb8IK_KxiXvBbvg5AChCgVq9uPQgpiL-FSzl4mT3A",
    rawId: "QJcb8IK_KxiXvBbvg5AChCgVq9uPQgpiL-FSzl4mT3A",
    type: "public-key",
    response: {
      clientDataJSON:
        "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiZG05dmNtSmxaV3hrTFhaaGJpMWxaVzR0ZG5KaFlXY3RiMjB0ZEc5bExYUmwiLCJvcmlnaW4iOiJodHRwczovL3BvZGl1bS5leGFtcGxlIiwiY3Jvc3NPcmlnaW4iOmZhbHNlfQ",
      attestationObject:
        "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YViko25XP-Ankn3sYqIFYEv8GxdrL1N_lvWfa3_dLNSxZmxFAAAAAQAAAAAAAAAAAAAAAAAAAAAAIECXG_CCvysYl7wW74OQAoQoFavbj0IKYi_hUs5eJk9wpQECAyYgASFYIGt4n0TcF8rcF0_Ev0hSqk_kXPkHdGNKgBDvfxtobRVLIlggg_yXDtESjbsMkhSho8WHUrErv4-QGU5vV0Bcq1G_0vw",
    },
  },
} as const;

const ritaAtThePhone = { firstname: "Rita", lastname: "Janssens", email: null, number: "0470 55 66 77" };

/** Requests that a test compares with `example-responses.json`; it fails when a call has no example. */
export const exampleRequests: readonly ExampleRequest[] = [
  example("register", { body: { ...account, ...newPassword } }),
  example("signIn", { body: { email: "admin@podium.example", password } }),
  example("startPasskeySignIn", {}),
  example("secondStep", { body: { challenge: "voorbeeld-van-een-vraag", method: "TOTP", code: "427 430" } }),
  example("prove", { body: { password, code: "ABCD-EFGH-JKMN" } }),
  example("mailProofCode", {}),
  example("getSecondStep", {}),
  example("startPasskey", {}),
  example("addPasskey", {
    body: { challenge: newPasskey.challenge, name: "Mijn laptop", passkey: newPasskey.passkey },
  }),
  example("renamePasskey", { params: { id: 1 }, body: { name: "Telefoon van An" } }),
  example("removePasskey", { params: { id: 1 } }),
  example("startAuthenticator", {}),
  example("confirmAuthenticator", { body: { code: "427430" } }),
  example("removeAuthenticator", {}),
  example("renewRecoveryCodes", {}),
  example("removeSecondStep", { params: { id: 3 } }),
  example("signOut", {}),
  example("listSessions", {}),
  example("endSession", { params: { id: "5d2b6b0e-7a6b-4e6c-8f0b-1c2d3e4f5a6b" } }),
  example("endOtherSessions", {}),
  example("createDoorDevice", { body: { name: "Ingang 2", until: "2026-11-22T05:00:00.000Z" } }),
  example("listDoorDevices", {}),
  example("endDoorDevice", { params: { id: 1 } }),
  example("pairDoorDevice", { body: { code: "VRBD-CDE0-1234-5678-9ABC-DEFG-HJKM" } }),
  example("getOwnDoorDevice", {}),
  example("endOwnDoorDevice", {}),
  example("getProfile", {}),
  example("updateProfile", {
    body: {
      id: 2,
      firstname: "An",
      lastname: "Peeters",
      email: "an@podium.example",
      number: "+32 470 99 88 77",
      password,
    },
  }),
  example("withdrawEmail", {}),
  ...userExamples,
  example("downloadOwnData", {}),
  example("deleteOwnAccount", { body: { password } }),
  example("changePassword", { body: { currentPassword: password, newPassword: "vier gewone woorden samen" } }),
  example("forgotPassword", { body: { email: "an.peeters@podium.example" } }),
  example("resetPassword", { body: { token: "voorbeeld-van-een-geheime-link-uit-een-mail", ...newPassword } }),

  example("requestSignInLink", { body: { email: "an.peeters@podium.example" } }),
  example("openSignInLink", { body: { token: "voorbeeld-van-een-inloglink-uit-een-mail" } }),
  example("openAnonymous", {}),
  example("registerGuest", {
    body: { firstname: "Rosa", lastname: "Maas", email: "rosa.maas@podium.example", number: "0470 99 88 77" },
  }),
  example("verifyEmail", { body: { token: "voorbeeld-van-een-link-die-een-adres-bevestigt" } }),
  example("resendVerification", {}),
  example("undoSecondStep", { body: { token: "voorbeeld-van-een-link-die-een-passkey-terugneemt" } }),
  example("undoEmail", { body: { token: "voorbeeld-van-een-link-die-een-adres-terugzet" } }),

  example("getSite", {}),
  example("listShows", {}),
  example("getShowsCalendar", {}),
  ...showExamples,

  ...examplePlays,
  example("listAvailableSeats", { params: { showId: 1 } }),
  example("isSeatAvailable", { params: { showId: 1, seatId: "R1-A" } }),
  example("getHallPlan", { params: { planId: 1 } }),
  example("listHalls", {}),
  example("createHall", { body: { name: "Foyer" } }),
  example("setHallAddress", { params: { id: 2 }, body: { address: "Sportlaan 3, 9999 Voorbeelddorp" } }),
  example("deleteHall", { params: { id: 2 } }),
  example("getHallDraft", { params: { id: 2 } }),
  example("saveHallDraft", { params: { id: 2 }, body: { revision: 1, plan: { ...exampleDrawing, name: "Foyer" } } }),
  example("publishHall", { params: { id: 2 }, body: { revision: 1 } }),
  example("getFloorPlan", { params: { id: 2 } }),
  example("saveFloorPlan", { params: { id: 2 }, body: { picture: EXAMPLE_PICTURE } }),
  example("deleteFloorPlan", { params: { id: 2 } }),
  example("getCart", {}),
  example("joinWaitingList", { params: { id: 5 }, body: { seats: 2, together: true } }),
  example("getWaitingPlace", { params: { id: 4 } }),
  example("leaveWaitingList", { params: { id: 4 } }),
  example("listWaitingPlaces", {}),
  example("acceptOffer", { params: { id: 1 } }),
  example("declineOffer", { params: { id: 1 } }),
  example("addSeat", { params: { showId: 1, seatId: "R2-B" } }),
  example("setSeatType", { params: { seatId: "R2-A" }, body: { ticketTypeId: 6 } }),
  example("removeSeat", { params: { seatId: "R2-A" } }),
  example("takeCart", { body: { token: "voorbeeld-van-een-token-van-openAnonymous" } }),
  example("clearCart", {}),
  example("validateCode", { query: { code: "k7m4 p9wx 3hrc" } }),
  ...codeExamples,
  example("quoteAmountDue", { body: { vouchers: ["7K4M-9PWX-3HRC-2F8J"] } }),
  example("listVouchers", { query: { search: "Mia" } }),
  example("sellVoucher", {
    body: { amount: 25, paid: "cash", name: "Oma Jeanne", key: "0b0f7a4e-1c55-4c0e-9d3b-2f6f0a9c1e21" },
  }),
  example("getVoucher", { params: { id: 1 } }),
  example("showVoucherCode", { params: { id: 1 } }),
  example("correctVoucher", {
    params: { id: 1 },
    body: { amount: -5, reason: "Te veel verkocht", key: "0b0f7a4e-1c55-4c0e-9d3b-2f6f0a9c1e22" },
  }),
  example("renewVoucher", { params: { id: 1 }, body: { reason: "Verloren" } }),
  example("blockVoucher", { params: { id: 1 }, body: { blocked: true, reason: "Verloren" } }),
  example("mailVoucher", { params: { id: 1 }, body: { email: "mia@podium.example" } }),
  example("reserve", {
    params: { showId: 1 },
    body: { seatIds: ["R2-A", "T1-A"], ticketCode: null, paymentMethod: "MANUAL" },
  }),
  example("listMyReservations", {}),
  example("getMyLatestReservation", {}),
  example("confirmReservation", { params: { id: 2 } }),
  example("undoConfirmation", { params: { id: 2 } }),
  example("listReservations", { query: { search: "T4-A", page: 1, pageSize: 25 } }),
  example("listPayments", { query: { page: 1, pageSize: 25 } }),
  example("getTickets", { params: { id: 1 } }),
  example("getReservationCalendar", { params: { id: 1 } }),
  example("addToWallet", { params: { id: 1 }, body: { wallet: "APPLE" } }),
  example("getTransferDetails", { params: { id: 2 } }),
  example("getPaymentOutcome", { params: { id: 3 } }),
  ...ownReservationRequests,
  ...handedTicketRequests,
  example("startOnlinePayment", { params: { id: 3 } }),
  example("payByTransfer", { params: { id: 3 } }),
  example("paymentWebhook", { body: { id: "tr_WDqYK6vllg" } }),
  example("listRefunds", {}),
  example("refundAsVoucher", { params: { paymentId: 2 } }),
  example("markRefunded", { params: { paymentId: 2 } }),
  example("uploadBankStatement", {
    body: {
      fileName: "afschrift-november.csv",
      content: statement,
      columns: {
        amount: "Bedrag",
        direction: null,
        message: "Mededeling",
        name: "Naam",
        date: "Datum",
        reference: "Referentie",
      },
    },
  }),
  example("confirmTransfers", { body: { matches: [{ transactionId: 1, reservationId: 2 }] } }),
  example("listPresentSeatIds", { params: { showId: 1 } }),
  example("listBlockedSeatIds", { params: { showId: 1 } }),
  example("scanSeat", {
    params: { reservationId: 1, seatId: "R1-A" },
    body: {
      token: "voorbeeld-geheim-00000001",
      showId: 1,
      device: "Toestel 3F2A",
      clientId: "0b0f7a4e-1c55-4c0e-9d3b-2f6f0a9c1e11",
    },
  }),
  example("unscanSeat", { params: { reservationId: 1, seatId: "R1-B" } }),
  example("getCheckInList", { params: { showId: 1 } }),
  example("recordScans", {
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

  example("getReservation", { params: { id: 1 } }),
  example("cancelReservation", { params: { id: 2 }, body: { reason: "Op vraag van de bezoeker" } }),
  example("getAccountUnpaid", { params: { id: 2 } }),
  example("listUnverifiedSeats", {}),
  example("moveReservation", { params: { id: 2 }, body: { seatIds: ["T5-A"] } }),
  example("setRemark", { params: { id: 2 }, body: { remark: "Komt met een rolstoel" } }),
  example("quoteAddedSeats", { params: { id: 1 }, body: { seatIds: ["T6-A"] } }),
  example("settleCashDue", { params: { id: 5 }, body: { act: "cash", amount: 2 } }),
  example("addReservationSeats", { params: { id: 1 }, body: { seatIds: ["T6-A"], paid: "cash" } }),
  example("giveUpSeats", { params: { id: 1 }, body: { seatIds: ["R1-A"] } }),
  example("correctGuest", {
    params: { id: 4 },
    body: { firstname: "Rosa", lastname: "Maes", email: "rosa.maes@podium.example", number: "0470 99 88 77" },
  }),
  example("rebookReservation", { params: { id: 2 }, body: { showId: 2, seatIds: ["T6-A"] } }),
  example("resendTickets", { params: { id: 1 } }),
  example("listBoxOfficeSeats", { params: { id: 1 } }),
  example("blockSeats", { params: { id: 1 }, body: { seatIds: ["R4-S", "R4-T"], reason: "Eregasten" } }),
  example("changeBlockReason", { params: { id: 1 }, body: { seatIds: ["R4-S"], reason: "Pers" } }),
  example("unblockSeats", { params: { id: 1 }, body: { seatIds: ["R4-A"] } }),
  example("getCashBook", { query: {} }),
  example("listWaitingShows", {}),
  example("listWaitingPeople", { params: { id: 4 } }),
  example("addGuestWish", {
    params: { id: 4 },
    body: {
      guest: { firstname: "Rosa", lastname: "Maas", email: "rosa@podium.example", number: "0470 99 88 77" },
      seats: 2,
      together: true,
      key: "5b0f3d2e-8c41-4f7a-9d26-1e6a7c3b9f50",
    },
  }),
  example("removeWish", { params: { id: 3 } }),
  example("offerByHand", { params: { id: 3 }, body: { seatIds: ["R1-D"] } }),
  example("acceptForGuest", { params: { id: 2 }, body: { paid: "cash" } }),
  example("quoteForGuest", { params: { id: 1 }, body: { seatIds: ["T7-A"], vouchers: [] } }),
  example("reserveForGuest", { params: { id: 1 }, body: { guest: ritaAtThePhone, seatIds: ["T7-A"], paid: "cash" } }),
  example("listReservationMails", { params: { id: 1 } }),
  example("listUnsentMails", {}),
  example("retryMail", { params: { id: 1 } }),
  example("listAudit", { query: { reservationId: 1, page: 1, pageSize: 50 } }),
  example("listShowMessages", { params: { id: 1 } }),
  example("previewShowMessage", { params: { id: 1 }, body: letter }),
  example("testShowMessage", { params: { id: 1 }, body: letter }),
  example("sendShowMessage", { params: { id: 1 }, body: { ...letter, key: letterKey, audience: "CONFIRMED" } }),
  ...showChangeExamples,
  ...contentExamples,
  example("recordExport", { body: { list: "gastenlijst", lines: 120, showId: 1 } }),
  example("getOverview", {}),
  example("getStatistics", {}),
  example("getInstallation", {}),
  example("openQueueBoard", {}),
  example("sendContactMessage", {
    body: { name: "Lies Wouters", email: "lies.wouters@podium.example", message: "Hoe word ik lid?" },
  }),
  example("cancelAccountUnpaid", { params: { id: 2 }, body: { reason: "Niet betaald" } }),
];
