import type { Translation } from "../messages.ts";
import type { paymentOutcome } from "../nl/payment-outcome.ts";

export const translation: Translation<typeof paymentOutcome> = {
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
};
