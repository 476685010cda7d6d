import type { HallPlan } from "../../contracts/hall-plan.ts";
import { looksOf } from "../label-text.ts";
import { isBlank, type PlanFault, textFault } from "./plan-fault.ts";

export function zoneFaults({ zones }: HallPlan): PlanFault[] {
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
