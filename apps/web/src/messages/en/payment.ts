import { pluralOf } from "@podium/shared/words/languages";
import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/payment.ts";

const plural = pluralOf("en");
const workingDays = (count: number): string => `${count} working ${plural(count, "day", "days")}`;

export const translation: Translation<typeof dutch> = {
  payment: {
    noNumber: "No booking number given",
    loading: "Loading the payment…",
    notLoaded: (why) => `The booking details could not be loaded: ${why}`,
    received: "We have received your payment.",
    nothingToPay: "There is nothing to pay.",
    isConfirmed: "Your booking is confirmed and your tickets are ready.",
    doNotPay: "Do not transfer any money now: the seats have been released.",
    takes: (days) =>
      `With a bank transfer it can take up to ${workingDays(days)} before the payment is processed and you receive your tickets.`,
    payWithin: (days) =>
      `Please pay ${days === null ? "as soon as you can" : `within ${workingDays(days)}`}. You get your tickets as soon as we receive the payment.`,
    tooLate:
      "An ordinary bank transfer will no longer arrive before the performance. Pay online, by instant transfer or at the box office.",
    transferred: "I have made the bank transfer",
    ticketsNow: (way) => `Want your tickets straight away? Pay online with ${way}.`,

    overview: "Overview",
    date: "Date",
    seatCount: "Number of seats",
    tickets: "Tickets",
    totalAmount: "Total amount",
    number: "Booking number",
    account: "Account number",
    beneficiary: "Payee",
    reference: "Reference",
    copy: (label) => `Copy ${label.toLowerCase()}`,
    copied: "Text copied to the clipboard!",
    copyFailed: "The text could not be copied",

    codeAlt: "QR code with the details of the bank transfer",
    scanCode: "Scan this code with your banking app: the transfer is then already filled in.",
    toBankApp: "QR code to your banking app",
    onThisDevice:
      "Is your banking app on this device? Share the QR code with the app, or save it and choose it in the app when scanning. If your app cannot do that, copy the details above.",
    choosePicture:
      "Do you have the picture? Then open your banking app, choose to scan a QR code and pick it. If that does not work, copy the details above.",
    shareFailed: "The QR code could not be shared.",
    codeFile: "bank-transfer.png",
  },

  paymentMethod: {
    MANUAL: "Bank transfer",
    PAYCONIQ: "Bancontact (formerly Payconiq)",
  },

  paymentOutcome: {
    title: "Payment",
    isHandled: "Your payment is being processed",
    doNotPayAgain: "If you have paid, do not pay again.",
    ticketsByMail:
      "Your tickets come by email as soon as your bank confirms the payment, usually within a few minutes. You may close this window.",
    ifNot: "If the payment did not go through, your seats stay booked and you get an email to try again.",
    seatsByMail:
      "As soon as your bank confirms the payment, your seats are changed and you get an email. You may close this window.",
    ifNoSeats: "If the payment did not go through, you keep the seats that you had.",
    toAccount: "To my account",
    toOverview: "To your booking",
    looking: "Looking up the payment…",
    reservation: (id) => `Booking #${id}`,
    goOnOnline: "Continue paying online",
    againOnline: "Try to pay online again",
    byTransfer: "Pay by bank transfer",

    paidBack: "Your payment is being refunded",
    amountComesBack: "We will pay back the amount that you paid.",
    wasPaid: "This booking had already been paid.",
    otherAmount: "The amount paid is not the amount of this booking.",
    isCancelled: "This booking is cancelled.",
    wasCancelled: "The booking had been cancelled in the meantime.",
    voucherShort: "The booking had expired, and the money of the gift voucher has since been used for something else.",
    productsGone: "The booking had expired, and what came with the seats has since sold out.",
    wasExpired: "The booking had expired in the meantime.",
    succeeded: "Your payment was successful",
    confirmed: "Your booking is confirmed",
    ticketsReady: "Your tickets are ready and are also on their way by email.",
    seatsReleased: "The seats have been released.",
    awaitsBank: "We are waiting for your bank to confirm",
    takesSeconds: "This usually takes a few seconds. This page updates by itself. If you have paid, do not pay again.",
    cancelled: "You cancelled the payment",
    tookTooLong: "The payment took too long",
    failed: "The payment did not succeed",
    notPaid: "It has not been paid yet",
    again: "Try again or choose a bank transfer.",
    againAtOnce: "Try again. A bank transfer would not arrive in time for this performance.",
    tooSmall: "This amount is too small to pay online. Choose a bank transfer, or pay at the box office.",
  },

  reservationStatus: {
    PENDING: "Pending",
    CONFIRMED: "Confirmed",
    EXPIRED: "Expired",
    CANCELLED: "Cancelled",
  },
};
