import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { memo, useId } from "react";
import { HallStage, RowNumbers, StageLight } from "#ui/hall-plan/hall-room.tsx";
import { DrawnDecor } from "./drawn-decor.tsx";
import { DrawnGroup } from "./drawn-group.tsx";
import { tintOf } from "./tint.ts";

interface DrawnPlanProps {
  readonly plan: HallPlan;
  /** The group that the user has entered. */
  readonly within: string | null;
}

/**
 * The plan as visitors will see it, drawn from the floor up in the same order; each element carries its key.
 * Unchanged parts are the same objects, so that only changed ones are rendered again.
 */
export const DrawnPlan = memo(function DrawnPlan({ plan, within }: DrawnPlanProps) {
  const light = useId();
  const { stage, groups, height } = plan;
  const decor = plan.decor.map((part, index) => {
    const below = part.kind === "rail" ? groups : NONE;
    // oxlint-disable-next-line react/no-array-index-key -- decor has no id, and its order is its place
    return <DrawnDecor key={index} decor={part} index={index} groups={below} hallHeight={height} />;
  });
  const isCarpet = (index: number) => plan.decor[index]?.kind === "aisle";
  return (
    <g className="hall-room">
      <clipPath id={`${light}paper`}>
        <rect width={plan.width} height={plan.height} />
      </clipPath>
      <g clipPath={`url(#${light}paper)`}>
        <StageLight id={light} plan={plan} />
      </g>
      {decor.filter((_, index) => isCarpet(index))}
      <g data-stage="">{stage.width > 0 && stage.height > 0 && <HallStage plan={plan} light={`${light}spot`} />}</g>
      {decor.filter((_, index) => !isCarpet(index))}
      <RowNumbers plan={plan} />
      {groups.map((group) => (
        <DrawnGroup key={group.id} group={group} tint={tintOf(plan, group.zone)} isEntered={group.id === within} />
      ))}
    </g>
  );
});

const NONE: HallPlan["groups"] = [];
