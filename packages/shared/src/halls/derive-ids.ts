import type { PlanGroup, PlanSeat, PlanZone } from "../contracts/hall-plan.ts";
import { isAreaId } from "./seat-id.ts";

export interface PlanAround {
  readonly others: readonly PlanGroup[];
  readonly zones: readonly PlanZone[];
}

const GROUP_ID_LENGTH = 24;
const CODE_LENGTH = 4;
const LABEL_LENGTH = 3;

/**
 * R2-F for 'Rij 2', 'F'; the same row in another zone gets its initial. An area without a usable id gets a code as its
 * own id, since its places have that in theirs; one that has an id keeps it. @param preferred former codes, by group id
 */
export function withSeatIds(
  groups: readonly PlanGroup[],
  { others, zones }: PlanAround,
  preferred: ReadonlyMap<string, string> = new Map(),
): PlanGroup[] {
  const owners = new Map<string, string>();
  const seatIds = new Set<string>();
  const groupIds = new Set(others.map(({ id }) => id));
  for (const area of [...others, ...groups].filter(isNamedArea)) owners.set(area.id, ownerOf(area));
  for (const group of others) {
    for (const { id } of group.seats) {
      seatIds.add(id);
      owners.set(codeOf(id), ownerOf(group));
    }
  }
  return groups.map((group) => {
    if (isNamedArea(group)) return group;
    const labels = uniqueLabels(group.seats);
    const code = candidates(group, zones, preferred.get(group.id)).find((each) => {
      const owner = owners.get(each);
      const isFree = owner === undefined || (owner === ownerOf(group) && group.kind === "row");
      if (group.kind === "area") return isFree && !groupIds.has(each);
      return isFree && labels.every((label) => !seatIds.has(`${each}-${label}`));
    });
    if (group.kind === "area") {
      owners.set(code ?? "", ownerOf(group));
      return { ...group, id: code ?? "" };
    }
    const seats = group.seats.map((seat, index) => withId(seat, `${code}-${labels[index]}`));
    for (const { id } of seats) seatIds.add(id);
    owners.set(code ?? "", ownerOf(group));
    return seats.every((seat, index) => seat === group.seats[index]) ? group : { ...group, seats };
  });
}

const isNamedArea = ({ kind, id }: PlanGroup): boolean => kind === "area" && isAreaId(id);

/** Gives groups their seats' code as an id: R2, and R2-2 across the aisle. */
export function withIds(groups: readonly PlanGroup[], around: PlanAround): PlanGroup[] {
  const used = new Set(around.others.map(({ id }) => id));
  const unnamed = groups.map((group) => (group.kind === "area" ? { ...group, id: "" } : group));
  return withSeatIds(unnamed, around).map((group) => {
    const [seat] = group.seats;
    const code = seat ? codeOf(seat.id) : codeFor(group.label);
    const id = group.kind === "area" ? group.id : freeId(code, used);
    used.add(id);
    return { ...group, id };
  });
}

export function freeId(wanted: string, used: { has: (id: string) => boolean }): string {
  if (!used.has(wanted)) return wanted;
  for (let number = 2; ; number += 1) {
    const end = `-${number}`;
    // The cut may have left half of a surrogate pair.
    const id = wanted.slice(0, GROUP_ID_LENGTH - end.length).replace(/\p{Cs}$/u, "") + end;
    if (!used.has(id)) return id;
  }
}

/** 'Rij 2' is R2, 'Tafel 12' T12, 'Rij AA' RAA, 'Balkon rij 3' BR3, 'Regie' R; at most 4 characters. */
export function codeFor(label: string): string {
  const words = plain(label)
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);
  const last = words.at(-1) ?? "";
  const isNumbered = words.length > 1 || /^\d+$/.test(last);
  const end = isNumbered ? last.slice(0, words.length > 1 ? CODE_LENGTH - 1 : CODE_LENGTH) : "";
  const initials = (isNumbered ? words.slice(0, -1) : words).map((word) => word.charAt(0)).join("");
  return initials.slice(0, CODE_LENGTH - end.length) + end || "P";
}

function withId(seat: PlanSeat, id: string): PlanSeat {
  return seat.id === id ? seat : { ...seat, id };
}

export function codeOf(seatId: string): string {
  return seatId.slice(0, Math.max(0, seatId.indexOf("-")));
}

/** Identifies the owner of a code: the blocks of a row share label and zone. */
function ownerOf({ kind, label, zone }: PlanGroup): string {
  return JSON.stringify([kind, label, zone]);
}

function* candidates(group: PlanGroup, zones: readonly PlanZone[], preferred = ""): Generator<string> {
  if (/^[A-Z0-9]{1,4}$/.test(preferred)) yield preferred;
  const code = codeFor(group.label);
  yield code;
  const zone = plain(zones.find(({ id }) => id === group.zone)?.name ?? group.zone).replaceAll(/[^A-Z0-9]/g, "");
  if (zone) {
    yield (zone.charAt(0) + code.slice(1)).slice(0, CODE_LENGTH);
    yield (zone.charAt(0) + code).slice(0, CODE_LENGTH);
  }
  for (let number = 2; ; number += 1) {
    const end = number.toString(36).toUpperCase();
    yield code.slice(0, CODE_LENGTH - end.length) + end;
  }
}

/** At most 3 capitals and digits; a double or empty label gets a number. */
function uniqueLabels(seats: readonly PlanSeat[]): string[] {
  const used = new Set<string>();
  return seats.map(({ label }) => {
    const wanted = plain(label)
      .replaceAll(/[^A-Z0-9]/g, "")
      .slice(0, LABEL_LENGTH);
    let free = wanted;
    for (let number = 1; free === "" || used.has(free); number += 1) {
      const end = number.toString(36).toUpperCase();
      free = wanted.slice(0, LABEL_LENGTH - end.length) + end;
    }
    used.add(free);
    return free;
  });
}

function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toUpperCase();
}
