import type { HallPlan, PlanDecor, PlanGroup } from "@podium/shared/contracts/hall-plan";
import type { HallGroup } from "@podium/shared/halls/hall";
import { memo, useId, useMemo } from "react";
import { stageFront, type StageFront } from "@podium/shared/halls/drawing";
import { HallBalcony, HallDecor } from "./hall-decor.tsx";
import { HallTable } from "./hall-table.tsx";
import { type NumberedRows, rowNumbers } from "./row-numbers.ts";
import { fittingFont } from "./fitting-font.ts";

interface HallRoomProps {
  plan: HallPlan;
  /** Whether row numbers are drawn: from afar nobody can read them. */
  numbered: boolean;
  /** Whether the seats are drawn in part: `RoomAround` then draws what stands among them. */
  isLarge?: boolean;
}

const NONE: HallPlan["groups"] = [];

/** Draws everything of a hall but its seats; the plan may be a faulty draft. */
export const HallRoom = memo(function HallRoom({ plan, numbered, isLarge = false }: HallRoomProps) {
  const light = useId();
  const { stage, decor, height } = plan;
  const groups = isLarge && !numbered ? NONE : plan.groups;
  const carpets = decor.filter(({ kind }) => kind === "aisle");
  const others = decor.filter(({ kind }) => kind !== "aisle");
  return (
    <g aria-hidden="true" className="hall-room">
      <StageLight id={light} plan={plan} />
      <InOrder parts={carpets} groups={groups} height={height} />
      {stage.width > 0 && stage.height > 0 && <HallStage plan={plan} light={`${light}spot`} />}
      {!isLarge && <HallTables groups={groups} />}
      <InOrder parts={others} groups={groups} height={height} />
      {numbered && !isLarge && <RowNumbers plan={plan} />}
    </g>
  );
});

/** Tables and row numbers of these groups, the ones around the part in view. */
export function RoomAround({ plan, groups }: { plan: HallPlan; groups: readonly HallGroup[] }) {
  const { width, height } = plan;
  const numbers = useMemo(() => ({ width, height, groups }), [width, height, groups]);
  return (
    <g aria-hidden="true" className="hall-room">
      <HallTables groups={groups} />
      <RowNumbers plan={numbers} />
    </g>
  );
}

function HallTables({ groups }: { groups: readonly Omit<PlanGroup, "seats">[] }) {
  return groups.map((group) => (group.kind === "table" ? <HallTable key={group.id} table={group} /> : null));
}

export function RowNumbers({ plan }: { plan: NumberedRows }) {
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
      // oxlint-disable-next-line react/no-array-index-key -- decor has no id
      <HallBalcony key={index} rail={part} groups={groups} />
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- decor has no id
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

const NAME_SIZE = 40;
/** Degrees by which the stage, drawn with its front below, turns to have its front on this side. */
const TURNS: Readonly<Record<StageFront, number>> = { down: 0, left: 90, up: 180, right: 270, around: 0 };

/** @param light id of the gradient for the pool of light on the boards */
export function HallStage({ plan, light }: { plan: HallPlan; light: string }) {
  const { x, y, width, height, label } = plan.stage;
  const front = stageFront(plan);
  const turn = TURNS[front];
  const lies = turn % 180 === 0;
  const middle = { x: x + width / 2, y: y + height / 2 };
  // Size of the stage before its turn, with its front below.
  const size = lies ? { width, height } : { width: height, height: width };
  const unit = Math.min(size.width / 700, size.height / 168);
  // The name stands above the lip of a front below, else in the middle of the stage.
  const name = front === "down" ? y + height - 46 * unit : middle.y + 14 * unit;
  const room = front === "around" ? width - 24 : width - (lies ? 170 : 40) * unit;
  return (
    <>
      <g
        transform={`translate(${middle.x} ${middle.y})${turn === 0 ? "" : ` rotate(${turn})`} translate(${-size.width / 2} ${-size.height / 2})`}
      >
        {front === "around" ? (
          <>
            <rect className="hall-stage-front" y="5" {...size} rx="8" />
            <rect className="hall-stage" {...size} rx="8" />
          </>
        ) : (
          <Boards {...size} unit={unit} light={light} />
        )}
      </g>
      {label !== "" && (
        <text
          className="hall-stage-name"
          x={middle.x}
          y={name}
          style={fittingFont(label, NAME_SIZE, room, { most: NAME_SIZE * unit, wide: 1.02 })}
        >
          {label}
        </text>
      )}
    </>
  );
}

interface BoardsProps {
  width: number;
  height: number;
  /** Scale of the curtain and the lights: 1 for a stage of 700 by 168. */
  unit: number;
  light: string;
}

function Boards({ width, height, unit, light }: BoardsProps) {
  const middle = width / 2;
  const swags = Math.max(2, Math.round(width / unit / 70));
  const footlights = Math.max(1, Math.round(width / unit / 50) - 1);
  const swag = width / swags;
  const edges = Array.from({ length: swags }, (_, index) => index * swag);
  const hem = (from: number) => `${26 * unit}Q${from + swag / 2} ${58 * unit} ${from + swag} ${26 * unit}`;
  const pelmet = edges.map((from) => `M${from} 0V${hem(from)}V0Z`).join("");
  const fringe = edges.map((from) => `M${from} ${hem(from)}`).join("");
  const [corner, lip] = [height - 34 * unit, height + 30 * unit];
  const boards = `M0 0H${width}V${corner}Q${middle} ${lip} 0 ${corner}Z`;
  return (
    <>
      <path className="hall-stage-front" d={boards} transform={`translate(0 ${9 * unit})`} />
      <path className="hall-stage" d={boards} />
      <ellipse fill={`url(#${light})`} cx={middle} cy={height - 56 * unit} rx={width * 0.3286} ry={64 * unit} />
      <Curtain edge={0} direction={1} height={height} unit={unit} />
      <Curtain edge={width} direction={-1} height={height} unit={unit} />
      <path className="hall-pelmet" d={pelmet} />
      <path className="hall-fringe" d={fringe} />
      {Array.from({ length: footlights }, (_, index) => {
        const t = (index + 1) / (footlights + 1);
        const curve = (1 - t) ** 2 * corner + 2 * t * (1 - t) * lip + t ** 2 * corner;
        return <circle key={index} className="hall-footlight" cx={t * width} cy={curve - 9 * unit} r={3 * unit} />;
      })}
    </>
  );
}

interface CurtainProps extends Pick<BoardsProps, "height" | "unit"> {
  edge: number;
  direction: 1 | -1;
}

function Curtain({ edge, direction, height, unit }: CurtainProps) {
  const at = (offset: number) => edge + direction * offset * unit;
  const down = (part: number) => (height * part) / 168;
  const bottom = height - 26 * unit;
  const folds = [18, 36, 54].map(
    (offset) => `M${at(offset)} ${6 * unit}Q${at(offset - 4)} ${down(70)} ${at(offset * 0.72)} ${bottom - 4 * unit}`,
  );
  return (
    <>
      <path
        className="hall-curtain"
        d={`M${edge} 0H${at(78)}C${at(74)} ${down(50)} ${at(50)} ${down(76)} ${at(54)} ${bottom + 9 * unit}L${edge} ${bottom - 8 * unit}Z`}
      />
      <path className="hall-fold" d={folds.join("")} />
    </>
  );
}
