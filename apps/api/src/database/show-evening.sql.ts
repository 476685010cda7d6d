import { type RawBuilder, sql } from "kysely";

/** The day on which the show of `shows` is played, for the theatre: what a reminder is of. */
export const showEvening = sql<string>`to_char(shows.starts_at at time zone 'Europe/Brussels', 'YYYY-MM-DD')`;

/** Whether a reminder is due of the show of `shows`, which has not begun. @param before an interval of the database */
export const isShowNear = (now: Date, before: string): RawBuilder<boolean> =>
  sql<boolean>`(shows.cancelled_at is null and shows.starts_at > ${now}
    and shows.starts_at - ${before}::interval <= ${now})`;

/** Whether a reminder of the show of `shows` is still to come. @param before an interval of the database */
export const isShowFar = (now: Date, before: string): RawBuilder<boolean> =>
  sql<boolean>`(shows.starts_at - ${before}::interval > ${now})`;

/** Whether the mail of `mails` reminds of the evening of `shows`; one that an older version made, of whichever. */
export const isOfEvening = sql<boolean>`(mails.occasion is null or mails.occasion = ${showEvening})`;
