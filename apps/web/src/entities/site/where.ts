import { showsSayWhere, type Venue, venueLine } from "@podium/shared/venue";
import { useSite } from "./site.ts";

interface Shown {
  venue?: Venue | undefined;
}

/** Where a show is, as its guests read it; empty until the site's facts are there. */
export function useWhere({ venue }: Shown): string {
  const site = useSite();
  return site ? venueLine(venue, site) : "";
}

/** The place of one of several shows: empty as well while all of them are where guests would go unasked. */
export function useWhereAmong(shows: readonly Shown[]): (show: Shown) => string {
  const site = useSite();
  return ({ venue }) => (site && showsSayWhere(shows, site) ? venueLine(venue, site) : "");
}
