import type { HallPlan, PlanDecor } from "@podium/shared/contracts/hall-plan";
import { fittingFont } from "./fitting-font.ts";

const LABEL_SIZE = 17;
/** Height of a name below its part of the decor. */
const BELOW = 22;
/** Distance from the edge of a carpet to the line along it. */
const CARPET_HEM = 5;

/** A part of the decor: a carpet, desk, bar, door or text. `HallBalcony` draws rails. */
export function HallDecor({ decor, hallHeight }: { decor: PlanDecor; hallHeight: HallPlan["height"] }) {
  const { kind, x, y, width, height, turn = 0, label } = decor;
  const [across, down] = [width / 2, height / 2];
  return (
    <g transform={`translate(${x + across} ${y + down})${turn % 360 === 0 ? "" : ` rotate(${turn})`}`}>
      {kind === "aisle" && <Carpet width={width} height={height} />}
      {kind === "desk" && <Desk width={width} height={height} />}
      {kind === "bar" && (
        <>
          <rect className="hall-bar" x={-across} y={-down} width={width} height={height} rx="5" />
          <rect className="hall-bar-top" x={-across + 4} y={-down + 4} width={inside(width)} height={inside(height)} />
        </>
      )}
      {kind === "door" && (
        <>
          <rect className="hall-door" x={-across} y={-down} width={width} height={height} />
          <path className="hall-door-edge" d={doorEdges(width, height)} />
        </>
      )}
      {label !== "" && <Label decor={decor} isAtBack={y + height + BELOW > hallHeight} />}
    </g>
  );
}

const inside = (length: number) => Math.max(0, length - 8);

function Carpet({ width, height }: { width: number; height: number }) {
  const [x, y] = [width / 2, height / 2];
  const hem = Math.min(CARPET_HEM, width / 4, height / 4);
  const edges =
    height >= width ? `M${hem - x} ${-y}V${y}M${x - hem} ${-y}V${y}` : `M${-x} ${hem - y}H${x}M${-x} ${y - hem}H${x}`;
  return (
    <>
      <rect className="hall-carpet" x={-x} y={-y} width={width} height={height} />
      <path className="hall-carpet-edge" d={edges} />
    </>
  );
}

/** The mixing desk for light and sound. */
function Desk({ width, height }: { width: number; height: number }) {
  const scale = Math.min(width / 88, height / 34);
  return (
    <>
      <rect className="hall-desk" x={-width / 2} y={-height / 2} width={width} height={height} rx="6" />
      <g transform={scale === 1 ? undefined : `scale(${scale})`}>
        <path className="hall-desk-line" d="M-32-9V9M-20-9V9M-8-9V9M4-9V9M-35 3h6M-23-4h6M-11 5h6M1-1h6" />
        <circle className="hall-footlight" cx="20" r="4" />
        <circle className="hall-footlight" cx="33" r="4" />
      </g>
    </>
  );
}

/** Path of the posts on both sides of the opening. */
function doorEdges(width: number, height: number): string {
  const [x, y] = [width / 2, height / 2];
  return width >= height ? `M${-x} ${-y}V${y}M${x} ${-y}V${y}` : `M${-x} ${-y}H${x}M${-x} ${y}H${x}`;
}

/** A part's name, along its longer side, never upside down. A desk's is below the part, at the back wall above. */
function Label({ decor: { kind, width, height, label, turn = 0 }, isAtBack }: { decor: PlanDecor; isAtBack: boolean }) {
  const stands = height > 1.5 * width;
  const seen = (((turn + (stands ? -90 : 0)) % 360) + 360) % 360;
  const turned = (stands ? -90 : 0) + (seen > 95 && seen < 275 ? 180 : 0);
  const [along, across] = stands ? [height, width] : [width, height];
  const isBelow = kind === "desk" || (kind === "door" && across < 26);
  const size = kind === "text" ? Math.max(10, across * 0.72) : Math.min(34, Math.max(LABEL_SIZE, across * 0.4));
  const font = fittingFont(label, LABEL_SIZE, isBelow ? Math.max(along, 110) : along, { most: size });
  // At the hall's back wall a name below its part would lie outside the drawing.
  const beside = isAtBack && turned === 0 ? -across / 2 - 8 : across / 2 + 17;
  const y = isBelow ? beside : size * 0.34;
  return (
    <text
      className="hall-decor-name"
      data-on={kind}
      y={y}
      style={font}
      transform={turned === 0 ? undefined : `rotate(${turned})`}
    >
      {label}
    </text>
  );
}
