import { pluralOf } from "@podium/shared/words/languages";
import type { chooseForMe } from "../nl/choose-for-me.ts";
import type { Translation } from "../messages.ts";

const plural = pluralOf("en");

export const translation: Translation<typeof chooseForMe> = {
  title: "Choose for me",
  count: "Number of seats",
  fewer: "One seat fewer",
  more: "One seat more",
  withWheelchair: "With a wheelchair",
  hint: "We look for the best free seats next to each other.",
  proposal: "Suggestion",
  proposed: "Suggestion: ",
  take: (count) => plural(count, "Take this seat", "Take these seats"),
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
};
