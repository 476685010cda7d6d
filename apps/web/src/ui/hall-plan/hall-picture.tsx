import type { HallPlan, PlanGroup } from "@podium/shared/contracts/hall-plan";
import { SEAT_SIZE } from "@podium/shared/halls/hall";
import { tableSize } from "@podium/shared/halls/drawing";
import { memo } from "react";
import { formatCount } from "#platform/format.ts";
import { isArea, sharesOfCounts } from "./areas.ts";
import { fittingFont } from "./fitting-font.ts";
import { AreaShape } from "./hall-area.tsx";

export interface DotLook {
  className: string;
  /** Distinguishes seats without colours too; by default a disc. */
  shape?: keyof typeof shapes;
}

interface HallPictureProps {
  plan: HallPlan;
  label: string;
  className?: string;
  /** Returns the look of a seat's dot: the same object for the same look. Must be a stable reference. */
  look?: (seatId: string) => DotLook;
}

const USUAL: DotLook = { className: "fill-(--color-seat-available)" };
const usualLook = (): DotLook => USUAL;
const NAME_SIZE = 51;

/** A small picture of a plan, which may be a faulty draft; draws all chairs that look alike as one path. */
export const HallPicture = memo(function HallPicture({ plan, label, className, look = usualLook }: HallPictureProps) {
  const { width, height, stage, groups, decor } = plan;
  const dots = Map.groupBy(
    groups.flatMap(({ seats }) => seats),
    ({ id }) => look(id),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${Math.max(width, 1)} ${Math.max(height, 1)}`}
      className={className}
      preserveAspectRatio="xMidYMid meet"
    >
      <rect width={width} height={height} className="fill-(--color-floor)" />
      {decor.map((part, index) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- decor has no id
          key={index}
          x={part.x}
          y={part.y}
          width={part.width}
          height={part.height}
          transform={turned(part.turn, part.x + part.width / 2, part.y + part.height / 2)}
          className="fill-(--color-line) opacity-60"
        />
      ))}
      <rect {...stagePlace(stage)} rx={8} className="fill-(--color-stage)" />
      <text
        x={stage.x + stage.width / 2}
        y={stage.y + stage.height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={NAME_SIZE}
        style={fittingFont(stage.label, NAME_SIZE, stage.width * 0.9, {
          most: Math.min(NAME_SIZE, stage.height * 0.7),
        })}
        className="fill-cream font-display font-semibold"
      >
        {stage.label}
      </text>
      {groups.map((group) => (group.kind === "table" ? <TableTop key={group.id} table={group} /> : null))}
      {groups.map((group) => (isArea(group) ? <AreaPicture key={group.id} area={group} look={look} /> : null))}
      {[...dots].map(([{ className: classes, shape }, seats]) => (
        <path
          key={classes}
          d={seats.map(({ x, y }) => dotPath({ x, y }, SEAT_SIZE * 0.46, shape)).join("")}
          strokeWidth="3"
          fillRule="evenodd"
          className={classes}
        />
      ))}
    </svg>
  );
});

const stagePlace = ({ x, y, width, height }: HallPlan["stage"]) => ({ x, y, width, height });

function TableTop({ table }: { table: PlanGroup }) {
  const { x, y, shape, turn } = table;
  const { width, height } = tableSize(table);
  const place = { transform: turned(turn, x, y), className: "fill-(--color-table)" };
  if (shape === "round" || shape === undefined)
    return <ellipse cx={x} cy={y} rx={width / 2} ry={height / 2} {...place} />;
  return <rect x={x - width / 2} y={y - height / 2} width={width} height={height} {...place} />;
}

/** An area with the share of its places that have each look. */
function AreaPicture({ area, look }: { area: PlanGroup; look: (seatId: string) => DotLook }) {
  const { id, capacity = 0 } = area;
  const looks = Map.groupBy(
    Array.from({ length: look === usualLook ? 0 : capacity }, (_, index) => look(`${id}-${index + 1}`)),
    (each) => each,
  );
  const counts = [...looks].map(([{ className }, places]) => ({ name: className, className, count: places.length }));
  const filled = counts.filter(({ className }) => !className.includes("fill-transparent"));
  return <AreaShape area={area} lines={[formatCount(capacity)]} shares={sharesOfCounts(filled, capacity)} />;
}

/** @param turn degrees clockwise around (x, y) */
function turned(turn: number | undefined, x: number, y: number): string | undefined {
  return turn ? `rotate(${turn} ${x} ${y})` : undefined;
}

const shapes = {
  disc: circle,
  ring: (x: number, y: number, radius: number) => circle(x, y, radius) + circle(x, y, radius * 0.45),
  square: (x: number, y: number, radius: number) =>
    `M${x - radius} ${y - radius}h${radius * 2}v${radius * 2}h${-radius * 2}z`,
  cross: (x: number, y: number, radius: number) =>
    `M${x - radius} ${y - radius}l${radius * 2} ${radius * 2}m0 ${-radius * 2}l${-radius * 2} ${radius * 2}`,
};

export function dotPath({ x, y }: { x: number; y: number }, radius: number, shape: DotLook["shape"] = "disc"): string {
  return shapes[shape](x, y, radius);
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;
}
