import { pluralOf } from "@podium/shared/words/languages";
import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/tickets.ts";

const plural = pluralOf("en");

export const translation: Translation<typeof dutch> = {
  tickets: {
    title: "Tickets",
    description: "Choose your seats on the seating plan and book your tickets for the next performance.",
    weHoldSeats: (minutes) =>
      `We hold your seats for ${minutes} minutes, so that you can take your time to choose and confirm.`,
    loading: "Loading tickets…",
    hallLoading: "Loading hall…",
    loadFailed: "The performances could not be loaded",
  },

  showNavigator: {
    chooseShow: "Choose a performance",
    previous: "Previous performance",
    next: "Next performance",
  },

  ticketsNoShows: {
    title: "No performance is planned at the moment",
    later: "As soon as the next performance goes on sale, you can choose your seats here.",
    ask: "Ask us a question",
  },

  ticketsHall: {
    emptyFailed: "Your basket could not be emptied. Please try again.",
    anotherShow: "another performance",
    otherShow: "You chose another performance in another window",
    seatsFree: "Your seats for this performance are free again.",
  },

  notYetWords: {
    before:
      "The sale is not open yet. You can already look at the hall and the prices; you can choose seats once you are let in.",
    waiting: "It is not your turn yet. Meanwhile you can look at the hall and the prices.",
  },

  ticketsClearCart: {
    title: "Empty your basket?",
    description: (seats, show) =>
      `Your basket has ${seats} for ${show}. If you choose another performance, your basket is emptied and others can book what was in it.`,
    keep: "Keep my seats",
    empty: "Empty my basket",
  },

  ticketsSoldOut: {
    announced: "Sold out. There is no seat left.",
    title: "Sold out",
    noSeatButList:
      "There is no seat left. If a seat becomes free, we email whoever has been on the waiting list the longest.",
    noSeat: "There is no seat left.",
    anotherShow: "There are still seats on another evening:",
    question: "Do you have a question?",
    contact: "Contact",
  },

  seatPicker: {
    planOf: (show) => `Seating plan for ${show}`,
    planLoading: "Loading seating plan…",
    listLoading: "Loading list…",
    seatsFailed: "The available seats could not be loaded",
    planFailed: "The seating plan could not be loaded",
    legend: "Key",
    seatsLoading: "Loading seats…",
    noneFree: "No seat left",
    free: (seats) => `${seats} free`,
    view: "View",
    plan: "Plan",
    list: "List",
    connectionLost: "Connection lost, reconnecting…",
    noProposer: "We could not look for seats. Check your internet connection and try again.",
    signInNeeded: "Please sign in",
    whySignIn: "You need to be signed in to book seats.",
    orWithout: "No password? You can also continue without one.",
    signIn: "Sign in",
    noAccount: "No account yet?",
    register: "Register here",
    preselected: (seats) => `Chosen: ${seats}.`,
    heldOnceIn: "We hold this for you as soon as you sign in or continue.",
    heldForCast: "held for the actors",
  },

  castSeats: {
    loading: "Opening your link…",
    title: "Seats for the actors' family",
    titleOf: (name) => `Seats for the family of ${name}`,
    left: (left, taken, until) =>
      `With this link you can choose ${left} ${taken > 0 ? "more " : ""}${left === 1 ? "seat" : "seats"} of those that we hold for the actors, until ${until}. They are ringed on the plan.`,
    allTaken: (seats) =>
      seats === 1 ? "The seat of this link has been chosen." : `The ${seats} seats of this link have been chosen.`,
    noneHeld:
      "None of the seats that we hold for the actors is left now. If one is still in somebody's basket, it may come back here.",
    othersFree: "You can also choose the other free seats.",
    chooseFree: "Choose from the free seats.",
    notOpened: "This link opens no seats",
    failed: "The seats of your link could not be loaded.",
    again: "Try again",
  },

  chooseForMe: {
    title: "Choose for me",
    count: "Number of seats",
    fewer: "One seat fewer",
    more: "One seat more",
    withWheelchair: "With a wheelchair",
    hint: "We look for the best free seats next to each other.",
    proposal: "Suggestion",
    proposed: "Suggestion: ",
    choose: (count) => plural(count, "Take this seat", "Take these seats"),
    chooseMyself: "Choose myself",
    isSplit: (count) =>
      `There are no longer ${count} free seats next to each other anywhere. Would you rather wait for them? Then join the waiting list. We do not keep these seats for you in the meantime.`,
    tooFewSeats: (count) =>
      plural(
        count,
        "There is no seat left. Please join the waiting list.",
        `There are fewer than ${count} seats left. Choose fewer, or join the waiting list.`,
      ),
    tooFewPlaces: (count) =>
      plural(count, "There is no seat left.", `There are fewer than ${count} seats left. Choose fewer.`),
    noWheelchairPlace: "There is no wheelchair place left. Please contact us and we will look for a place together.",
    wheelchairPlaces: (seats) => `Wheelchair place: ${seats}. You bring your own wheelchair.`,
    companionPlaces: (seats) => `Companion seat: ${seats}.`,
    restrictedPlaces: (seats) => `Restricted view: ${seats}.`,
  },

  placeQuestion: {
    otherPlace: "Choose another place",
    choose: "Take this place",
    restrictedTitle: (seat) => `${seat}: restricted view`,
    restricted: "This seat has a restricted view of the stage. Take it anyway?",
    wheelchairTitle: (seat) => `${seat}: wheelchair place`,
    wheelchair: "There is no chair at this place: you bring your own wheelchair.",
    companionTitle: (seat) => `${seat}: companion seat`,
    chooseTogether: (wheelchairPlace) =>
      `This seat is for someone who comes with a wheelchair user. Take it together with the wheelchair place (${wheelchairPlace}). There is no chair at that place.`,
    chooseBoth: "Take both places",
    wheelchairPlaceNotFree:
      "This seat is for someone who comes with a wheelchair user. The wheelchair place next to it is no longer free: please choose another seat. On the day of the performance anyone can take this seat.",
  },

  seatType: {
    typeOf: (seat) => `Ticket type for ${seat}`,
    offSale: "No longer on sale: you keep it",
    changed: (seat, total) => `Ticket type for ${seat} changed. Total ${total}.`,
    failed: "Something went wrong while changing the ticket type. Please try again later.",
    notYetChanged: "There is no connection at the moment. This ticket type has not been changed yet.",
  },

  priceList: {
    title: "Prices",
    perSeat: "Per seat",
    typeLater: "You choose the ticket type in your basket or before you confirm.",
  },
};
