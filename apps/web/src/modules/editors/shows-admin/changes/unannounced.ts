import type { Show } from "@podium/shared/contracts/shows";
import { serverNow } from "#platform/server-clock.ts";

export type UnannouncedShow = Show & { told: NonNullable<Show["told"]> };

/** Whether holders must still be notified of a change; else they come on the wrong day, or to the wrong place. */
export const isUnannounced = (show: Show): show is UnannouncedShow =>
  show.told !== undefined && show.cancelledAt === undefined && Date.parse(show.dateTime) > serverNow();

/** Whether the show is again as most holders know it; those who reserved in between know it otherwise. */
export const isPutBack = ({ told, ...show }: UnannouncedShow): boolean =>
  show.dateTime === told.dateTime && !isElsewhere(show, told);

export const isElsewhere = (one: Pick<Show, "venue">, other: Pick<Show, "venue">): boolean =>
  JSON.stringify(one.venue) !== JSON.stringify(other.venue);
