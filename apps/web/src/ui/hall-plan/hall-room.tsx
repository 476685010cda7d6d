import type { HallPlan, PlanDecor } from "@podium/shared/contracts/hall-plan";
import { memo, useId } from "react";
import { HallBalcony, HallDecor } from "./hall-decor.tsx";
import { HallStage } from "./hall-stage.tsx";
import { HallTable } from "./hall-table.tsx";
import { rowNumbers } from "./row-numbers.ts";

interface HallRoomProps {
  plan: HallPlan;
  /** Whether row numbers are drawn: from afar nobody can read them. */
  numbered: boolean;
}

/** Draws everything of a hall but its seats; the plan may be a faulty draft. */
export const HallRoom = memo(function HallRoom({ plan, numbered }: HallRoomProps) {
  const light = useId();
  const { stage, groups, decor, height } = plan;
  const carpets = decor.filter(({ kind }) => kind === "aisle");
  const others = decor.filter(({ kind }) => kind !== "aisle");
  return (
    <g aria-hidden="true" className="hall-room">
      <StageLight id={light} plan={plan} />
      <InOrder parts={carpets} groups={groups} height={height} />
      {stage.width > 0 && stage.height > 0 && <HallStage plan={plan} light={`${light}spot`} />}
      {groups.map((group) => (group.kind === "table" ? <HallTable key={group.id} table={group} /> : null))}
      <InOrder parts={others} groups={groups} height={height} />
      {numbered && <RowNumbers plan={plan} />}
    </g>
  );
});

export function RowNumbers({ plan }: { plan: HallPlan }) {
  return rowNumbers(plan).map(({ text, x, y }) => (
    <text key={`${x} ${y}`} className="hall-row-number" x={x} y={y + 5.5}>
      {text}
    </text>
  ));
}

function InOrder({
  parts,
  groups,
  height,
}: { parts: readonly PlanDecor[] } & Readonly<Pick<HallPlan, "groups" | "height">>) {
  return parts.map((part, index) =>
    part.kind === "rail" ? (
      // Decor has no id; its index identifies it.
      // oxlint-disable-next-line react/no-array-index-key
      <HallBalcony key={index} rail={part} groups={groups} />
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <HallDecor key={index} decor={part} hallHeight={height} />
    ),
  );
}

/** The light that falls from the stage on the floor. @param id of its gradient; the stage's own gradient adds 'spot' */
export function StageLight({ id, plan: { width, height, stage } }: { id: string; plan: HallPlan }) {
  const [x, y, radius] = [stage.x + stage.width / 2, stage.y + 60, Math.max(width, height) * 0.75];
  return (
    <>
      <defs>
        <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={x} cy={y} r={radius}>
          <stop offset="0" className="hall-light-near" />
          <stop offset="1" className="hall-light-far" />
        </radialGradient>
        <radialGradient id={`${id}spot`}>
          <stop offset="0" className="hall-light-near" />
          <stop offset="1" className="hall-light-far" />
        </radialGradient>
      </defs>
      <circle fill={`url(#${id})`} cx={x} cy={y} r={radius} />
    </>
  );
}
