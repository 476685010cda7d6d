import type { seatStates } from "../nl/seat-states.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof seatStates> = {
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
};
