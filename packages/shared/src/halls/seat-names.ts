import type { SeatKind } from "#contracts/hall-plan.ts";
import { countedPlaces } from "#words/counted-places.ts";
import { LOCALES } from "#words/date-formats.ts";
import { FIRST_LANGUAGE, type Language, pluralOf } from "#words/languages.ts";

type SpecialKind = Exclude<SeatKind, "seat">;

interface SeatWords {
  kind: Readonly<Record<SpecialKind, string>>;
  kinds: Readonly<Record<SpecialKind, string>>;
  seat: (label: string) => string;
  seats: (labels: string) => string;
  alone: (label: string) => string;
  range: (low: string, high: string) => string;
  and: string;
  returned: string;
  counted: readonly [one: string, other: string];
  places: (count: number) => string;
}

/** Source of the Dutch: specification, screen "Tickets detail"; decisions, section 10. */
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
    places: (count) => `${count} plaatsen`,
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
    places: (count) => `${count} places`,
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
    places: (count) => `${count} places`,
  },
};

export interface NamedSeat {
  readonly seatId: string;
  readonly group: string;
  readonly label: string;
  readonly kind?: SeatKind | undefined;
}

export const KIND_WORDS = SEAT_WORDS[FIRST_LANGUAGE].kind;

const isSpecial = (kind: string | undefined): kind is SpecialKind =>
  kind !== undefined && Object.hasOwn(SEAT_WORDS[FIRST_LANGUAGE].kind, kind);

export function kindWord({ kind }: Pick<NamedSeat, "kind">, language: Language = FIRST_LANGUAGE): string | undefined {
  return isSpecial(kind) ? SEAT_WORDS[language].kind[kind] : undefined;
}

/** @param kind any text; null: unknown */
export function nameOnly({
  seatId,
  group,
  label,
  kind,
}: Omit<NamedSeat, "kind"> & { kind?: string | null | undefined }): NamedSeat {
  const special = kind ?? undefined;
  return { seatId, group, label, ...(isSpecial(special) && { kind: special }) };
}

export function withKind(words: string, seat: Pick<NamedSeat, "kind">, language: Language = FIRST_LANGUAGE): string {
  const word = kindWord(seat, language);
  return word === undefined ? words : `${words}, ${word}`;
}

const BY_RULE = /^([RT])([1-9]\d*)-([A-Z])$/;

/** Names a seat without its plan: by the specification's rule for ids, else by the id itself. */
export function namedById(seatId: string): NamedSeat {
  const [, prefix, number, label] = BY_RULE.exec(seatId) ?? [];
  if (prefix === undefined || label === undefined) return { seatId, group: "", label: seatId };
  return { seatId, group: `${prefix === "R" ? "Rij" : "Tafel"} ${number}`, label };
}

/** Returns a function that finds a seat's name among these; a missing seat is named by its id. */
export const nameIn =
  (names: readonly NamedSeat[]) =>
  (seatId: string): NamedSeat =>
    names.find((seat) => seat.seatId === seatId) ?? namedById(seatId);

/** Adds missing names: seats of a server of the previous release, or that a device stored then, have ids only. */
function nameOf(seat: NamedSeat): NamedSeat {
  const { label }: Partial<NamedSeat> = seat;
  return label === undefined ? namedById(seat.seatId) : seat;
}

/** Whether this is a place of an area, which has no seat: its label is empty. */
export const isAreaPlace = ({ label }: Pick<NamedSeat, "label">): boolean => label === "";

/** 'Rij 2, stoel F', 'Tafel 4, stoel E'; 'Stoel: X9' without a known group; 'Staanplaats' in an area. */
export function seatLabel(seat: NamedSeat, language: Language = FIRST_LANGUAGE): string {
  const { group, label } = nameOf(seat);
  if (isAreaPlace({ label })) return group;
  const words = SEAT_WORDS[language];
  return group === "" ? words.alone(label) : `${group}, ${words.seat(label)}`;
}

/** 'Rij 2, stoel A, rolstoelplaats': for guests and volunteers, who need to know the kind of a sold seat. */
export function placeLabel(seat: NamedSeat, language: Language = FIRST_LANGUAGE): string {
  return withKind(seatLabel(seat, language), seat, language);
}

/** 'Rij 2 F', 'Tafel 4 E', 'Rij 1, 12': a comma separates two numbers. */
export function seatShortLabel(seat: NamedSeat): string {
  const { group, label } = nameOf(seat);
  if (group === "") return label;
  if (isAreaPlace({ label })) return group;
  return /\d$/.test(group) && /^\d/.test(label) ? `${group}, ${label}` : `${group} ${label}`;
}

export function countedSeats(count: number, language: Language = FIRST_LANGUAGE): string {
  return `${count.toLocaleString(LOCALES[language])} ${pluralOf(language)(count, ...SEAT_WORDS[language].counted)}`;
}

/** Returns how these are counted: as 'stoelen', or as 'plaatsen' when some have no seat. */
export const countingOf = (seats: readonly Pick<NamedSeat, "label">[]): typeof countedSeats =>
  seats.some(isAreaPlace) ? countedPlaces : countedSeats;

/** 'Rij 2, stoel F; Tafel 3, stoelen A tot D; Tafel 4, stoelen A, C en E', in the given order. */
export function seatLabels(seats: readonly NamedSeat[], language: Language = FIRST_LANGUAGE): string {
  const groups = Map.groupBy(seats.map(nameOf), ({ group, seatId }) => group || seatId);
  return [...groups.values()].map((group) => groupLabel(group, language)).join("; ");
}

/** 'Rij 2, stoel A, rolstoelplaats; Rij 2, stoelen B tot D': like `seatLabels`, but grouped by kind too. */
export function placeLabels(seats: readonly NamedSeat[], language: Language = FIRST_LANGUAGE): string {
  const alike = Map.groupBy(seats, (seat) => `${seat.kind ?? "seat"} ${nameOf(seat).group || seat.seatId}`);
  return [...alike.values()].map((each) => alikeLabel(each, language)).join("; ");
}

export const placesOrReturned = (seats: readonly NamedSeat[], language: Language = FIRST_LANGUAGE): string =>
  placeLabels(seats, language) || SEAT_WORDS[language].returned;

function alikeLabel(seats: readonly NamedSeat[], language: Language): string {
  const [first] = seats;
  const words = seatLabels(seats, language);
  if (seats.length < 2 || !isSpecial(first?.kind)) return first ? withKind(words, first, language) : words;
  return `${words}, ${SEAT_WORDS[language].kinds[first.kind]}`;
}

function groupLabel(seats: readonly NamedSeat[], language: Language): string {
  const [first] = seats;
  if (!first) return "";
  if (seats.length < 2) return seatLabel(first, language);
  if (isAreaPlace(first)) return `${first.group}, ${SEAT_WORDS[language].places(seats.length)}`;
  const labels = joined(
    runs(
      seats.map(({ label }) => label),
      language,
    ),
    language,
  );
  return `${first.group}, ${SEAT_WORDS[language].seats(labels)}`;
}

/** Joins three or more consecutive labels as 'A tot D' or '4 tot 9', lowest first in either direction. */
function runs(labels: readonly string[], language: Language): string[] {
  const found: { labels: string[]; step: 1 | -1 | undefined }[] = [];
  for (const label of labels) {
    const run = found.at(-1);
    const step = run && stepBetween(run.labels.at(-1) ?? "", label);
    if (run && step !== undefined && (run.step ?? step) === step) {
      run.labels.push(label);
      run.step = step;
    } else found.push({ labels: [label], step: undefined });
  }
  return found.flatMap((run) => {
    if (run.labels.length < 3) return run.labels;
    const [low, high] = run.step === 1 ? [run.labels[0], run.labels.at(-1)] : [run.labels.at(-1), run.labels[0]];
    return [SEAT_WORDS[language].range(low ?? "", high ?? "")];
  });
}

function stepBetween(before: string, after: string): 1 | -1 | undefined {
  const [from, to] = [numberOf(before), numberOf(after)];
  if (from === undefined || to === undefined || /^\d/.test(before) !== /^\d/.test(after)) return undefined;
  if (to === from + 1) return 1;
  return to === from - 1 ? -1 : undefined;
}

function numberOf(label: string): number | undefined {
  if (/^[1-9]\d*$/.test(label)) return Number(label);
  return /^[A-Z]$/.test(label) ? label.charCodeAt(0) : undefined;
}

function joined(parts: readonly string[], language: Language): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} ${SEAT_WORDS[language].and} ${parts.at(-1)}`;
}
