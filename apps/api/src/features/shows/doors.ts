import { plusSeconds } from "#platform/clock.ts";

/**
 * From then on tickets no longer change by their holders' hands: a telephone at the entrance without a network may have
 * let their old codes in.
 */
export function doorsOpenAt({ startsAt }: { startsAt: Date }, doorsOpenMinutes: number): Date {
  return plusSeconds(startsAt, -60 * doorsOpenMinutes);
}
