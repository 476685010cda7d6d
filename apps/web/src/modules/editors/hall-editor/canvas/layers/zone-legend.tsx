import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { memo } from "react";
import { tintOf } from "./tint.ts";

/** Shows the tint of each zone; nothing for a single zone. */
export const ZoneLegend = memo(function ZoneLegend({ plan }: { plan: HallPlan }) {
  if (plan.zones.length < 2) return null;
  return (
    <ul className="editor-legend" aria-label="Zones">
      {plan.zones.map((zone) => (
        <li key={zone.id} data-tint={tintOf(plan, zone.id)}>
          {zone.name}
        </li>
      ))}
    </ul>
  );
});
