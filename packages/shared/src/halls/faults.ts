import type { HallPlan, PlanDecor } from "#contracts/hall-plan.ts";
import { groupFaults } from "./group-faults.ts";
import { isBlank, isInside, isUsableSide, type PlanFault, SIDES, textFault } from "./plan-fault.ts";
import { capacityOf } from "./hall.ts";
import { looksOf } from "./label-text.ts";

export type { PlanFault } from "./plan-fault.ts";

/** Limits of a published plan: decisions, section 15. */
export const MAX_HALL_SEATS = 20_000;
const MAX_HALL_GROUPS = 1500;

const numbers = new Intl.NumberFormat("nl-BE");

/** In the plan's order (decisions, section 10); takes milliseconds, as the editor asks at each change. */
export function findFaults(plan: HallPlan): PlanFault[] {
  return [...frameFaults(plan), ...zoneFaults(plan), ...countFaults(plan), ...groupFaults(plan), ...decorFaults(plan)];
}

function countFaults({ groups }: HallPlan): PlanFault[] {
  const seats = groups.reduce((sum, group) => sum + capacityOf(group), 0);
  const faults: PlanFault[] = [];
  const add = (message: string): void => void faults.push({ path: ["groups"], message });
  if (groups.length === 0) add("Deze zaal heeft nog geen plaatsen. Voeg een rij, een tafel of een vak toe.");
  if (groups.length > MAX_HALL_GROUPS)
    add(
      `Deze zaal heeft ${numbers.format(groups.length)} rijen, tafels, losse plaatsen en vakken; ten hoogste ${numbers.format(MAX_HALL_GROUPS)} kan. Voeg er samen, of verdeel ze over twee zalen.`,
    );
  if (seats > MAX_HALL_SEATS)
    add(
      `Deze zaal heeft ${numbers.format(seats)} plaatsen; ten hoogste ${numbers.format(MAX_HALL_SEATS)} kan. Verwijder er, of verdeel ze over twee zalen.`,
    );
  return faults;
}

const SMALLEST_STAGE = 20;

const SIDE_WORDS = [
  ["width", "breedte"],
  ["height", "hoogte"],
] as const;

function frameFaults(plan: HallPlan): PlanFault[] {
  const faults: PlanFault[] = [];
  const name = textFault(plan.name, "De naam van de zaal", {
    max: 80,
    missing: "Deze zaal heeft nog geen naam. Geef ze er een.",
  });
  if (name) faults.push({ path: ["name"], message: name });
  for (const [side, word] of SIDE_WORDS) {
    if (isUsableSide(plan[side])) continue;
    const message = `De ${word} van de tekening is niet bruikbaar. Kies een getal van ${SIDES.min} tot ${SIDES.max}.`;
    faults.push({ path: [side], message });
  }
  return [...faults, ...stageFaults(plan)];
}

function stageFaults(plan: HallPlan): PlanFault[] {
  const { stage } = plan;
  const isSeen = stage.width >= SMALLEST_STAGE && stage.height >= SMALLEST_STAGE;
  if (!isSeen) return [{ path: ["stage"], message: "Het podium is te klein om te zien. Maak het groter." }];
  if (isInside(plan, stage)) return [];
  const message = "Het podium steekt buiten de tekening. Schuif het naar binnen, of maak de tekening groter.";
  return [{ path: ["stage"], message }];
}

function zoneFaults({ zones }: HallPlan): PlanFault[] {
  if (zones.length === 0)
    return [{ path: ["zones"], message: "Deze zaal heeft nog geen zone. Voeg er een toe, bijvoorbeeld 'Zaal'." }];
  const faults: PlanFault[] = [];
  const ids = new Set<string>();
  const names = new Set<string>();
  for (const [index, { id, name }] of zones.entries()) {
    if (isBlank(id) || ids.has(id)) {
      const message = `De zone '${name}' heeft geen eigen kenmerk. Verwijder ze en voeg ze opnieuw toe.`;
      faults.push({ path: ["zones", index, "id"], message });
    }
    const missing = "Een zone heeft nog geen naam. Geef ze er een, bijvoorbeeld 'Balkon'.";
    const message = textFault(name, "De naam van een zone", { max: 40, missing });
    const known = looksOf(name);
    if (message) faults.push({ path: ["zones", index, "name"], message });
    else if (names.has(known))
      faults.push({
        path: ["zones", index, "name"],
        message: `Twee zones heten '${name}'. Geef een van beide een andere naam.`,
      });
    ids.add(id);
    names.add(known);
  }
  return faults;
}

const NAMES: Record<PlanDecor["kind"], string> = {
  aisle: "Het gangpad",
  rail: "De balustrade",
  desk: "De regietafel",
  bar: "De toog",
  door: "De deur",
  text: "De tekst",
};

function decorFaults(plan: HallPlan): PlanFault[] {
  return plan.decor.flatMap((decor, index) => {
    if (isInside(plan, decor) && Number.isFinite(decor.bend ?? 0)) return [];
    const name = decor.label === "" ? NAMES[decor.kind] : `${NAMES[decor.kind]} '${decor.label}'`;
    const message = `${name} steekt buiten de tekening. Schuif dit naar binnen, of maak de tekening groter.`;
    return [{ path: ["decor", index], message }];
  });
}
