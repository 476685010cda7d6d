import { BALCONY_RAIL, bentRow, HALL_SIZE, hallPlan, TABLE_RADIUS } from "@podium/shared/hall-plan";
import { memo } from "react";
import { HallStage } from "./hall-stage.tsx";

const { width, height } = HALL_SIZE;
const middle = width / 2;
const balconyEdge = 46;

/** A curve through the room parallel to the rows; `y` is its height in the middle. */
function bentLine(y: number, from: number, to: number): string {
  // A parabola is one quadratic curve, its control point where the end tangents meet.
  const start = bentRow(from, y);
  const end = bentRow(to, y);
  const control = 2 * bentRow((from + to) / 2, y) - (start + end) / 2;
  return `M${from} ${start}Q${(from + to) / 2} ${control} ${to} ${end}`;
}

export const HallRoom = memo(function HallRoom() {
  return (
    <g aria-hidden="true" className="hall-room">
      <HallFloor />
      <HallStage />
      {hallPlan.tables.map((table) => (
        <g key={table.key} transform={`translate(${table.x} ${table.y})`}>
          <circle className="hall-table-shadow" cy="3" r={TABLE_RADIUS + 1} />
          <circle className="hall-table" r={TABLE_RADIUS} />
          <circle className="hall-table-rim" r={TABLE_RADIUS - 4} />
          <text className="hall-table-number" y="7.5">
            {table.number}
          </text>
        </g>
      ))}
      <SoundDesk />
      <HallBalcony />
    </g>
  );
});

/** The mixing desk for light and sound, across the aisle from the last table. */
function SoundDesk() {
  const lastTable = hallPlan.tables.at(-1);
  if (!lastTable) return null;
  return (
    <g transform={`translate(${width - lastTable.x} ${lastTable.y + 8})`}>
      <rect className="hall-desk" x="-44" y="-17" width="88" height="34" rx="6" />
      <path className="hall-desk-line" d="M-32-9V9M-20-9V9M-8-9V9M4-9V9M-35 3h6M-23-4h6M-11 5h6M1-1h6" />
      <circle className="hall-footlight" cx="20" r="4" />
      <circle className="hall-footlight" cx="33" r="4" />
    </g>
  );
}

function HallFloor() {
  return (
    <>
      <defs>
        <radialGradient id="hall-light" gradientUnits="userSpaceOnUse" cx={middle} cy="60" r="900">
          <stop offset="0" className="hall-light-near" />
          <stop offset="1" className="hall-light-far" />
        </radialGradient>
        <radialGradient id="hall-spot">
          <stop offset="0" className="hall-light-near" />
          <stop offset="1" className="hall-light-far" />
        </radialGradient>
      </defs>
      <circle fill="url(#hall-light)" cx={middle} cy="60" r="900" />
      <rect className="hall-carpet" x={middle - 27} y="150" width="54" height={BALCONY_RAIL - 150} />
      <path className="hall-carpet-edge" d={`M${middle - 22} 150V${BALCONY_RAIL}M${middle + 22} 150V${BALCONY_RAIL}`} />
    </>
  );
}

function HallBalcony() {
  const left = balconyEdge - 18;
  const right = width - left;
  const deck = `${bentLine(BALCONY_RAIL, left, right)}V${height - 20}H${left}Z`;
  return (
    <>
      <path className="hall-balcony" d={deck} />
      {hallPlan.rows
        .filter((row) => row.side === "left")
        .map((row) => {
          const y = row.y + (bentRow(middle, 0) - bentRow(row.x, 0));
          return (
            <g key={row.key}>
              <path className="hall-step" d={bentLine(y + 24, left + 8, right - 8)} />
              {[balconyEdge, middle, width - balconyEdge].map((x) => (
                <text key={x} className="hall-row-number" x={x} y={bentRow(x, y) + 5.5}>
                  {x === middle ? `Rij ${row.number}` : row.number}
                </text>
              ))}
            </g>
          );
        })}
      <path className="hall-rail" d={bentLine(BALCONY_RAIL, left, right)} />
      <path className="hall-rail-brass" d={bentLine(BALCONY_RAIL - 7, left, right)} />
      <path className="hall-rail-brass" d={bentLine(BALCONY_RAIL + 7, left, right)} />
      <text className="hall-rail-name" x={middle} y={BALCONY_RAIL + 4.5}>
        BALKON
      </text>
    </>
  );
}
