import { showsSayWhere, type Venue, venueLine } from "@podium/shared/site/venue";
import { useSite } from "./site.ts";

interface Shown {
  venue?: Venue | undefined;
}

/** The place of a show, in words for visitors; empty until the site's facts have loaded. */
export function useWhere({ venue }: Shown): string {
  const site = useSite();
  return site ? venueLine(venue, site) : "";
}

/** The place of one of several shows: also empty while all of them are in the society's own venue. */
export function useWhereAmong(shows: readonly Shown[]): (show: Shown) => string {
  const site = useSite();
  return ({ venue }) => (site && showsSayWhere(shows, site) ? venueLine(venue, site) : "");
}
