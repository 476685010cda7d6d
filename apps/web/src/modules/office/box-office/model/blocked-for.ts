import type { BlockedFor, BoxOfficeSeat } from "@podium/shared/contracts/box-office";
import { isSeatId, type SeatId } from "@podium/shared/halls/seat-id";
import { blockReasonInWords, typedBlockReason } from "@podium/shared/words/block-reasons";
import { fromTheatreTime, skippedHour, toTheatreTime } from "#platform/theatre-time.ts";

/** As typed in the form; `releaseAt` in the theatre's time. */
export interface BlockFields {
  reason: string;
  holder: string;
  note: string;
  releaseAt: string;
}

const NAMES = ["reason", "holder", "note", "releaseAt"] as const;

const fieldsOf = ({ reason = "", holder = "", note = "", releaseAt }: BoxOfficeSeat): BlockFields => ({
  reason: blockReasonInWords(reason),
  holder,
  note,
  releaseAt: releaseAt === undefined ? "" : toTheatreTime(releaseAt),
});

/** The fields that all these seats have in common. */
export function commonFields(seats: readonly BoxOfficeSeat[]): Partial<BlockFields> {
  const [first, ...others] = seats.map(fieldsOf);
  if (!first) return {};
  const same = NAMES.filter((name) => others.every((other) => other[name] === first[name]));
  return Object.fromEntries(same.map((name) => [name, first[name]]));
}

/** The part of a request: an emptied field is null, and a field that is not given stays as it is. */
export function toBlockedFor(fields: Partial<BlockFields>): BlockedFor {
  const { reason, holder, note, releaseAt } = fields;
  return {
    ...(reason !== undefined && { reason: typedBlockReason(reason) || null }),
    ...(holder !== undefined && { holder: holder.trim() || null }),
    ...(note !== undefined && { note: note.trim() || null }),
    ...(releaseAt !== undefined && { releaseAt: fromTheatreTime(releaseAt) }),
  };
}

/** The fields that were filled in, for seats that have nothing yet. */
export const filledIn = (fields: BlockFields): Partial<BlockFields> =>
  Object.fromEntries(NAMES.filter((name) => fields[name].trim() !== "").map((name) => [name, fields[name]]));

/** Returns undefined when empty, or to come. */
export function releaseError(releaseAt: string, now: number): string | undefined {
  if (releaseAt === "") return undefined;
  const moment = fromTheatreTime(releaseAt);
  if (moment === null || Date.parse(moment) <= now) return "Kies een dag en een uur die nog moeten komen.";
  return skippedHour(releaseAt);
}

/** 'Pers, Radio Zuid'; empty: neither is known. */
export const blockedForWords = ({ reason = "", holder = "" }: Pick<BoxOfficeSeat, "reason" | "holder">): string =>
  [blockReasonInWords(reason), holder].filter((word) => word !== "").join(", ");

export interface BlockedGroup {
  words: string;
  note?: string | undefined;
  releaseAt?: string | undefined;
  seats: SeatId[];
}

/** Groups blocked seats by holder, reason, note and release; those without any words come last. */
export function blockedGroups(seats: readonly BoxOfficeSeat[]): readonly BlockedGroup[] {
  const groups = new Map<string, BlockedGroup>();
  for (const seat of seats) {
    if (seat.status !== "blocked" || !isSeatId(seat.seatId)) continue;
    const { note, releaseAt } = seat;
    const words = blockedForWords(seat);
    const key = JSON.stringify([words, note, releaseAt]);
    const group = groups.get(key) ?? { words, note, releaseAt, seats: [] };
    group.seats.push(seat.seatId);
    groups.set(key, group);
  }
  return [...groups.values()].toSorted(
    (one, other) =>
      Number(one.words === "") - Number(other.words === "") || one.words.localeCompare(other.words, "nl-BE"),
  );
}
