import type { PlayShow, Play } from "#contracts/plays.ts";
import type { ShownPicture } from "#contracts/pictures.ts";
import { type Language, pathInLanguage } from "#words/languages.ts";
import { localTime } from "#words/date-formats.ts";
import { sharePicturePath } from "./paths.ts";
import { picturePath } from "./picture-path.ts";
import { fullVenue, type OwnVenue } from "./venue.ts";

interface Site {
  publicUrl: string;
  language: Language;
  society: string;
  venue: OwnVenue;
  doorsOpenMinutes: number;
  now: Date;
}

export interface EventFacts {
  play: Play;
  soldOut: ReadonlySet<number>;
  /** Former begin of each moved show, until the holders of its tickets are notified. */
  movedFrom: ReadonlyMap<number, Date>;
}

const SCHEMA = "https://schema.org";
const MOST_IMAGES = 3;
const WIDEST_IMAGE = 1280;
const MINUTE_MS = 60_000;

/** Returns the parts of an address in the form 'Dorpsstraat 1, 9999 Voorbeelddorp'; else the whole as the street. */
function postalAddress(address: string) {
  const parts = /^(?<street>.+?),\s*(?<code>\d{4})\s+(?<place>[^,]+)$/.exec(address)?.groups;
  return {
    "@type": "PostalAddress",
    streetAddress: parts?.street ?? address,
    ...(parts && { postalCode: parts.code, addressLocality: parts.place }),
    addressCountry: "BE",
  };
}

/** Returns absolute addresses of JPEGs, which all search engines read; the poster's first. */
function imagesOf({ slug, poster, photos }: Pick<Play, "slug" | "poster" | "photos">, publicUrl: string): string[] {
  const uploaded = [...(poster ? [poster] : []), ...photos].flatMap(({ id, sizes }: ShownPicture) => {
    const width = sizes.findLast((size) => size <= WIDEST_IMAGE) ?? sizes[0];
    return width === undefined ? [] : [picturePath(id, width, "jpeg")];
  });
  const paths = poster ? uploaded : [sharePicturePath(slug), ...uploaded];
  return paths.slice(0, MOST_IMAGES).map((path) => publicUrl + path);
}

function offerOf(show: PlayShow, soldOut: boolean, { publicUrl, language, now }: Site) {
  const { showId, priceFrom, salesOpenAt, salesCloseAt, cancelled } = show;
  if (cancelled || new Date(salesCloseAt) <= now) return {};
  const opensLater = salesOpenAt !== null && new Date(salesOpenAt) > now;
  const availability = soldOut ? "SoldOut" : opensLater ? "PreOrder" : "InStock";
  return {
    offers: {
      "@type": "Offer",
      url: publicUrl + pathInLanguage(`/tickets?show=${showId}`, language),
      price: priceFrom,
      priceCurrency: "EUR",
      availability: `${SCHEMA}/${availability}`,
      ...(salesOpenAt !== null && { validFrom: localTime(new Date(salesOpenAt)) }),
      validThrough: localTime(new Date(salesCloseAt)),
    },
  };
}

function eventOf(show: PlayShow, { play, soldOut, movedFrom }: EventFacts, site: Site) {
  const { publicUrl, language, society, venue, doorsOpenMinutes } = site;
  const { title, about, slug, director, cast, durationMinutes, minAge } = play;
  const startsAt = new Date(show.dateTime);
  const after = (minutes: number): string => localTime(new Date(startsAt.getTime() + minutes * MINUTE_MS));
  const before = movedFrom.get(show.showId);
  const status = show.cancelled ? "EventCancelled" : before ? "EventRescheduled" : "EventScheduled";
  const where = fullVenue(show.venue, venue);
  return {
    "@context": SCHEMA,
    "@type": "TheaterEvent",
    name: title,
    startDate: localTime(startsAt),
    doorTime: after(-doorsOpenMinutes),
    ...(durationMinutes !== null && { endDate: after(durationMinutes), duration: `PT${durationMinutes}M` }),
    eventStatus: `${SCHEMA}/${status}`,
    ...(before && { previousStartDate: localTime(before) }),
    eventAttendanceMode: `${SCHEMA}/OfflineEventAttendanceMode`,
    location: { "@type": "Place", name: where.name, address: postalAddress(where.address) },
    image: imagesOf(play, publicUrl),
    ...(about !== "" && { description: about }),
    ...(minAge !== null && { typicalAgeRange: `${minAge}-` }),
    organizer: { "@type": "Organization", name: society, url: publicUrl },
    performer: [
      { "@type": "PerformingGroup", name: society },
      ...cast.map(({ name }) => ({ "@type": "Person", name })),
    ],
    ...(director !== "" && { director: { "@type": "Person", name: director } }),
    ...offerOf(show, soldOut.has(show.showId), site),
    url: publicUrl + pathInLanguage(`/voorstelling/${slug}`, language),
  };
}

/** Returns the schema.org event of each show of a play, for search engines (by Google's rules for Event). */
export const eventsJsonLd = (facts: EventFacts, site: Site) =>
  facts.play.evenings.map((show) => eventOf(show, facts, site));

/** Returns JSON for a `<script>` of data; no text in it can end the element. */
export const scriptText = (data: unknown): string => JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
