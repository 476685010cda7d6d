import type { tickets } from "../nl/tickets.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof tickets> = {
  title: "Tickets",
  description: "Choose your seats on the seating plan and book your tickets for the next performance.",
  weHoldSeats: (minutes) =>
    `We hold your seats for ${minutes} minutes, so that you can take your time to choose and confirm.`,
  loading: "Loading tickets…",
  hallLoading: "Loading hall…",
  loadFailed: "The performances could not be loaded",
};
