import { SeatMark } from "./seat-mark.tsx";
import { LEGEND_WORDS } from "./seat-view.ts";
import type { SeatState } from "./seat-view.ts";

interface HallLegendProps {
  readonly states: readonly SeatState[];
  readonly words?: Partial<Readonly<Record<SeatState, string>>> | undefined;
  readonly className?: string | undefined;
}

export function HallLegend({ states, words, className }: HallLegendProps) {
  return (
    <ul aria-label="Legende" className={className ?? "flex flex-wrap gap-x-5 gap-y-1.5 text-sm"}>
      {states.map((state) => (
        <li key={state} className="flex items-center gap-1.5">
          <SeatIcon state={state} />
          {words?.[state] ?? LEGEND_WORDS[state]}
        </li>
      ))}
    </ul>
  );
}

/** A seat symbol beside its label; hidden from screen readers. `size` in CSS pixels. */
export function SeatIcon({ state, letter = "A", size = 30 }: { state: SeatState; letter?: string; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      className="hall-mark shrink-0"
      data-state={state}
      viewBox="-23 -23 46 46"
      width={size}
      height={size}
    >
      <SeatMark state={state} letter={letter} />
    </svg>
  );
}
