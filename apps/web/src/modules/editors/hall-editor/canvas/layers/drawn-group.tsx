import type { PlanGroup, PlanSeat } from "@podium/shared/contracts/hall-plan";
import { SEAT_SIZE } from "@podium/shared/halls/hall";
import { memo } from "react";
import { chairPaths, Letter, SeatMark } from "#ui/hall-plan/seat-mark.tsx";
import { HallTable } from "#ui/hall-plan/hall-table.tsx";

/** Maximum distance between neighbours in a row without an aisle between them. */
const NEIGHBOURS = 2.2 * SEAT_SIZE;

interface DrawnGroupProps {
  readonly group: PlanGroup;
  /** Tint of the group's zone (`tint.ts`). */
  readonly tint: number | null;
  /** The user entered the group: each seat is then an element of its own, which can be lifted. */
  readonly isEntered?: boolean;
}

export const DrawnGroup = memo(function DrawnGroup({ group, tint, isEntered = false }: DrawnGroupProps) {
  const { seats } = group;
  return (
    <g data-group={group.id}>
      {tint !== null && <path className="editor-tint" data-tint={tint} d={bandPath(seats)} />}
      {group.kind === "table" && <HallTable table={group} />}
      <g className="hall-mark" data-state="available">
        {isEntered ? seats.map((seat, index) => drawnSeat(seat, index)) : <Seats seats={seats} />}
      </g>
    </g>
  );
});

function Seats({ seats }: { seats: readonly PlanSeat[] }) {
  const { backs, cushions } = chairPaths(seats.filter(isPlain));
  return (
    <>
      <path className="hall-chair-back" d={backs} />
      <path className="hall-chair-cushion" d={cushions} />
      {seats.map((seat, index) => (isPlain(seat) ? drawnLetter(seat, index) : drawnSeat(seat, index)))}
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
