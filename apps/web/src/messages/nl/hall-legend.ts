import { messages } from "../messages.ts";

/** Meanings of the signs on a hall plan, by the state of a seat. */
export const hallLegend = messages("hall-legend", {
  available: "Beschikbaar",
  held: "In een andere winkelwagen",
  occupied: "Bezet",
  own: "Uw reservering",
  mine: "Uw stoelen",
  busy: "Even geduld",
  blocked: "Geblokkeerd",
  scanned: "Gescand",
  expected: "Nog niet gescand",
  free: "Niet verkocht",
  unknown: "Wordt geladen",
});
