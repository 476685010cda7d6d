import { plusSeconds } from "#platform/process/clock.ts";

/**
 * The moment from which holders no longer change their tickets: an entrance device without a network may have let the
 * old codes in.
 */
export function doorsOpenAt({ startsAt }: { startsAt: Date }, doorsOpenMinutes: number): Date {
  return plusSeconds(startsAt, -60 * doorsOpenMinutes);
}
