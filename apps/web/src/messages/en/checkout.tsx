import { pluralOf } from "@podium/shared/words/languages";
import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/checkout.tsx";

const plural = pluralOf("en");

export const translation: Translation<typeof dutch> = {
  confirm: {
    title: "Confirm booking",
    cartLoading: "Loading your basket…",
    toReservations: "To your bookings",
    notLoaded: "The data could not be loaded",
    seatsStay: "Your seats are kept for you in the meantime.",
    noReservation: "No booking found.",
    timeIsUp: "Your time is up and your seats are free again. Choose them again if they are still there.",
    noneChosen: "You have not chosen any seats yet.",
    seatsGone:
      "Your seats are no longer in your basket: they were released, here or in another window. Choose them again if they are still there.",
    isMade: "Your booking has been made",
    made: (id, show) => `It is booking #${id} for ${show}.`,
    lostResponse: "You confirmed it already: the response did not arrive here, or you did so in another window.",
    justMade: (id, show) => `You have just made booking #${id} for ${show}`,
    toMade: "To this booking",
    otherShow: "You chose another performance in another window",
    otherShowHere: "This is what is in your basket now. Your seats for the earlier performance are free again.",
    noSeats: "First choose at least one seat",
    failed: "Something went wrong when confirming your booking. Try again later.",

    place: "Venue: ",
    yourSeats: "Your seats",
    yourDetails: "Your details",
    editInAccount: "Change in your account",
    firstName: "First name",
    lastName: "Last name",
    code: "Code",
    payment: "Payment",
    nothingToPay: "You have nothing to pay: your tickets are ready as soon as you confirm.",
    voucherPaysAll:
      "You have nothing to pay: your gift voucher covers it all, and your tickets are ready as soon as you confirm.",
    method: "Payment method",
    onlineHint: "You pay online straight away, with your banking app or card.",
    onlineFrom: (amount) => `You can pay online from ${amount}.`,
    transferHint: "You transfer the amount yourself.",
    transferTooLate: "A bank transfer would not arrive in time for this performance.",
    onlyAtBoxOffice: "This amount can now only be paid at the box office. Contact us to book.",
    transferTakes: (days) =>
      `With a bank transfer, confirmation can take up to ${days} working ${plural(days, "day", "days")}.`,

    codeOrVoucher: "Discount, sponsor or presale code, or gift voucher",
    validate: "Check code",
    validating: "Checking...",
    tooFewTickets: "Not enough tickets available",
    oneCode:
      "Each booking can use one code, besides gift vouchers. Remove the code below if you would rather use this one.",
    alsoVoucher: "Use a gift voucher too",
    yourCodes: "Your codes and gift vouchers",
    sponsorCode: (code) => `Sponsor code ${code}`,
    presaleCode: (code) => `Presale code ${code}`,
    discountCode: (code) => `Discount code ${code}`,
    reservesEarlier: "you book earlier",
    tooManyVouchers: (most) =>
      `You can use at most ${most} gift ${plural(most, "voucher", "vouchers")} together. Remove one.`,

    total: "Total",
    insteadOf: "Instead of ",
    noRefund:
      "Tickets for a performance on a fixed date are not refunded. You can choose other seats or pass your tickets on.",
    backAsVoucher:
      "Can't come? You can give your tickets back until the doors open. If somebody else buys your seat, you get a gift voucher.",
    backAsMoney:
      "Can't come? You can give your tickets back until the doors open. If somebody else buys your seat, you get your money back.",
    agree: (link) => <>I agree to the {link("terms")}</>,
    confirmAndPay: "Confirm and pay",
    confirmFree: "Confirm for good",
    confirming: "Confirming...",
    backToTickets: "Back to tickets",

    stillToDo: (missing) => `Still to do: ${missing.join(", ")}.`,
    doChooseSeat: "choose at least one seat",
    doAwaitForm: "wait until the form is there",
    doOpenLink: "open the link in your mailbox, or use another email address",
    doFillInDetails: "complete your details in your account",
    doGivePresaleCode: "enter your presale code",
    doTakeFewerSeats: "take fewer seats or another code",
    doTakeOtherCode: "take another code, or none",
    doAwaitType: "wait until your choice is saved",
    doSaveGift: "add the amount of your donation, or clear the field",
    doValidate: "check what you typed under ‘Code’, or clear the field",
    doRemoveCode: "remove the code or gift voucher that you cannot use",
    doAskAmount: "ask for the amount again under ‘Code’",
    doAwaitAmount: "wait until the amount is there",
    doChooseMethod: "choose how you pay",
    doAcceptTerms: "accept the terms",
  },

  gift: {
    question: "Would you like to support the society?",
    hint: "You choose an amount yourself, which is added to your total. Discounts and gift vouchers do not apply to it.",
    add: "Add",
    change: "Change",
    changed: (amount: string | null, total: string) =>
      amount === null ? `No donation. Total ${total}.` : `Donation of ${amount}. Total ${total}.`,
    refused: "Enter an amount such as 5 or 2.50, at most 10,000 euros. Or clear the field.",
    failed: "Something went wrong when saving your donation. Please try again.",
    notYetChanged: "The connection is lost for a moment. Your donation is not saved yet.",
  },

  presaleCode: {
    signInFirst:
      "The sale is not open yet. Do you have a presale code? Sign in or continue without a password: then you enter it here and choose your seats.",
    notOpenYet: "The sale is not open yet. With a presale code you can already choose your seats.",
    code: "Presale code",
    fillIn: "Enter your presale code.",
    validating: "Checking...",
    use: "Use this code",
    chooseNow: (accepted) => `${accepted} Now choose your seats.`,
    notEarlier: "This code does not let you book earlier. You can use it as soon as the sale is open.",
  },

  detailsForm: {
    openForSeats: "Open the link on this device: your seats then come along to your account.",
    openAndReturn: "Open the link, and then come back here.",
    otherEmail: "Use another email address",
    knowPassword: "Do you know your password?",
    signIn: "Sign in",
    seatsStay: "Your seats are kept for you.",
  },

  continueWithout: {
    entered: "You can now choose seats. You give your name and email address afterwards.",
    entering: "One moment...",
    enter: "Continue without a password",
  },

  reservationSuccess: {
    title: "Your booking",
    thanks: "Thank you for your booking",
    loading: "Loading the booking…",
    loadFailed: "The booking could not be loaded",
    name: "Name",
    awaitsPayment: "You get your tickets as soon as we receive your payment. This page updates by itself.",
    toHome: "To the home page",
  },

  withoutPassword: {
    title: "Coming back later",
    text: "You do not need a password: choose a sign-in link when you sign in, and you will find your bookings and tickets again. Would you still like a password or a passkey (signing in with your finger, face or PIN)? You can always set one in your account.",
    choose: "Choose a password",
  },
};
