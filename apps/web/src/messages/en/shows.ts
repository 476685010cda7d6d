import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/shows.ts";

export const translation: Translation<typeof dutch> = {
  home: {
    nextShow: "Next performance",
    playedLately: "Recently performed",
    allPlays: "All plays",
    allPlaysSince: (year) => `All plays since ${year}`,
    pastPlays: "Past plays",
    aboutUs: "About us",
    tickets: "Tickets",
  },

  nextShow: {
    loading: "Loading performance…",
    curtainClosed: "The curtain is down for a while",
    nonePlanned: "No performance is planned at the moment. We are rehearsing: come back soon for the new dates.",
    seePlayed: "See what we have performed",
    writeUs: "Ask us a question",
    alsoPlanned: "Also coming up",
  },

  nextShowCard: {
    title: "Next performance",
    date: "Date",
    start: "Starts at",
    price: "Price",
    aboutPlay: "About this play",
  },

  shows: {
    oclock: (time) => time,
    from: (price) => `from ${price}`,
    perSeat: (price) => `${price} per seat`,
    chooseSeats: "Choose your seats",
    seeHall: "View the hall",
    cancelled: "Cancelled",
    soldOut: "Sold out",
    lastPlace: "1 seat left",
    lastPlaces: (count) => `Last ${count} seats`,
    placesFree: (free, total) => `${free} of ${total} seats left`,
    onSaleFrom: (when) => `On sale from ${when}`,
    isCancelled: "This performance will not take place. Everyone who had tickets was sent an email.",
    presale: "Do you have a presale code? Enter it above the seating plan: then you can choose your seats now.",
    saleClosed: "Online sales have closed. Ask at the box office whether there are any seats left.",
    followShows: "All performances in your calendar",
  },

  cardForOtherSites: {
    curtainClosed: "The curtain is down for a while",
    nonePlanned: "No performance is planned at the moment. We are rehearsing: come back soon.",
    toSite: "To our site",
    seeShow: "View the performance",
    saleClosed: "Online sales closed",
    lastPlaces: "Last seats",
    placesFree: "Seats available",
  },
};
