import type { Show } from "@podium/shared/contracts/shows";
import { serverNow } from "#platform/server-clock.ts";

export type UntoldShow = Show & { told: NonNullable<Show["told"]> };

/** Ticket holders who were not notified would come on the wrong day, or to the wrong place. */
export const isUntold = (show: Show): show is UntoldShow =>
  show.told !== undefined && show.cancelledAt === undefined && Date.parse(show.dateTime) > serverNow();

/** As most of them know it; who reserved while it was otherwise does not. */
export const isPutBack = ({ told, ...show }: UntoldShow): boolean =>
  show.dateTime === told.dateTime && !isElsewhere(show, told);

export const isElsewhere = (one: Pick<Show, "venue">, other: Pick<Show, "venue">): boolean =>
  JSON.stringify(one.venue) !== JSON.stringify(other.venue);
