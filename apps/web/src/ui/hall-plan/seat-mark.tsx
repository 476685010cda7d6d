import "./seat.css";
import type { SeatState } from "./seat-view.ts";

interface SeatMarkProps {
  readonly state: SeatState;
  readonly letter: string;
  /** Degrees clockwise from facing the stage. */
  readonly turn?: number;
}

/** A seat from above in a box of 32 by 32 around 0,0. */
export function SeatMark({ state, letter, turn = 0 }: SeatMarkProps) {
  return (
    <>
      {state === "mine" || state === "own" ? <circle className="hall-ring" r="20.5" /> : null}
      <g transform={turn === 0 ? undefined : `rotate(${turn})`}>
        <path className="hall-chair-back" d="M-13.4 0V5.4a8.4 8.4 0 0 0 8.4 8.4h10a8.4 8.4 0 0 0 8.4-8.4V0" />
        <rect className="hall-chair-cushion" x="-11.5" y="-13" width="23" height="23.5" rx="6.5" />
      </g>
      <Sign state={state} letter={letter} />
    </>
  );
}

function Sign({ state, letter }: { state: SeatState; letter: string }) {
  switch (state) {
    case "mine":
      return (
        <>
          <Letter letter={letter} />
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
          <Letter letter={letter} />
          <circle className="hall-spinner" r="18.5" pathLength="100" />
        </>
      );
    case "available":
    case "expected":
    case "free":
      return <Letter letter={letter} />;
    case "unknown":
      return null;
  }
}

function Letter({ letter }: { letter: string }) {
  return (
    <text className="hall-letter" y="3.4">
      {letter}
    </text>
  );
}
