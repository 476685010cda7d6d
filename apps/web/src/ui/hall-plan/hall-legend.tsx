import { SeatMark } from "./seat-mark.tsx";
import { LEGEND_WORDS, type SeatState } from "./seat-view.ts";

interface HallLegendProps {
  readonly states: readonly SeatState[];
  readonly words?: Partial<Readonly<Record<SeatState, string>>> | undefined;
  readonly className: string;
}

export function HallLegend({ states, words, className }: HallLegendProps) {
  return (
    <ul aria-label="Legende" className={className}>
      {states.map((state) => (
        <li key={state} className="flex items-center gap-1.5">
          <SeatIcon state={state} />
          {words?.[state] ?? LEGEND_WORDS[state]}
        </li>
      ))}
    </ul>
  );
}

/** A seat symbol beside its label; hidden from screen readers. */
export function SeatIcon({ state, letter = "A" }: { state: SeatState; letter?: string }) {
  return (
    <svg
      aria-hidden="true"
      className="hall-mark shrink-0"
      data-state={state}
      viewBox="-23 -23 46 46"
      width={30}
      height={30}
    >
      <SeatMark state={state} letter={letter} />
    </svg>
  );
}
