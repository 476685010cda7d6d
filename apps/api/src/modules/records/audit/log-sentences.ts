import type { PaidAtBoxOffice } from "@podium/shared/contracts/box-office";
import { MAX_BOX_OFFICE_SEATS } from "@podium/shared/contracts/limits";
import type { Role } from "@podium/shared/contracts/roles";
import { type NamedSeat, seatLabels } from "@podium/shared/halls/seat-names";
import { toCents } from "@podium/shared/money/money";
import type { AuditAction, AuditSubjectType } from "@podium/shared/contracts/audit";
import { euros } from "#platform/process/formats.ts";
import type { AuditDetails } from "#database/tables/messages.ts";

export type NoFacts = Record<string, never>;

interface About {
  subjectId: number;
  own: boolean;
}

/** The facts never have a name, an address or somebody's own words, because the log cannot be changed. */
export type LogSentence<Facts> = (facts: Facts, about: About) => string;

export type LogSentences = { readonly [Action in AuditAction]?: LogSentence<never> };

/** Sentences of all actions. @collected from all features */
export type AllLogSentences = { readonly [Action in AuditAction]: LogSentence<never> };

export type AnyLog = Readonly<Record<AuditAction, LogSentence<AuditDetails>>>;

type FactsOf<Sentence> = Sentence extends LogSentence<infer Facts> ? Facts : never;

export type LogAction<Log extends LogSentences, Action extends keyof Log = keyof Log> = {
  [One in Action]: { action: One; details: FactsOf<Log[One]> };
}[Action];

export type AuditedAction<Log extends LogSentences, Action extends keyof Log = keyof Log> = LogAction<Log, Action> & {
  actorId: number | null;
  actorDeviceId?: number | null;
  subject: { type: Exclude<AuditSubjectType, "list">; id: number } | { type: "list" };
};

/** Names of seats at that time: a later plan may change them. Lines of older versions have only the ids. */
// Types and not interfaces: only types are assignable to a record.
export type SeatFacts = { seatIds: string[]; seats: NamedSeat[]; more?: number };
export type MoveFacts = { from: string[]; to: string[]; fromSeats: NamedSeat[]; toSeats: NamedSeat[] };

/** Only blocking may exceed this number: the names of a whole hall would take 150 kB in each line. */
const MOST_STORED = MAX_BOX_OFFICE_SEATS;

/** @param seats in numbering order; only the first are stored by name, the others are counted */
export function seatFacts(seats: readonly NamedSeat[]): SeatFacts {
  const stored = seats.slice(0, MOST_STORED);
  return {
    seatIds: stored.map(({ seatId }) => seatId),
    seats: stored.map(({ seatId, group, label }) => ({ seatId, group, label })),
    ...(seats.length > MOST_STORED && { more: seats.length - MOST_STORED }),
  };
}

export function moveFacts(from: readonly NamedSeat[], to: readonly NamedSeat[]): MoveFacts {
  const [was, is] = [seatFacts(from), seatFacts(to)];
  return { from: was.seatIds, to: is.seatIds, fromSeats: was.seats, toSeats: is.seats };
}

/** A sentence with more names would be too long to read. */
const MOST_NAMES = 12;

export function firstSeats({ seats, more = 0 }: SeatFacts): string {
  const unnamed = seats.length - MOST_NAMES + more;
  return `${seatLabels(seats.slice(0, MOST_NAMES))}${unnamed > 0 ? `, en nog ${unnamed} andere` : ""}`;
}

/** @param amount in euros */
export const price = (amount: number): string => euros(toCents(amount));

export const toReturn = (amount: number): string => (amount > 0 ? `; ${price(amount)} terug te betalen` : "");

export const PAID_WORDS: Record<PaidAtBoxOffice, string> = {
  cash: "contant betaald",
  card: "met een kaart betaald",
  terminal: "betaalt aan een kaartterminal",
  transfer: "betaalt met een overschrijving",
  free: "gratis",
};

export const paidBy = (cash = false, card = false): string =>
  cash ? `, ${PAID_WORDS.cash}` : card ? `, ${PAID_WORDS.card}` : "";

export const countPeople = (people: number): string => `${people} ${people === 1 ? "persoon" : "mensen"}`;

export const ROLE_WORDS: Record<Role, string> = {
  USER: "gebruiker",
  DOOR: "onthaal",
  BOX_OFFICE: "kassa",
  ADMIN: "beheerder",
};
