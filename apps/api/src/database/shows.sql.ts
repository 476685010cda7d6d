import { type RawBuilder, sql } from "kysely";
import type { Venue } from "@podium/shared/site/venue";

/** The hall of the society itself, whose name for visitors is in the settings (VENUE_NAME). */
const OWN_HALL = 1;

/** Venue of a show joined with its `hall_plans` and `halls`; null for the society's own hall at its own address. */
export const venueOfShow = sql<Venue | null>`(
  case when halls.id <> ${sql.lit(OWN_HALL)} or halls.address is not null
  then jsonb_build_object('name', hall_plans.name, 'address', halls.address) end)`;

/** The last change of a show's name, moment or place; needs the same joins. */
export const showChangedAt = sql<Date>`coalesce(greatest(shows.changed_at, halls.address_changed_at), shows.created_at)`;

export const playIsPublished = sql<boolean>`exists (
  select from document_versions where document_versions.document_id = plays.document_id)`;

export const playSlugOfShow = sql<string | null>`(
  select play_slugs.slug from play_slugs join plays on plays.id = play_slugs.play_id
  where play_slugs.play_id = shows.play_id and play_slugs.is_current and ${playIsPublished})`;

export const playTitleOfShow = sql<string | null>`(
  select documents.draft #>> '{title,nl}' from plays join documents on documents.id = plays.document_id
  where plays.id = shows.play_id)`;

export const showDay = sql<string>`to_char(shows.starts_at at time zone 'Europe/Brussels', 'YYYY-MM-DD')`;

/** Whether the show is near, has not begun and is not cancelled. @param before a PostgreSQL interval */
export const isShowNear = (now: Date, before: string): RawBuilder<boolean> =>
  sql<boolean>`(shows.cancelled_at is null and shows.starts_at > ${now}
    and shows.starts_at - ${before}::interval <= ${now})`;

/** Whether it is too early for a reminder of the show of `shows`. @param before a PostgreSQL interval */
export const isShowFar = (now: Date, before: string): RawBuilder<boolean> =>
  sql<boolean>`(shows.starts_at - ${before}::interval > ${now})`;

/** Whether the reminder of `mails` is for the current date of `shows`; a mail of an older version counts as such. */
export const isOfShowDay = sql<boolean>`(mails.occasion is null or mails.occasion = ${showDay})`;
