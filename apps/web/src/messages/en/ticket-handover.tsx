import { pluralOf } from "@podium/shared/words/languages";
import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/ticket-handover.tsx";

const plural = pluralOf("en");

export const translation: Translation<typeof dutch> = {
  ticketHandover: {
    cannotCome: "Can't come?",
    passOn: (count) => (count === 1 ? "Pass your ticket on" : "Pass tickets on"),
    giveBack: (count) => (count === 1 ? "Give your ticket back" : "Give tickets back"),
    notLoaded: "The tickets that were passed on and given back could not be loaded.",
  },

  passOn: {
    title: "Pass tickets on",
    intro: "Is somebody else coming in your place? Then we send the ticket to that person.",
    submit: "Pass on",
    passed: (count) =>
      count === 1
        ? "Your ticket has been passed on. The new holder gets an email."
        : "Your tickets have been passed on. The new holder gets an email.",
    failed: "Nothing has been passed on.",
    which: "Which tickets?",
    chooseOne: "Choose at least one ticket.",
    name: "Name of the person who is coming",
    nameMissing: "Enter the name of the person who comes with the ticket.",
    email: "Email address of the person who is coming",
    emailHint: "Check the address carefully: whoever gets the email can come in.",
    emailMissing: "Enter the email address that the ticket goes to.",
    emailWrong: "Enter a valid email address, such as name@example.com.",
    whatItMeans:
      "Your own QR code of that ticket is then no longer valid. You remain the buyer: if money is paid back, you get it. You can take the ticket back until the doors open.",
  },

  passedList: {
    title: "Passed on",
    passedTo: (place, name) => `${place}: passed on to ${name}`,
    wentTo: (email) => `The ticket went to ${email}.`,
    withdraw: "Take back",
    asks: "Take the ticket back?",
    whatItMeans: (place, name) => (
      <>
        The ticket for {place} is then yours again. The QR code of {name} is no longer valid. We tell them by email.
      </>
    ),
    leave: "No, leave it",
    confirm: "Yes, take back",
    withdrawn: "You have your ticket back, with a new QR code.",
    failed: "The ticket has not been taken back.",
  },

  giveBack: {
    title: "Give tickets back",
    oneGoes: (place, show) => (
      <>
        You are giving back {place} for {show}.
      </>
    ),
    chooseBelow: (show) => `Choose below which tickets for ${show} you give back.`,
    keep: "No, keep",
    confirm: (count) => (count < 2 ? "Yes, give back" : `Yes, give ${count} back`),
    which: "Which tickets are you giving back?",
    chooseFirst: "First choose which tickets you give back. You can then read here what happens, before you confirm.",
    thisHappens: "This is what happens:",
    areForSale: (count) => (count === 1 ? "Your ticket is for sale." : "Your tickets are for sale."),
    failed: "Nothing has been given back.",

    noLongerValid: (count) =>
      count === 1
        ? "As soon as you confirm, this ticket is no longer valid at the entrance."
        : "As soon as you confirm, these tickets are no longer valid at the entrance.",
    boughtForVoucher: (count) =>
      `If somebody buys ${count === 1 ? "the seat" : "a seat"}, you get your money back as a gift voucher, by email.`,
    boughtForMoney: (count) =>
      `If somebody buys ${count === 1 ? "the seat" : "a seat"}, you get your money back in your bank account, or at the box office if you paid in cash.`,
    notBought: (count) => `If nobody buys ${count === 1 ? "the seat" : "them"}, you get nothing back.`,
    neverMore:
      "You never get back more than the new buyer pays. If you paid with a gift voucher, the money goes back on that voucher.",
    waitingFirst: (count) =>
      `People on the waiting list may buy the ${count === 1 ? "seat" : "seats"} first. If nobody is on it, anyone can.`,
    canReclaim: "As long as nobody has chosen the seat, you can still keep it.",

    returned: "Given back",
    became: (place, state) => `${place}: ${state.toLowerCase()}`,
    reclaim: "Keep it after all",
    reclaimed: "You keep your seat. Your ticket is valid again.",
    reclaimFailed: "You cannot keep this seat.",
    forSale: "For sale",
    canComeFree: "Can you come after all? Then you can keep this seat again.",
    canCome: "You get an email as soon as somebody buys this seat. Can you come after all? Then you can keep it again.",
    seatChosen: "Somebody has chosen this seat",
    notPaidYet: "It has not been paid for yet. You get an email as soon as somebody pays for this seat.",
    unsold: "Not sold",
    nothingBack: "Nobody bought this seat. You get nothing back for it.",
    sold: "Sold",
    isOthers: "Somebody else now has this seat.",

    restAsVoucher: (all) =>
      `You get ${all} back. What was paid with a gift voucher is back on that voucher. You get the rest as a gift voucher, in a separate email.`,
    restAsMoney: (all) =>
      `You get ${all} back. What was paid with a gift voucher is back on that voucher. You get the rest in your bank account or at the box office.`,
    allOnVoucher: (all) => `${all} is back on the gift voucher that you paid with.`,
    allAsVoucher: (all) => `You get ${all} back. Your gift voucher is on its way, in a separate email.`,
    allAsMoney: (all) => `You get ${all} back, in your bank account or at the box office.`,
    partOnVoucher: (all, part) => `You get ${all} back. ${part} of it is back on the gift voucher that you paid with.`,
    partAsVoucher: (part) => `For ${part} a new gift voucher is on its way, in a separate email.`,
    partAsMoney: (part) => `You get ${part} in your bank account or at the box office.`,
  },

  receivedList: {
    title: "Tickets that you were given",
    notLoaded: "The tickets that somebody else gave you could not be loaded.",
    placesFrom: (places, giver) => `${places}, from ${giver}`,
    view: (count) => (count === 1 ? "View this ticket" : "View these tickets"),
  },

  receivedTickets: {
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
    wasWithdrawn: ({ giver, show, when, count }) =>
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
  },
};
