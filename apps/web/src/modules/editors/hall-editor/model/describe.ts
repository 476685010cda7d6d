import type { HallPlan, PlanGroup, SeatKind } from "@podium/shared/contracts/hall-plan";
import { countedSeats, KIND_WORDS, seatLabel, withKind } from "@podium/shared/halls/seat-names";
import { type Element, type ElementKey, elementOf } from "./drawing.ts";
import { DECOR_WORDS } from "./subject.ts";

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

/** '10 stoelen'; '8 stoelen, 1 rolstoelplaats, 1 begeleidersplaats'. */
function seatWords(group: PlanGroup): string[] {
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
