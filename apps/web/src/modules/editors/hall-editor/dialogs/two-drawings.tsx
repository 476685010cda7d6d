import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { countedPlaces } from "@podium/shared/words/counted-places";
import { HallPicture } from "#ui/hall-plan/hall-picture.tsx";
import { placesOf } from "#entities/halls/all-halls.ts";

interface TwoDrawingsProps {
  drawings: readonly { title: string; plan: HallPlan }[];
}

/** Two versions of a hall side by side, to choose from. */
export function TwoDrawings({ drawings }: TwoDrawingsProps) {
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-2">
      {drawings.map(({ title, plan }) => (
        <figure key={title}>
          <figcaption className="mb-1">
            <strong>{title}</strong>
            <span className="text-muted"> · {countedPlaces(placesOf(plan))}</span>
          </figcaption>
          <HallPicture plan={plan} label={title} className="h-44 w-full rounded-md bg-surface-sunken" />
        </figure>
      ))}
    </div>
  );
}
