import type {
  WaitingList as WaitingListJson,
  WaitingPerson as WaitingPersonJson,
  WaitingPlace as WaitingPlaceJson,
} from "@podium/shared/contracts/waiting-list";
import type { WaitingUser } from "./waiting-list-admin.service.ts";
import type { OfferWithSeats, WaitingPlace } from "./waiting-list.service.ts";

function presentOffer(offer: OfferWithSeats | null): WaitingPlaceJson["offer"] {
  if (!offer) return null;
  const { priceCents, madeAt, expiresAt, ...rest } = offer;
  return { ...rest, price: priceCents / 100, madeAt: madeAt.toISOString(), expiresAt: expiresAt.toISOString() };
}

export function presentPlace({ joinedAt, show, offer, ...place }: WaitingPlace, now: Date): WaitingPlaceJson {
  const { id, name, startsAt, priceCents } = show;
  return {
    ...place,
    joinedAt: joinedAt.toISOString(),
    offer: presentOffer(offer),
    show: { id, name, dateTime: startsAt.toISOString(), pricePerSeat: priceCents / 100 },
    now: now.toISOString(),
  };
}

function presentEntry({ joinedAt, offer, ...entry }: WaitingUser): WaitingPersonJson {
  return { ...entry, joinedAt: joinedAt.toISOString(), offer: presentOffer(offer) };
}

export function presentList({ entries }: { entries: readonly WaitingUser[] }, now: Date): WaitingListJson {
  return { people: entries.map(presentEntry), now: now.toISOString() };
}
