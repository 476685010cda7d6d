import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { MapPin } from "virtual:icons";
import { describe } from "../model/describe.ts";
import type { ElementKey } from "../model/drawing.ts";
import type { PlacedFault } from "../model/faults-by-element.ts";

/** Maximum shown at once: a longer list is no help. */
const SHOWN = 50;

interface FaultListProps {
  plan: HallPlan;
  faults: readonly PlacedFault[];
  /** Null for a fault of the whole hall. */
  onPick: (key: ElementKey | null) => void;
}

/** Lists the faults, each as a button that goes to its element. */
export function FaultList({ plan, faults, onPick }: FaultListProps) {
  return (
    <>
      <ul className="flex flex-col gap-2">
        {faults.slice(0, SHOWN).map(({ fault, key }) => (
          <li key={fault.path.join(".") + fault.message}>
            <button
              type="button"
              onClick={() => onPick(key)}
              className="flex w-full items-start gap-2 rounded-md border border-line bg-surface p-3 text-left text-ink hover:border-accent hover:bg-accent-soft"
            >
              <MapPin className="mt-0.5 size-5 shrink-0 text-warning" />
              <span>
                {nameBefore(key === null ? "" : describe(plan, key), fault.message)}
                {fault.message}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {faults.length > SHOWN && <p className="text-muted">En nog {faults.length - SHOWN} andere.</p>}
    </>
  );
}

/** Returns nothing if the sentence itself begins with the name, as most do. */
function nameBefore(name: string, message: string) {
  if (name === "" || message.startsWith(name)) return null;
  return <span className="block font-semibold">{name}</span>;
}
