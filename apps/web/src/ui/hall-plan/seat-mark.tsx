import type { SeatKind } from "@podium/shared/contracts/hall-plan";
import { fittingFont } from "./fitting-font.ts";
import "./seat.css";
import type { SeatState } from "./seat-view.ts";

interface SeatMarkProps {
  readonly state: SeatState;
  /** Its label: 'A', '112'. */
  readonly letter: string;
  /** Degrees clockwise from facing the top of the drawing. */
  readonly turn?: number;
  readonly kind?: SeatKind | undefined;
}

const LETTER_SIZE = 13.5;
/** Inside a cushion, in units. */
const LETTER_ROOM = 20;

/** A seat from above in a box of 32 by 32 around 0,0. */
export function SeatMark({ state, letter, turn = 0, kind = "seat" }: SeatMarkProps) {
  return (
    <>
      {state === "mine" || state === "own" ? <circle className="hall-ring" r="20.5" /> : null}
      <g transform={turn === 0 ? undefined : `rotate(${turn})`}>
        {kind === "wheelchair" ? (
          <rect className="hall-pad" x="-14.5" y="-14.5" width="29" height="29" rx="3" />
        ) : (
          <>
            <path className="hall-chair-back" d="M-13.4 0V5.4a8.4 8.4 0 0 0 8.4 8.4h10a8.4 8.4 0 0 0 8.4-8.4V0" />
            <rect className="hall-chair-cushion" x="-11.5" y="-13" width="23" height="23.5" rx="6.5" />
          </>
        )}
      </g>
      <Sign state={state} letter={letter} isWheelchair={kind === "wheelchair"} />
      {kind === "companion" && <KindBadge d="M-18.2-13h8.4M-14-17.2v8.4" />}
      {kind === "restricted" && <KindBadge d="M-18.6-8.4l9.2-9.2M-18.9-12.6l4.5-4.5M-13.6-8.9l4.5-4.5" />}
    </>
  );
}

interface SignProps {
  state: SeatState;
  letter: string;
  isWheelchair: boolean;
}

function Sign({ state, letter, isWheelchair }: SignProps) {
  const name = isWheelchair ? <Wheelchair /> : <Letter letter={letter} />;
  switch (state) {
    case "mine":
      return (
        <>
          {name}
          <circle className="hall-badge" cx="14" cy="-13" r="8" />
          <path className="hall-badge-check" d="M10.4-13 13-10.3 17.8-15.6" />
        </>
      );
    case "scanned":
      return <path className="hall-sign-line" d="M-6-1.6 -1.9 2.7 6.3-6" />;
    case "own":
    case "occupied":
      return (
        <path
          className="hall-sign-shape"
          d="M0-8.6a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM-7.4 7.2C-7.4 3.4-4.2 1 0 1s7.4 2.4 7.4 6.2Z"
        />
      );
    case "held":
      return (
        <path
          className="hall-sign-shape"
          d="M-5.4-8.6H5.4V-6.8C5.4-3.9 2.6-2.6 1.3-1.2 2.6.2 5.4 1.5 5.4 4.4V6.2H-5.4V4.4C-5.4 1.5-2.6.2-1.3-1.2-2.6-2.6-5.4-3.9-5.4-6.8Z"
        />
      );
    case "blocked":
      return <path className="hall-sign-line" d="M-6.2-7.4 6.2 4.8M6.2-7.4-6.2 4.8" />;
    case "busy":
      return (
        <>
          {name}
          <circle className="hall-spinner" r="18.5" pathLength="100" />
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

function Letter({ letter }: { letter: string }) {
  return (
    <text className="hall-letter" y="3.4" style={fittingFont(letter, LETTER_SIZE, LETTER_ROOM)}>
      {letter}
    </text>
  );
}

/** Somebody in a wheelchair, from the side. */
function Wheelchair() {
  return (
    <>
      <circle className="hall-sign-shape" cx="-1.6" cy="-9.2" r="2.5" />
      <path className="hall-sign-fine" d="M-1.6-5.6V1.8H4.6L7.6 8.2M-1.6-2.6H3.8" />
      <path className="hall-sign-fine" d="M-4.4-1.4A5.8 5.8 0 1 0 3.6 5.6" />
    </>
  );
}

/** In the upper left corner: what is special about the seat. */
function KindBadge({ d }: { d: string }) {
  return (
    <>
      <circle className="hall-kind" cx="-14" cy="-13" r="7.4" />
      <path className="hall-kind-sign" d={d} />
    </>
  );
}
