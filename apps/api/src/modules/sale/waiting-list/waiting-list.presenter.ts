import type {
  WaitingList as WaitingListJson,
  WaitingPerson as WaitingPersonJson,
  WaitingPlace as WaitingPlaceJson,
} from "@podium/shared/contracts/waiting-list";
import type { WaitingPerson } from "./waiting-list-admin.service.ts";
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

function presentPerson({ joinedAt, offer, ...person }: WaitingPerson): WaitingPersonJson {
  return { ...person, joinedAt: joinedAt.toISOString(), offer: presentOffer(offer) };
}

export function presentList({ people }: { people: readonly WaitingPerson[] }, now: Date): WaitingListJson {
  return { people: people.map(presentPerson), now: now.toISOString() };
}
