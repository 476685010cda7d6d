import type { HallPlan, PlanDecor, PlanGroup, SeatKind } from "@podium/shared/contracts/hall-plan";
import { capacityOf } from "@podium/shared/halls/hall";
import { countedSeats, KIND_WORDS, seatLabel, withKind } from "@podium/shared/halls/seat-names";
import { countedPlaces } from "@podium/shared/words/counted-places";
import { type Drawing, type Element, type ElementKey, elementOf } from "./drawing.ts";

export const SEAT_KIND_WORDS: Record<SeatKind, string> = {
  seat: "gewone stoel",
  ...KIND_WORDS,
};

/** 'Rij 2, 10 stoelen, zone Balkon'; 'Rij 2, stoel F, beperkt zicht'; empty for an element that is not in the plan. */
export function describe(plan: HallPlan, key: ElementKey): string {
  const element = elementOf(plan, key);
  return element ? wordsFor(plan, element) : "";
}

function wordsFor(plan: HallPlan, element: Element): string {
  switch (element.type) {
    case "group":
      return [element.group.label || "Zonder naam", ...seatWords(element.group), zoneWords(plan, element.group)]
        .filter(Boolean)
        .join(", ");
    case "seat": {
      const { group, seat } = element;
      const name = seatLabel({ seatId: seat.id, group: group.label, label: seat.label });
      return withKind(name, seat);
    }
    case "decor":
      return [DECOR_WORDS[element.decor.kind].one, element.decor.label].filter(Boolean).join(" ");
    case "stage":
      return ["Podium", element.stage.label === "PODIUM" ? "" : element.stage.label].filter(Boolean).join(" ");
  }
}

/** '10 stoelen'; '4.000 plaatsen'; '8 stoelen, 1 rolstoelplaats, 1 begeleidersplaats'. */
function seatWords(group: PlanGroup): string[] {
  if (group.kind === "area") return [countedPlaces(capacityOf(group))];
  const counts = Map.groupBy(group.seats, ({ kind }) => (kind === "restricted" ? "seat" : kind));
  const plain = counts.get("seat")?.length ?? 0;
  const words = plain > 0 || group.seats.length === 0 ? [countedSeats(plain)] : [];
  for (const [kind, one, many] of SPECIAL) {
    const count = counts.get(kind)?.length ?? 0;
    if (count > 0) words.push(count === 1 ? `1 ${one}` : `${count} ${many}`);
  }
  const restricted = group.seats.filter(({ kind }) => kind === "restricted").length;
  if (restricted > 0) words.push(`${restricted} met beperkt zicht`);
  return words;
}

const SPECIAL = [
  ["wheelchair", "rolstoelplaats", "rolstoelplaatsen"],
  ["companion", "begeleidersplaats", "begeleidersplaatsen"],
] as const;

function zoneWords({ zones }: HallPlan, { zone }: PlanGroup): string {
  const name = zones.find(({ id }) => id === zone)?.name;
  return name ? `zone ${name}` : "zonder zone";
}

export const GROUP_WORDS: Record<PlanGroup["kind"], Words> = {
  row: { one: "Rij", many: "rijen" },
  table: { one: "Tafel", many: "tafels" },
  spot: { one: "Losse plaats", many: "losse plaatsen" },
  area: { one: "Vak", many: "vakken" },
};

export const DECOR_WORDS: Record<PlanDecor["kind"], Words> = {
  aisle: { one: "Gangpad", many: "gangpaden" },
  rail: { one: "Balustrade", many: "balustrades" },
  desk: { one: "Regietafel", many: "regietafels" },
  bar: { one: "Toog", many: "togen" },
  door: { one: "Deur", many: "deuren" },
  text: { one: "Tekst", many: "teksten" },
};

interface Words {
  readonly one: string;
  readonly many: string;
}

/** Names the selection: 'Rij', '3 tafels', '7 onderdelen'. */
export function subject({ plan, selection }: Drawing): string {
  const words = [...selection].flatMap((key) => {
    const element = elementOf(plan, key);
    return element ? [wordsOf(element)] : [];
  });
  return counted(words);
}

export function subjectOfGroups(groups: HallPlan["groups"]): string {
  return counted(groups.map(({ kind }) => GROUP_WORDS[kind]));
}

function counted(words: readonly Words[]): string {
  const [first] = words;
  if (!first) return "Niets";
  if (words.length === 1) return first.one;
  const isOneKind = words.every((each) => each === first);
  return `${words.length} ${isOneKind ? first.many : "onderdelen"}`;
}

const SEAT: Words = { one: "Stoel", many: "stoelen" };
const STAGE: Words = { one: "Podium", many: "podia" };

function wordsOf(element: Element): Words {
  switch (element.type) {
    case "group":
      return GROUP_WORDS[element.group.kind];
    case "seat":
      return SEAT;
    case "decor":
      return DECOR_WORDS[element.decor.kind];
    case "stage":
      return STAGE;
  }
}

interface ZoneCount {
  readonly zoneId: string;
  readonly name: string;
  readonly groups: number;
  readonly seats: number;
}

/** Counts each zone, in order; groups in a deleted zone are not counted. */
export function zoneCounts({ zones, groups }: HallPlan): ZoneCount[] {
  const byZone = Map.groupBy(groups, ({ zone }) => zone);
  return zones.map(({ id, name }) => {
    const own = byZone.get(id) ?? [];
    return { zoneId: id, name, groups: own.length, seats: own.reduce((sum, group) => sum + capacityOf(group), 0) };
  });
}
