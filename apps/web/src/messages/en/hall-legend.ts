import type { hallLegend } from "../nl/hall-legend.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof hallLegend> = {
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
};
