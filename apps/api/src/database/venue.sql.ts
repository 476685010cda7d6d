import { sql } from "kysely";
import type { Venue } from "@podium/shared/site/venue";

/** The hall of the society itself, whose name for visitors is in the settings (VENUE_NAME). */
const OWN_HALL = 1;

/** Venue of a show joined with its `hall_plans` and `halls`; null for the society's own hall at its own address. */
export const venueOfShow = sql<Venue | null>`(
  case when halls.id <> ${sql.lit(OWN_HALL)} or halls.address is not null
  then jsonb_build_object('name', hall_plans.name, 'address', halls.address) end)`;

/** The last change of a show's name, moment or place; needs the same joins. */
export const showChangedAt = sql<Date>`coalesce(greatest(shows.changed_at, halls.address_changed_at), shows.created_at)`;
