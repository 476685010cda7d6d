import { type RawBuilder, sql } from "kysely";

/** The local date of the show of `shows`, which is the occasion of a reminder. */
export const showEvening = sql<string>`to_char(shows.starts_at at time zone 'Europe/Brussels', 'YYYY-MM-DD')`;

/**
 * Whether a reminder of the show of `shows` is due: the show is near, has not begun and is not cancelled.
 * @param before how long before the start, a PostgreSQL interval
 */
export const isShowNear = (now: Date, before: string): RawBuilder<boolean> =>
  sql<boolean>`(shows.cancelled_at is null and shows.starts_at > ${now}
    and shows.starts_at - ${before}::interval <= ${now})`;

/** Whether it is too early for a reminder of the show of `shows`. @param before a PostgreSQL interval */
export const isShowFar = (now: Date, before: string): RawBuilder<boolean> =>
  sql<boolean>`(shows.starts_at - ${before}::interval > ${now})`;

/** Whether the reminder of `mails` is for the current date of `shows`; a mail of an older version counts as such. */
export const isOfEvening = sql<boolean>`(mails.occasion is null or mails.occasion = ${showEvening})`;
