import type { placeQuestion } from "../nl/place-question.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof placeQuestion> = {
  otherPlace: "Choose another place",
  take: "Take this place",
  restrictedTitle: (seat) => `${seat}: restricted view`,
  restricted: "This seat has a restricted view of the stage. Take it anyway?",
  wheelchairTitle: (seat) => `${seat}: wheelchair place`,
  wheelchair: "There is no chair at this place: you bring your own wheelchair.",
  companionTitle: (seat) => `${seat}: companion seat`,
  takeTogether: (wheelchairPlace) =>
    `This seat is for someone who comes with a wheelchair user. Take it together with the wheelchair place (${wheelchairPlace}). There is no chair at that place.`,
  takeBoth: "Take both places",
  wheelchairPlaceTaken:
    "This seat is for someone who comes with a wheelchair user. The wheelchair place next to it is no longer free: please choose another seat. On the day of the performance anyone can take this seat.",
};
