import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/reservation-changes.tsx";

export const translation: Translation<typeof dutch> = {
  reservationActions: {
    cancel: "Cancel booking",
  },

  cancelOwn: {
    title: "Cancel this booking?",
    ends: (id, show) => (
      <>
        Your booking no. {id} for {show} then ends at once:
      </>
    ),
    becomeFree: (places, count) => `${places} ${count === 1 ? "becomes" : "become"} free for somebody else.`,
    nothingToPay: "You no longer have to pay anything.",
    onVoucher: (code, amount) => `${amount} goes back on your gift voucher ${code}.`,
    paidAlready: "Have you already transferred the amount? Then do not cancel, but contact us.",
    noWayBack: "This cannot be undone.",
    keep: "No, keep it",
    confirm: "Yes, cancel",
    cancelled: "Your booking is cancelled.",
    failed: "Your booking has not been cancelled.",
  },

  otherSeats: {
    reservationLoading: "Loading your booking…",
    hallLoading: "Loading the hall...",
    noLonger: "You can no longer choose other seats here",
    isEnded: "This booking is cancelled or has expired.",
    doorsOpen: "The doors are opening. Ask at the box office.",

    chooseBelow: "Choose a free seat below. Nothing changes until you confirm.",
    newSeat: "Your new seat",
    seatNow: "Your seat now",
    givesUp: "you give this up",
    yourSeat: "Your seat",
    forWhichSeat: "Which seat do you want to change?",
    chooseTicket: "First choose below which ticket is to move.",
    passedTo: (name) => `(passed on to ${name})`,
    stays: "stays",
    chooseFree: "choose a free seat",
    staysOrChoose: "stays, or choose another seat",
    keepAfterAll: (seat) => `Keep ${seat} after all`,
    hadChanged: "Your seats have changed in the meantime. Check them, and choose again if you still want to.",
    lost: (seats) => `${seats.join(", ")} ${seats.length === 1 ? "is" : "are"} no longer free. Choose another seat.`,
    costs: "What it costs",
    ticketsByMail: (count) =>
      `You get your new tickets by email. The old tickets of ${count === 1 ? "this seat" : "these seats"} are then no longer valid.`,
    cannot: "That is not possible.",
    failed: "Your seats have not changed.",
    lookAtSeats: "First look above whether your seats have already changed.",
    useOrClear: "Under ‘Gift voucher’, press ‘Use’, or clear the field.",
    goBack: "Back without other seats",
    viewOwnTickets: "View your tickets",
    viewPayment: "View the payment",
    moved: "You now have other seats.",
    areYours: (seats) => `${seats.join(", ")} ${seats.length === 1 ? "is now your seat" : "are now your seats"}.`,
    newByMail: "You get your new tickets by email.",

    giftVoucher: "Gift voucher",
    use: "Use",
    voucherRefused: "This gift voucher cannot be used.",
    yourVouchers: "Your gift vouchers",

    onVoucher: (amount) => `${amount} goes back on your gift voucher.`,
    samePrice: "The price stays the same.",
    otherPrice: (now, before) => `You then pay ${now} instead of ${before}.`,
    cannotPayHere: (more) =>
      `These seats cost ${more} more. You cannot pay that here, except with a gift voucher: the box office will gladly help you.`,
    payMore: (due) => `You pay ${due} extra. Until you have paid, you keep the seats that you have now.`,
    payMoreBeside: (due, byVouchers) =>
      `You pay ${due} extra, besides ${byVouchers} with your gift voucher. Until you have paid, you keep the seats that you have now.`,
    voucherPays: (amount) => `Your gift voucher pays ${amount}: you have nothing extra to pay.`,
    nothingMore: "The price stays the same: you have nothing extra to pay.",
    nothingBack: (less) => `These seats cost ${less} less. You do not get that back.`,
    backAsVoucher: (amount) => `You get ${amount} back as a gift voucher, by email.`,
    backAsMoney: (amount) => `You get ${amount} back: we pay you that amount.`,
    confirmAndPay: (due) => `Pay ${due} extra`,
    confirm: "Choose these seats",

    mustPay: (due) => `You still have to pay ${due} extra.`,
    stillFree: ({ to, count, time, from }) => (
      <>
        {to} {count === 1 ? "stays" : "stay"} free for you for another {time}. Until you have paid, you keep {from}.
      </>
    ),
    noneAfterAll: "No other seats after all",
    youSitNow: (seats) => `You now have ${seats}.`,
    ticketsReady:
      "Your new tickets are ready, and you also get them by email. Throw away the old tickets of those seats.",
    paidTooLate: (due) =>
      `Your payment of ${due} came when those seats were no longer free for you. We will pay that amount back.`,
    chooseAgain: "You keep the seats that you had. You can choose again.",
  },
};
