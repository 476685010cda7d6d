import { KEPT, type Kept, termInWords, UNUSED_NOTICE } from "@podium/shared/site/retention";
import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/society.tsx";

const PRINCIPLES: Readonly<Record<string, string>> = {
  1: "Perceivable",
  2: "Operable",
  3: "Understandable",
  4: "Robust",
};

const after = (kept: Kept): string => termInWords(KEPT[kept], "en");

export const translation: Translation<typeof dutch> = {
  about: {
    title: "About us",
    history: "Our history",
    contactUs: "Contact us",
    whoWeAre: "Who we are",
  },

  texts: {
    privacy: "Privacy",
    aboutPrivacy: "Which data we keep, why and for how long. No cookies for visitors, no trackers.",
    terms: "Terms",
    aboutTerms: "The terms for booking and paying for tickets.",
    changed: (date) => `Last changed: ${date}.`,
  },

  accessibility: {
    title: "Accessibility",
    description: "How accessible the site and the hall are, what is not possible yet, and whom to ask.",
    lead: "Everyone should be able to choose a seat here, pay for it and come to the performance.",
    ofTheSite: "The site",
    standard:
      "We follow the guidelines WCAG 2.2 at level AA, and the European standard EN 301 549. We check this ourselves; nobody else has audited the site.",
    tested:
      "For each version, automatic tests open every page: in light and in dark colours, on a narrow screen and with text twice as large. They may not find a fault against these criteria of WCAG:",
    principle: (principle, criteria) => `${PRINCIPLES[principle] ?? principle}: ${criteria}`,
    numbers: (link) => (
      <>
        {link("WCAG 2.2")} says what each number means. A test does not see everything: if something does not work, let
        us know.
      </>
    ),
    release: (version, day) => `This applies to version ${version} of the site, of ${day}.`,
    missing: "What is not possible yet",
    plan: (link) => (
      <>
        The seating plan is a drawing. If you cannot work with it, choose ‘List’ above the plan on {link("Tickets")}: it
        has the same seats in words.
      </>
    ),
    paper:
      "The PDF of a ticket has no structure for a screen reader. Everything in it is also on the page of your tickets.",
    map: "The map on Contact comes from OpenStreetMap. The address of the hall is beside it in words.",
    noneKnown: "We know of no other shortcomings.",
    ofTheHall: "The hall",
    hallUnknown:
      "We have not described here yet how accessible the hall is. Ask us before you book, and we will find a good seat together.",
    wheelchairs:
      "If the hall has wheelchair places, they are on the seating plan and in the list, and you can book them yourself.",
    help: "Does something not work, or do you need help?",
    write: (address) => <>Write to {address}. You will get an answer within 14 days.</>,
    noGoodAnswer: "No good answer?",
    supervision: (link) => (
      <>
        In Belgium the FPS Economy supervises the accessibility of what people buy online. You can report it on{" "}
        {link("ConsumerConnect")}.
      </>
    ),
  },

  retention: {
    contactMessages: `A message that you wrote to us: ${after("contactMessages")}.`,
    unpaidReservations: `A booking that was not paid for: until ${after("unpaidReservations")} after the performance.`,
    newsletterRequests: `That you asked for our newsletter without opening the link in the mail: ${after("newsletterRequests")}.`,
    newsletterLeavers: `Your subscription to the newsletter, with what you said then: as long as you are subscribed, and ${after("newsletterLeavers")} after that.`,
    showMessages: `An email to everyone with tickets for a performance, and the fact that you received it: until ${after("showMessages")} after the performance.`,
    waitingLists: `The fact that you were on a waiting list, and what we offered you: until ${after("waitingLists")} after the performance.`,
    waitingRooms: `The fact that you were in the waiting room of a sale, and from which network: ${after("waitingRooms")}.`,
    passedTickets: `Whom you passed a ticket on to, with their name and email address: until ${after("passedTickets")} after the performance.`,
    remarks: `What a volunteer notes with your booking (a wheelchair, for example): until ${after("remarks")} after the performance.`,
    namesOfReservations: `Your name and email address with a paid booking and with its bank transfer: until ${after("namesOfReservations")} after the performance. After that the performance is no longer listed among your own bookings either.`,
    walletPasses: `Which device has a ticket of yours in its wallet: until ${after("walletPasses")} after the performance.`,
    paidReservations: `A paid booking and its payment, for our accounts: until ${after("paidReservations")} after the performance.`,
    namesOfVouchers: `Whom a gift voucher is for, and their email address: ${after("namesOfVouchers")} after it was made. The voucher itself stays valid.`,
    spentVouchers: `A gift voucher with nothing left on it, with what it paid for: ${after("spentVouchers")} after it was last used, for our accounts.`,
    cashShifts: `A shift at the till, with who did it and what was counted: ${after("cashShifts")} after it was closed, for our accounts.`,
    refundAccounts: `The account number you gave us to get your money back: ${after("refundAccounts")}, but not before the money is back with you.`,
    unmatchedTransfers: `A bank transfer that belongs to no booking: ${after("unmatchedTransfers")} after we read it in.`,
    mailedLinks: `The fact that we emailed you a link, an invitation to help or a notice about signing in: until ${after("mailedLinks")} after it was used or expired.`,
    sessions: `On which device and from which network you were signed in, and from which network you booked: until ${after("sessions")} after that ended.`,
    doorDevices: `A device at the entrance: until ${after("doorDevices")} after it was closed.`,
    anonymousAccounts: `The fact that someone chose seats and never said who they were, and from which network: ${after("anonymousAccounts")}.`,
    mailFiles: `An email that the server keeps as a file, as long as it has no mail service: ${after("mailFiles")}.`,
    logLines: `A line in the volunteers' log: ${after("logLines")}.`,
    unverifiedAccounts: `An account that holds nothing, and whose email address was not confirmed when we asked, or that was made for one more purchase without a password: ${after("unverifiedAccounts")} after it was made or last used.`,
    unusedAccounts: `An account that you no longer use: ${after("unusedAccounts")} after you were last signed in or had a performance. We write to you ${termInWords(UNUSED_NOTICE, "en")} before; if you sign in, it stays.`,
    closedAccounts: `Your name and email address after you deleted your account or it ended by such a term: ${after("closedAccounts")}; if you have tickets for a performance still to come, until ${after("closedAccounts")} after the last one.`,
  },

  contact: {
    title: "Contact",
    description: "Send us a message, or see where the hall is and how to get there.",
    ownMail: (address) => <>Would you rather use your own email? Write to {address}.</>,
    call: (number) => <>You can call us on {number}.</>,
    write: "Send a message",
  },

  contactForm: {
    name: "Name",
    nameMissing: "Enter your name.",
    email: "Email",
    emailMissing: "Enter your email address.",
    emailWrong: "Enter a valid email address, such as name@example.com.",
    message: "Message",
    messageMissing: "Write a message.",
    leaveEmpty: "Leave this field empty",
    failed: "Something went wrong while sending the message.",
    send: "Send",
    sending: "Sending...",
    thanks: "Thank you for your message!",
    weAnswer: (address) => <>We will reply to {address} as soon as we can, usually within three days.</>,
    another: "Write another message",
  },

  venue: {
    findHall: "How to find the hall",
    map: (hall) => `Map: ${hall}`,
    showMap: "Show the map",
    mapFrom: "The map comes from OpenStreetMap, which will then see your IP address.",
    openMap: "Open the map in a new window",
  },
};
