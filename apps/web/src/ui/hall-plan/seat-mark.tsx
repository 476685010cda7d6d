import type { PlanSeat, SeatKind } from "@podium/shared/contracts/hall-plan";
import { fittingFont } from "./fitting-font.ts";
import "./seat.css";
import type { SeatState } from "./seat-view.ts";

interface SeatMarkProps {
  readonly state: SeatState;
  readonly letter: string;
  /** The seat's middle, in the drawing's coordinates; 0,0 by default. */
  readonly x?: number;
  readonly y?: number;
  /** Degrees clockwise from facing the top of the drawing. */
  readonly turn?: number;
  readonly kind?: SeatKind | undefined;
}

const LETTER_SIZE = 13.5;
/** Width for a letter inside a cushion, in units. */
const LETTER_ROOM = 20;
/** Distance from the middle of a chair to the baseline of its letter. */
const LETTER_DOWN = 3.4;

/** In 32 by 32 around its middle. Has no transform: composing 2,000 transformed seats takes 6 ms in each frame. */
export function SeatMark({ state, letter, x = 0, y = 0, turn = 0, kind = "seat" }: SeatMarkProps) {
  return (
    <>
      {state === "mine" || state === "own" ? <circle className="hall-ring" cx={x} cy={y} r="20.5" /> : null}
      {kind === "wheelchair" ? <Pad x={x} y={y} turn={turn} /> : <Chair x={x} y={y} turn={turn} />}
      <Sign state={state} letter={letter} isWheelchair={kind === "wheelchair"} x={x} y={y} />
      {kind === "companion" && <KindBadge x={x} y={y} d="m-18.2-13h8.4m-4.2-4.2v8.4" />}
      {kind === "restricted" && <KindBadge x={x} y={y} d="m-18.6-8.4 9.2-9.2m-9.5 5 4.5-4.5m.8 8.2 4.5-4.5" />}
    </>
  );
}

interface Place {
  x: number;
  y: number;
}

function Chair(place: Place & { turn: number }) {
  const { backs, cushions } = chairPaths([place]);
  return (
    <>
      <path className="hall-chair-back" d={backs} />
      <path className="hall-chair-cushion" d={cushions} />
    </>
  );
}

function Pad({ x, y, turn }: Place & { turn: number }) {
  return (
    <rect
      className="hall-pad"
      x={x - 14.5}
      y={y - 14.5}
      width="29"
      height="29"
      rx="3"
      transform={turn === 0 ? undefined : `rotate(${turn} ${x} ${y})`}
    />
  );
}

interface SignProps extends Place {
  state: SeatState;
  letter: string;
  isWheelchair: boolean;
}

function Sign({ state, letter, isWheelchair, x, y }: SignProps) {
  const name = isWheelchair ? <Wheelchair x={x} y={y} /> : <Letter letter={letter} x={x} y={y} />;
  /** @param path relative to the middle */
  const drawn = (className: string, path: string) => <path className={className} d={`M${x} ${y}${path}`} />;
  switch (state) {
    case "mine":
      return (
        <>
          {name}
          <circle className="hall-badge" cx={x + 14} cy={y - 13} r="8" />
          {drawn("hall-badge-check", "m10.4-13 2.6 2.7 4.8-5.3")}
        </>
      );
    case "scanned":
      return drawn("hall-sign-line", "m-6-1.6 4.1 4.3 8.2-8.7");
    case "own":
    case "occupied":
      return drawn(
        "hall-sign-shape",
        "m0-8.6a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm-7.4 15.8c0-3.8 3.2-6.2 7.4-6.2s7.4 2.4 7.4 6.2z",
      );
    case "held":
      return drawn(
        "hall-sign-shape",
        "m-5.4-8.6h10.8v1.8c0 2.9-2.8 4.2-4.1 5.6 1.3 1.4 4.1 2.7 4.1 5.6v1.8h-10.8v-1.8c0-2.9 2.8-4.2 4.1-5.6-1.3-1.4-4.1-2.7-4.1-5.6z",
      );
    case "blocked":
      return drawn("hall-sign-line", "m-6.2-7.4 12.4 12.2m0-12.2-12.4 12.2");
    case "busy":
      return (
        <>
          {name}
          <circle className="hall-spinner" cx={x} cy={y} r="18.5" pathLength="100" />
        </>
      );
    case "available":
    case "expected":
    case "free":
      return name;
    case "unknown":
      return null;
  }
}

export function Letter({ letter, x, y }: Place & { letter: string }) {
  return (
    <text className="hall-letter" x={x} y={y + LETTER_DOWN} style={fittingFont(letter, LETTER_SIZE, LETTER_ROOM)}>
      {letter}
    </text>
  );
}

function Wheelchair({ x, y }: Place) {
  return (
    <>
      <circle className="hall-sign-shape" cx={x - 1.6} cy={y - 9.2} r="2.5" />
      <path className="hall-sign-fine" d={`M${x} ${y}m-1.6-5.6v7.4h6.2l3 6.4m-9.2-10.8h5.4`} />
      <path className="hall-sign-fine" d={`M${x} ${y}m-4.4-1.4a5.8 5.8 0 1 0 8 7`} />
    </>
  );
}

/** The sign of a special kind, in the seat's upper left corner. @param d path relative to the seat's middle */
function KindBadge({ x, y, d }: Place & { d: string }) {
  return (
    <>
      <circle className="hall-kind" cx={x - 14} cy={y - 13} r="7.4" />
      <path className="hall-kind-sign" d={`M${x} ${y}${d}`} />
    </>
  );
}

type ChairPlace = Pick<PlanSeat, "x" | "y" | "turn">;

/** Makes two paths of all chairs (see `SeatMark`): a hundred in one path are laid out as fast as one. */
export function chairPaths(seats: readonly ChairPlace[]): { readonly backs: string; readonly cushions: string } {
  let backs = "";
  let cushions = "";
  for (const seat of seats) {
    const at = placer(seat);
    backs += `M${at(-13.4, 0)}L${at(-13.4, 5.4)}${BACK_ARC}${at(-5, 13.8)}L${at(5, 13.8)}${BACK_ARC}${at(13.4, 5.4)}L${at(13.4, 0)}`;
    cushions += `M${at(-5, -13)}L${at(5, -13)}${CORNER}${at(11.5, -6.5)}L${at(11.5, 4)}${CORNER}${at(5, 10.5)}`;
    cushions += `L${at(-5, 10.5)}${CORNER}${at(-11.5, 4)}L${at(-11.5, -6.5)}${CORNER}${at(-5, -13)}Z`;
  }
  return { backs, cushions };
}

const BACK_ARC = "A8.4 8.4 0 0 0 ";
const CORNER = "A6.5 6.5 0 0 1 ";

/** Converts the chair's own coordinates to the drawing's. */
function placer({ x, y, turn }: ChairPlace): (dx: number, dy: number) => string {
  const radians = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return (dx, dy) => `${hundredths(x + dx * cos - dy * sin)} ${hundredths(y + dx * sin + dy * cos)}`;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
