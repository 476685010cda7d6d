import { fullVenue, type OwnVenue, venueLine } from "@podium/shared/site/venue";
import { clockTime } from "@podium/shared/words/date-formats";
import { inLanguage, type Language } from "@podium/shared/words/languages";
import { type FactRow, link, type MailBlock, note, siteFor, text } from "#modules/records/mails/mails.mail-parts.ts";
import { mailWords } from "#modules/records/mails/mails.words.ts";
import type { SocietyService } from "#modules/records/society/society.service.ts";
import { plusSeconds } from "#platform/process/clock.ts";
import { factsWith, seatRow } from "./reservations.mail-parts.ts";
import type { Reservation } from "./reservations.service.ts";

/** Location of the society's own hall, for a reader of one language. */
export interface VenueFacts extends OwnVenue {
  /** Empty when only the page describes the route */
  route: string;
  routeUrl: string;
  doorsOpenMinutes: number;
}

export type VenueFactsFor = (reader: { language: Language }) => VenueFacts;

/** @param deps.publicUrl without a trailing slash */
export function createVenueFacts(deps: {
  society: Pick<SocietyService, "current">;
  doorsOpenMinutes: number;
  publicUrl: string;
}): VenueFactsFor {
  const { society, doorsOpenMinutes, publicUrl } = deps;
  return (reader) => {
    const { venueName, venueAddress, venueRoute } = society.current();
    const route = inLanguage(venueRoute, reader.language);
    return { venueName, venueAddress, route, routeUrl: `${siteFor(publicUrl, reader)}/contact`, doorsOpenMinutes };
  };
}

/**
 * Blocks for visitors: the facts, when the doors open, where the hall is and how to get there.
 * @param seatRows absent: the seats of the reservation
 */
export function visitBlocks(reservation: Reservation, venue: VenueFacts, seatRows?: readonly FactRow[]): MailBlock[] {
  const { show, language } = reservation;
  const words = mailWords[language];
  const doors = clockTime(plusSeconds(show.startsAt, -60 * venue.doorsOpenMinutes), language);
  const rows: FactRow[] = [
    [words.doorsOpen, words.doorsOpenAt(doors)],
    [words.where, venueLine(show.venue, venue)],
    ...(seatRows ?? [seatRow(reservation)]),
  ];
  return [factsWith(reservation, rows), ...routeBlocks(reservation, venue)];
}

/** Links to the society's page for its own hall, and to a map for another one. */
function routeBlocks({ show, language }: Reservation, venue: VenueFacts): MailBlock[] {
  const words = mailWords[language];
  const { address, isElsewhere } = fullVenue(show.venue, venue);
  if (!isElsewhere) return [...(venue.route ? [note(venue.route)] : []), link(words.route, venue.routeUrl)];
  return [
    text(words.elsewhere(venue.venueName)),
    link(words.map, `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`),
  ];
}
