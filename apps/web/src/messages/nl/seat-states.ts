import { messages } from "../messages.ts";

/** Read out after the name of a seat, by its state. */
export const seatStates = messages("seat-states", {
  available: "beschikbaar",
  held: "in een andere winkelwagen",
  occupied: "bezet",
  own: "uw reservering",
  mine: "door u gekozen",
  busy: "even geduld",
  blocked: "geblokkeerd",
  scanned: "gescand",
  expected: "nog niet gescand",
  free: "vrij",
  unknown: "wordt geladen",
});
