import { pluralOf } from "@podium/shared/words/languages";
import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/hall.ts";

const plural = pluralOf("en");

export const translation: Translation<typeof dutch> = {
  hall: {
    view: "View of the hall",
    plan: "Seating plan",
    planOfHall: "Seating plan",
    list: "List",
    listOfSeats: "List of seats",
    legend: "Key",
    seat: (label) => `Seat ${label}`,
    proposed: "suggested",
    ownWheelchair: ": you bring your own wheelchair",
    free: (count) => `${count} left`,
    full: "full",
    chosen: (count) => `${count} chosen`,
    zoomInHere: "choose to zoom in",
    andOthers: (group, count) => `${group} and ${count} ${plural(count, "other", "others")}`,
    tapToZoom: "Tap to zoom in.",
    keysOfBlocks:
      "The arrow keys take you to the next block; with Enter or the space bar you see the seats of a block.",
    keysToPick:
      "The arrow keys take you to the next seat; with Enter or the space bar you choose a seat or give it back.",
    keysToRead: "The arrow keys take you to the next seat.",
    keysOfList:
      "Arrows go to another seat, row or table, a letter to the seat with that name. With Tab you leave the list.",
    zoom: "Zoom",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    showAll: "Show the whole hall",
  },

  hallAreas: {
    free: (count) => `${count} free`,
    full: "full",
    chosen: (count) => `${count} chosen`,
    own: (count) => `${count} yours`,
    freeOf: (free, capacity, words) => (capacity === 1 ? `${free} of 1 place free` : `${free} of ${words} places free`),
    perPlace: (price) => `${price} per place`,
    loading: "loading",
  },

  areaQuestion: {
    howMany: (area) => `${area}: how many places?`,
    count: "Number of places",
    fewer: "One place fewer",
    more: "One place more",
    left: (free, capacity) => `${free} of ${capacity} places still free.`,
    noneLeft: "No place is free any more.",
    have: (count) => (count === 1 ? "You have 1." : `You have ${count}.`),
    cartHolds: (room) =>
      room <= 0
        ? "Your basket is full: it holds 20 places."
        : `Your basket holds 20 places: you can take ${room} more.`,
    together: (price) => `${price} together`,
    take: (count) => (count === 1 ? "Take 1 place" : `Take ${count} places`),
    choose: (count) => (count === 0 ? "Choose no place" : count === 1 ? "Choose 1 place" : `Choose ${count} places`),
    giveBack: (count) => (count === 1 ? "Give your place back" : `Give all ${count} back`),
    onlyLeft: (left) => (left === 1 ? "Take the last place" : `Take the ${left} that are left`),
    close: "Close",
  },

  hallLegend: {
    available: "Available",
    held: "In another basket",
    occupied: "Taken",
    own: "Your booking",
    mine: "Your seats",
    busy: "One moment",
    blocked: "Blocked",
    scanned: "Scanned",
    expected: "Not scanned yet",
    free: "Not sold",
    unknown: "Loading",
  },

  seatStates: {
    available: "available",
    held: "in another basket",
    occupied: "taken",
    own: "your booking",
    mine: "chosen by you",
    busy: "one moment",
    blocked: "blocked",
    scanned: "scanned",
    expected: "not scanned yet",
    free: "free",
    unknown: "loading",
  },
};
