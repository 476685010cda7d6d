import { pluralOf } from "@podium/shared/words/languages";
import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/own-reservations.tsx";

const plural = pluralOf("en");

export const translation: Translation<typeof dutch> = {
  myReservations: {
    loading: "Loading bookings…",
    loadFailed: "The bookings could not be loaded",
    foundHere: "What you book, you will find here with your tickets.",
  },

  ownReservations: {
    number: "Booking number",
    show: "Performance",
    dateAndTime: "Date and time",
    where: "Where",
    reservedAt: "Booked on",
    seats: "Seats",
    guestCount: "Number of guests",
    email: "Email address",
    phone: "Phone",
    toPay: "To pay",
    paid: "Paid",
    amount: "Amount",
    noneFound: "No bookings found.",
    chooseSeats: "Choose your seats",
    otherSeats: "Choose other seats",
    viewTickets: "View tickets",
    completePayment: "Complete payment",
    payNow: "Pay now",
    payOnline: "Pay online",
    isCancelled: "This booking is cancelled",
    isExpired: "This booking has expired",
    verifyForLonger: (until, link) => (
      <>
        Confirm your email address to keep your seats longer, until {until}: open the link in our email, or{" "}
        {link("ask for a new one in your account")}.
      </>
    ),
    showIsOff: "This performance will not take place",
    chooseYourself: "Choose what happens with your tickets.",
    makeChoice: "Make your choice",
    choiceIsOver:
      "The last day to choose for yourself has passed. Contact us, and together we will choose what happens with your tickets.",
    contactUs: "Contact us",
    addToCalendar: "Add to your calendar",
    makingCalendar: "Preparing the calendar…",
    calendarFailed: "The performance could not be added to your calendar.",
    voucher: (code) => `Gift voucher ${code}`,
    voucherAdded: "The gift voucher is now in the list below the field.",
    notNeeded: "not needed",
    remove: (name) => `Remove ${name}`,
  },

  ticketsDetail: {
    title: "My tickets",
    offline: (when) => `There is no connection now. These are your tickets as they were on ${when}.`,
    loadFailed: "The tickets could not be loaded",
    status: "Status",
    totalPrice: "Total price",
  },

  shownTickets: {
    loading: "Loading tickets...",
    ticket: (of) => `Ticket ${of}`,
    price: (amount) => `Price: ${amount}`,
    passedOn: "Passed on. The new holder has the QR code.",
    showAtEntrance: "Show this QR code at the entrance",
    afterPayment: "QR code available once we receive the payment",
    notValid: "This ticket is no longer valid",
    codeAlt: (place) => `QR code for ${place}`,
    codeFailed: "The QR code could not be drawn. Reload the page.",

    downloadAll: "Download all tickets",
    drawing: (done, all) => `Making the PDF… ${done} of ${all}`,
    downloadFailed: "The PDF could not be made. Check your internet connection and try again.",
    print: "Print",
    addToWallet: (wallet) => `Add to ${wallet}`,
    openOnPhone:
      "Open this page on your phone to add your tickets there. If your seat changes, the ticket on your phone changes with it.",
  },

  unpaidReservations: {
    title: (count) =>
      count === 1 ? "You have an unpaid booking" : `You have ${count} unpaid ${plural(count, "booking", "bookings")}`,
    seatsOf: (show, when, seats) => `${show}, ${when}: ${seats}`,
    toPay: (amount) => <>{amount} to pay.</>,
    toTransfer: "To the bank transfer",
    payOtherwise: "Pay another way",
  },
};
