import { pluralOf } from "@podium/shared/words/languages";
import type { Translation } from "../messages.ts";
import type { receivedTickets } from "../nl/received-tickets.ts";

const plural = pluralOf("en");

export const translation: Translation<typeof receivedTickets> = {
  title: "Tickets for you",
  description: "The tickets that somebody passed on to you.",
  openMail: "Press the button in your email",
  whereItIs:
    "Did somebody pass a ticket on to you? Then you got an email from us. The button in that email shows your ticket. If you have an account with that email address, you find the ticket there too.",
  toAccount: "To your account",
  linkFails: "This link does not work",
  useLastMail:
    "The link is not complete, or the performance was long ago. Press the button in the last email that you got from us.",

  payerSettles: (giver) => `You need not do anything: if money was paid for it, we settle that with ${giver}.`,
  isCancelled: (show, when) => `${show} on ${when} has been cancelled.`,
  noLongerYours: (count) => (count === 1 ? "This ticket is no longer yours" : "These tickets are no longer yours"),
  wasTakenBack: ({ giver, show, when, count }) =>
    count === 1
      ? `${giver} passed a ticket on to you for ${show} on ${when}, but has taken it back or given it up. Your QR code is no longer valid at the entrance. Questions? Contact ${giver}.`
      : `${giver} passed tickets on to you for ${show} on ${when}, but has taken them back or given them up. Your QR code is no longer valid at the entrance. Questions? Contact ${giver}.`,
  chooseYourself: "Choose your own seats",

  areForYou: (giver, count) =>
    count === 1
      ? `${giver} passed this ticket on to you. At the entrance, show the QR code, on paper or on the screen of your phone.`
      : `${giver} passed these tickets on to you. At the entrance, show the QR code of each ticket, on paper or on the screen of your phone.`,
  someGone: (count) =>
    count === 1
      ? "One ticket is no longer yours"
      : `${count} ${plural(count, "ticket is", "tickets are")} no longer yours`,
  restIsValid: (giver, count) =>
    count === 1
      ? `${giver} took it back or gave it up. What you see below is still valid.`
      : `${giver} took them back or gave them up. What you see below is still valid.`,
  inNameOf: "In the name of",
  keepMail:
    "Keep the email: with the button in it you can always come back to this page. If you get another seat, it is shown here, and you get a new email.",
};
