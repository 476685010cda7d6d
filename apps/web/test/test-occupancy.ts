import type { ShowOccupancy } from "@podium/shared/contracts/statistics";

/** A show without reserved seats. */
export const testOccupancy = (more: Partial<ShowOccupancy> = {}): ShowOccupancy => ({
  id: 1,
  name: "De vrek",
  dateTime: "2026-12-05T19:00:00.000Z",
  hallPlanId: 1,
  seatsTotal: 193,
  scanned: [],
  expected: [],
  unpaid: [],
  blocked: [],
  ticketTypes: [],
  ...more,
});
