import { pluralOf } from "@podium/shared/words/languages";
import type { Translation } from "../messages.ts";
import type { payment } from "../nl/payment.ts";

const plural = pluralOf("en");
const workingDays = (count: number): string => `${count} working ${plural(count, "day", "days")}`;

export const translation: Translation<typeof payment> = {
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
};
