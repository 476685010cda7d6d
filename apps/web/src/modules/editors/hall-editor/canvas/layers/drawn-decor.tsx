import type { PlanDecor, PlanGroup } from "@podium/shared/contracts/hall-plan";
import { memo } from "react";
import { HallBalcony, HallDecor } from "#ui/hall-plan/hall-decor.tsx";

interface DrawnDecorProps {
  readonly decor: PlanDecor;
  readonly index: number;
  /** Needed to draw the steps below the rows of a balcony. */
  readonly groups: readonly PlanGroup[];
  readonly hallHeight: number;
}

export const DrawnDecor = memo(function DrawnDecor({ decor, index, groups, hallHeight }: DrawnDecorProps) {
  return (
    <g data-decor={index}>
      {decor.kind === "rail" ? (
        <HallBalcony rail={decor} groups={groups} />
      ) : (
        <HallDecor decor={decor} hallHeight={hallHeight} />
      )}
    </g>
  );
});
