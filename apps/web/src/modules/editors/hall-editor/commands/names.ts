import type { HallPlan, PlanGroup } from "@podium/shared/contracts/hall-plan";
import { codeOf, withSeatIds } from "@podium/shared/halls/derive-ids";
import type { Command, Drawing } from "#modules/editors/hall-editor/model/drawing.ts";
import { mapOrSame, withPlan } from "#modules/editors/hall-editor/model/selected.ts";
import { oneLine, soundGroup } from "#modules/editors/hall-editor/model/sound-values.ts";

/** Renames groups, as from 'Rij 2' to 'Rij 3'; seat ids follow. For a row in several blocks, name each block. */
export function renameGroups(groupIds: readonly string[], label: string): Command {
  const ids = new Set(groupIds);
  const name = oneLine(label, 40);
  return {
    name: () => `Heet nu ${name}`,
    apply: (drawing) => renamed(drawing, (group) => (ids.has(group.id) ? { ...group, label: name } : group)),
  };
}

/** Sets a seat's label: 'F' in 'Rij 2, stoel F'; its id follows. */
export function renameSeat(groupId: string, index: number, label: string): Command {
  return {
    name: () => `Stoel heet nu ${label}`,
    apply: (drawing) =>
      renamed(drawing, (group) => {
        if (group.id !== groupId) return group;
        const seats = mapOrSame(group.seats, (seat, place) =>
          place === index ? { ...seat, label: oneLine(label, 6) } : seat,
        );
        return { ...group, seats };
      }),
  };
}

/** Changes labels of groups or seats: the groups concerned get new seat ids, all others keep theirs. */
export function renamed(drawing: Drawing, change: (group: PlanGroup) => PlanGroup): Drawing {
  const { plan } = drawing;
  const groups = mapOrSame(plan.groups, (group) => {
    const after = soundGroup(change(group));
    return isNamedAlike(group, after) ? group : after;
  });
  return groups === plan.groups ? drawing : withPlan(drawing, { groups: withFollowingIds(plan, groups) });
}

/** Keeps the code of a group that keeps its label: a new label of one seat changes no other seat's id. */
function withFollowingIds({ groups: before, zones }: HallPlan, after: HallPlan["groups"]): HallPlan["groups"] {
  const changed = after.filter((group, index) => group !== before[index]);
  const others = after.filter((group, index) => group === before[index]);
  const labels = new Map(before.map(({ id, label }) => [id, label]));
  const codes = changed.flatMap(({ id, label, seats }): [string, string][] => {
    const [seat] = seats;
    return seat && labels.get(id) === label ? [[id, codeOf(seat.id)]] : [];
  });
  const derived = withSeatIds(changed, { others, zones }, new Map(codes));
  const byId = new Map(derived.map((group) => [group.id, group]));
  return after.map((group) => byId.get(group.id) ?? group);
}

function isNamedAlike(a: PlanGroup, b: PlanGroup): boolean {
  if (a === b) return true;
  if (a.label !== b.label || a.seats.length !== b.seats.length) return false;
  return a.seats.every((seat, index) => {
    const other = b.seats[index];
    return seat.label === other?.label && seat.x === other.x && seat.y === other.y;
  });
}

/** Returns the next free label: 'Rij 5' after 'Rij 2' when 3 and 4 are in use, 'Loge 2' after 'Loge'. */
export function nextFreeLabel(label: string, used: ReadonlySet<string>): string {
  let free = nextInLine(label);
  while (used.has(free)) free = nextInLine(free);
  return free;
}

/** 8 after 7, G after F, AA after Z, 'Rij 3' after 'Rij 2', 'Loge 2' after 'Loge'. */
function nextInLine(label: string): string {
  const numbered = /^(.*?)(\d{1,9})$/.exec(label);
  if (numbered) return `${numbered[1]}${Number(numbered[2]) + 1}`;
  const lettered = /^(.* )?([A-Z]{1,2})$/.exec(label);
  if (lettered) return `${lettered[1] ?? ""}${nextLetters(lettered[2] ?? "")}`;
  return `${label} 2`.trim();
}

function nextLetters(letters: string): string {
  const start = letters.slice(0, -1);
  if (!letters.endsWith("Z")) return start + String.fromCharCode(letters.charCodeAt(letters.length - 1) + 1);
  return `${start === "" ? "A" : nextLetters(start)}A`;
}
