import type { PlanGroup } from "@podium/shared/contracts/hall-plan";
import { tableSize } from "@podium/shared/halls/drawing";
import { fittingFont } from "./fitting-font.ts";

const NUMBER_SIZE = 21;

export function HallTable({ table }: { table: Omit<PlanGroup, "seats"> }) {
  const { width, height } = tableSize(table);
  const { x, y, turn = 0 } = table;
  const number = shortLabel(table.label);
  const isRound = table.shape === "round" || table.shape === undefined;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform={turn % 360 === 0 ? undefined : `rotate(${turn})`}>
        <TableTop className="hall-table-shadow" isRound={isRound} width={width + 2} height={height + 2} down={3} />
        <TableTop className="hall-table" isRound={isRound} width={width} height={height} />
        <TableTop className="hall-table-rim" isRound={isRound} width={width - 8} height={height - 8} />
      </g>
      <text className="hall-table-number" y="7.5" style={fittingFont(number, NUMBER_SIZE, Math.min(width, height))}>
        {number}
      </text>
    </g>
  );
}

interface TableTopProps {
  className: string;
  isRound: boolean;
  width: number;
  height: number;
  down?: number;
}

function TableTop({ className, isRound, width, height, down = 0 }: TableTopProps) {
  if (width <= 0 || height <= 0) return null;
  if (!isRound) {
    const corner = Math.min(6, width / 2, height / 2);
    return (
      <rect className={className} x={-width / 2} y={down - height / 2} width={width} height={height} rx={corner} />
    );
  }
  return <ellipse className={className} cy={down} rx={width / 2} ry={height / 2} />;
}

/** Returns the distinctive part of a row's or table's label: '4' of 'Tafel 4', 'A' of 'Rij A', all of 'Eretafel'. */
export function shortLabel(label: string): string {
  const words = label.trim().split(/\s+/);
  const last = words.at(-1) ?? "";
  return words.length > 1 && last.length <= 4 ? last : label;
}
