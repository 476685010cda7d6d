import type { Translation } from "../messages.ts";
import type { reservationActs } from "../nl/reservation-acts.ts";

export const translation: Translation<typeof reservationActs> = {
  cancel: "Cancel booking",
};
