export interface Venue {
  name: string;
  /** Null: the society's address. */
  address: string | null;
}

export interface OwnVenue {
  venueName: string;
  venueAddress: string;
}

/**
 * A hall with its own address has its plan's name; another hall of the society stands before the society's name, unless
 * that contains it. @returns `isElsewhere` if the hall is not at the society's address
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

export function venueLine(venue: Venue | null | undefined, own: OwnVenue): string {
  const { name, address } = fullVenue(venue, own);
  return `${name}, ${address}`;
}

/** Whether a list must name the hall of each show, because at least one is not in the society's own hall. */
export function showsSayWhere(shows: ReadonlyArray<{ venue?: Venue | undefined }>, own: OwnVenue): boolean {
  return shows.some(({ venue }) => venueLine(venue, own) !== venueLine(null, own));
}
