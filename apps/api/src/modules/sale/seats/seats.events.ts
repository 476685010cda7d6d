import { defineEvent } from "#platform/process/events.ts";

/** Seats of a show became queued for its waiting list. Every change of a seat is looked at, so that none is missed. */
export const seatsQueued = defineEvent<{ showId: number }>("seats.queued");
