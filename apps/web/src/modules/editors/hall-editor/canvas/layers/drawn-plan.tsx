import type { HallPlan, PlanDecor, PlanGroup, PlanSeat } from "@podium/shared/contracts/hall-plan";
import { memo, useId } from "react";
import { SEAT_SIZE } from "@podium/shared/halls/hall";
import { countedPlaces } from "@podium/shared/words/counted-places";
import { elementPath } from "#modules/editors/hall-editor/model/outlines.ts";
import { isArea } from "#ui/hall-plan/areas.ts";
import { AreaShape } from "#ui/hall-plan/hall-area.tsx";
import { chairPaths, Letter, SeatMark } from "#ui/hall-plan/seat-mark.tsx";
import { HallBalcony, HallDecor } from "#ui/hall-plan/hall-decor.tsx";
import { RowNumbers, StageLight, HallStage } from "#ui/hall-plan/hall-room.tsx";
import { HallTable } from "#ui/hall-plan/hall-table.tsx";

interface DrawnPlanProps {
  readonly plan: HallPlan;
  /** The group that the user has entered. */
  readonly within: string | null;
  /** Ids of the groups that have letters and row numbers; null: all. */
  readonly lettered: ReadonlySet<string> | null;
}

/** Drawn from the floor up, as for visitors. Unchanged parts are the same objects: only changed ones render again. */
export const DrawnPlan = memo(function DrawnPlan({ plan, within, lettered }: DrawnPlanProps) {
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
      <RowNumbers plan={lettered ? { ...plan, groups: groups.filter(({ id }) => lettered.has(id)) } : plan} />
      {[...groups.filter(isArea), ...groups.filter((group) => !isArea(group))].map((group) => (
        <DrawnGroup
          key={group.id}
          group={group}
          tint={tintOf(plan, group.zone)}
          isEntered={group.id === within}
          isLettered={lettered?.has(group.id)}
        />
      ))}
    </g>
  );
});

const NONE: HallPlan["groups"] = [];

/** Maximum distance between neighbours in a row without an aisle between them. */
const NEIGHBOURS = 2.2 * SEAT_SIZE;

interface DrawnGroupProps {
  readonly group: PlanGroup;
  readonly tint: number | null;
  /** The user entered the group: each seat is then an element of its own, which can be lifted. */
  readonly isEntered?: boolean;
  readonly isLettered?: boolean | undefined;
}

export const DrawnGroup = memo(function DrawnGroup(props: DrawnGroupProps) {
  const { group, tint, isEntered = false, isLettered = true } = props;
  const { seats } = group;
  if (isArea(group))
    return (
      <g data-group={group.id}>
        {tint !== null && (
          <path className="editor-tint" data-tint={tint} d={elementPath({ type: "group", group, index: 0 })} />
        )}
        <AreaShape area={group} lines={[countedPlaces(group.capacity ?? 0)]} />
      </g>
    );
  return (
    <g data-group={group.id}>
      {tint !== null && <path className="editor-tint" data-tint={tint} d={bandPath(seats)} />}
      {group.kind === "table" && <HallTable table={group} />}
      <g className="hall-mark" data-state="available">
        {isEntered ? (
          seats.map((seat, index) => drawnSeat(seat, index))
        ) : (
          <Seats seats={seats} isLettered={isLettered} />
        )}
      </g>
    </g>
  );
});

function Seats({ seats, isLettered }: { seats: readonly PlanSeat[]; isLettered: boolean }) {
  const { backs, cushions } = chairPaths(seats.filter(isPlain));
  return (
    <>
      <path className="hall-chair-back" d={backs} />
      <path className="hall-chair-cushion" d={cushions} />
      {seats.map((seat, index) => (isPlain(seat) ? isLettered && drawnLetter(seat, index) : drawnSeat(seat, index)))}
    </>
  );
}

/** A line through the chairs, up to an aisle; the style sheet makes it as wide as a row. */
function bandPath(seats: readonly PlanSeat[]): string {
  return seats
    .map(({ x, y }, index) => {
      const before = seats[index - 1];
      const follows = before && Math.hypot(before.x - x, before.y - y) < NEIGHBOURS;
      // A line without length gives a single chair its round background.
      return follows ? `L${x} ${y}` : `M${x} ${y}h0`;
    })
    .join("");
}

function isPlain({ kind }: PlanSeat): boolean {
  return kind === "seat";
}

function drawnLetter({ x, y, label }: PlanSeat, index: number) {
  return <Letter key={index} letter={label} x={x} y={y} />;
}

function drawnSeat({ x, y, label, turn, kind }: PlanSeat, index: number) {
  return (
    <g key={index} data-seat-index={index}>
      <SeatMark state="available" letter={label} x={x} y={y} turn={turn} kind={kind} />
    </g>
  );
}

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

const TINTS = 6;

/** Returns the tint of a zone, by its position; six can be distinguished. Null for a single zone. */
function tintOf({ zones }: HallPlan, zone: string): number | null {
  const place = zones.length < 2 ? -1 : zones.findIndex(({ id }) => id === zone);
  return place < 0 ? null : place % TINTS;
}
