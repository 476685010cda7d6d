import type { SeatKind } from "../contracts/hall-plan.ts";
import type { Language } from "#words/languages.ts";

export type SpecialKind = Exclude<SeatKind, "seat">;

interface SeatWords {
  /** Word for one seat of the kind, after a comma. */
  kind: Readonly<Record<SpecialKind, string>>;
  kinds: Readonly<Record<SpecialKind, string>>;
  /** Words for a seat, after its group's name. */
  seat: (label: string) => string;
  seats: (labels: string) => string;
  /** Name of a seat without a known group. */
  alone: (label: string) => string;
  /** Words for several neighbours, by the first and the last label. */
  range: (low: string, high: string) => string;
  and: string;
  returned: string;
  /** Word for seats, after their number. */
  counted: readonly [one: string, other: string];
}

/** Words for seats. Source of the Dutch: specification, screen "Tickets detail"; decisions, section 10. */
export const SEAT_WORDS: Readonly<Record<Language, SeatWords>> = {
  nl: {
    kind: { wheelchair: "rolstoelplaats", companion: "begeleidersplaats", restricted: "beperkt zicht" },
    kinds: { wheelchair: "rolstoelplaatsen", companion: "begeleidersplaatsen", restricted: "beperkt zicht" },
    seat: (label) => `stoel ${label}`,
    seats: (labels) => `stoelen ${labels}`,
    alone: (label) => `Stoel: ${label}`,
    range: (low, high) => `${low} tot ${high}`,
    and: "en",
    returned: "Teruggegeven tickets",
    counted: ["stoel", "stoelen"],
  },
  fr: {
    kind: {
      wheelchair: "place pour fauteuil roulant",
      companion: "place d'accompagnant",
      restricted: "visibilité réduite",
    },
    kinds: {
      wheelchair: "places pour fauteuil roulant",
      companion: "places d'accompagnant",
      restricted: "visibilité réduite",
    },
    seat: (label) => `place ${label}`,
    seats: (labels) => `places ${labels}`,
    alone: (label) => `Place\u00A0: ${label}`,
    range: (low, high) => `${low} à ${high}`,
    and: "et",
    returned: "Billets rendus",
    counted: ["place", "places"],
  },
  en: {
    kind: { wheelchair: "wheelchair place", companion: "companion seat", restricted: "restricted view" },
    kinds: { wheelchair: "wheelchair places", companion: "companion seats", restricted: "restricted view" },
    seat: (label) => `seat ${label}`,
    seats: (labels) => `seats ${labels}`,
    alone: (label) => `Seat: ${label}`,
    range: (low, high) => `${low} to ${high}`,
    and: "and",
    returned: "Tickets given back",
    counted: ["seat", "seats"],
  },
};
