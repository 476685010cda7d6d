/** The hall of a show that is not in the society's own one, or not at its address. */
export interface Venue {
  /** The hall's name in its plan. */
  name: string;
  /** Null: it has the society's. */
  address: string | null;
}

/** As the settings name them. */
export interface OwnVenue {
  venueName: string;
  venueAddress: string;
}

/**
 * Where guests must be, the one rule for screens, tickets and mails: a hall with an address of its own is called as its
 * plan calls it; another hall of the society stands before the society's, unless that name says it already.
 *
 * @param venue none: the society's own hall
 * @returns `isElsewhere` when the way to the society leads to the wrong place
 */
export function fullVenue(
  venue: Venue | null | undefined,
  { venueName, venueAddress }: OwnVenue,
): { name: string; address: string; isElsewhere: boolean } {
  if (!venue) return { name: venueName, address: venueAddress, isElsewhere: false };
  const { name, address } = venue;
  if (address !== null) return { name, address, isElsewhere: address !== venueAddress };
  const isNamed = venueName.toLowerCase().includes(name.toLowerCase());
  return { name: isNamed ? venueName : `${name}, ${venueName}`, address: venueAddress, isElsewhere: false };
}

/** 'Sporthal, Sportlaan 3, 9999 Dorp' */
export function venueLine(venue: Venue | null | undefined, own: OwnVenue): string {
  const { name, address } = fullVenue(venue, own);
  return `${name}, ${address}`;
}

/** Whether a list of shows says with each where it is: as soon as one of them is not where guests would go unasked. */
export function showsSayWhere(shows: ReadonlyArray<{ venue?: Venue | undefined }>, own: OwnVenue): boolean {
  return shows.some(({ venue }) => venueLine(venue, own) !== venueLine(null, own));
}
