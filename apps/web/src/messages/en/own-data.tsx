import type { ownData } from "../nl/own-data.tsx";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof ownData> = {
  fileName: (day) => `my-data-${day}`,
  what: "Everything kept with your account, in one file to read and print: your details, your bookings, your payments and the emails you received.",
  download: "Download my data",
  downloadJson: "For another program (JSON)",
  mayDelete: "You can delete your account. We first tell you what happens then.",
  delete: "Delete account",
  whatHappens: "This cannot be undone. What happens:",
  unpaid: (bold) => <>{bold("Unpaid bookings are cancelled")}, and their seats are free again at once.</>,
  waitForPayment: "If you have already made the bank transfer, wait until your payment has been confirmed.",
  ticketsStay: "Paid tickets stay valid.",
  downloadFirst: "Download them first: you cannot reach them here afterwards.",
  about: (names) => `This applies to ${names}.`,
  erased: (hasTickets) =>
    `Your phone number and password are erased at once, your name and email address ${hasTickets ? "one day after your last performance" : "after one day"}. We keep paid bookings without your name for our accounts.`,
  signedOut: "You are signed out everywhere.",
};
