import type { Translation } from "../messages.ts";
import type { ownReservations } from "../nl/own-reservations.tsx";

export const translation: Translation<typeof ownReservations> = {
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
};
