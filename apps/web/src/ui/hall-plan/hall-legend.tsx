import type { SeatKind } from "@podium/shared/contracts/hall-plan";
import type { Hall } from "@podium/shared/halls/hall";
import { kindWord } from "@podium/shared/halls/seat-names";
import { currentLanguage } from "#messages/messages.ts";
import { hall as messagesOfHall, hallLegend } from "#messages/nl/hall.ts";
import { partsOf } from "./areas.ts";
import "./hall-area.css";
import { SeatMark } from "./seat-mark.tsx";
import type { SeatState } from "./seat-view.ts";

interface HallLegendProps {
  readonly states: readonly SeatState[];
  readonly words?: Partial<Readonly<Record<SeatState, string>>> | undefined;
  /** The legend explains the special kinds of seats that this hall has; undefined while the hall loads. */
  readonly hall?: Hall | undefined;
  readonly className: string;
}

const SPECIAL = ["wheelchair", "companion", "restricted"] as const;

export function HallLegend({ states, words, hall, className }: HallLegendProps) {
  const t = hallLegend();
  const isAreas = hall !== undefined && partsOf(hall).chairCount === 0;
  const kinds = SPECIAL.filter((kind) => hall?.kinds.has(kind));
  // Other states draw a check or a person in place of the kind's sign.
  const plain = states.find((state) => state === "available") ?? "free";
  return (
    <ul aria-label={messagesOfHall().legend} className={className}>
      {states.map((state) => (
        <li key={state} className="flex items-center gap-1.5">
          {isAreas ? <AreaIcon state={state} /> : <SeatIcon state={state} />}
          {words?.[state] ?? t[state]}
        </li>
      ))}
      {kinds.map((kind) => (
        <li key={kind} className="flex items-center gap-1.5 first-letter:uppercase">
          <SeatIcon state={plain} kind={kind} />
          <span className="first-letter:uppercase">{kindWord({ kind }, currentLanguage())}</span>
        </li>
      ))}
    </ul>
  );
}

/** The colour of a share of an area, where no seats are drawn. */
function AreaIcon({ state }: { state: SeatState }) {
  return (
    <svg aria-hidden="true" className="shrink-0" viewBox="0 0 30 30" width={30} height={30}>
      <rect className="hall-area-floor" x="4" y="4" width="22" height="22" rx="4" />
      {state !== "available" && state !== "free" && (
        <rect className="hall-area-share" data-state={state} x="4" y="4" width="22" height="22" rx="4" />
      )}
      <rect className="hall-area-edge" x="4" y="4" width="22" height="22" rx="4" strokeWidth="2" />
    </svg>
  );
}

interface SeatIconProps {
  state: SeatState;
  letter?: string;
  kind?: SeatKind;
}

export function SeatIcon({ state, letter = "A", kind }: SeatIconProps) {
  return (
    <svg
      aria-hidden="true"
      className="hall-mark shrink-0"
      data-state={state}
      viewBox="-23 -23 46 46"
      width={30}
      height={30}
    >
      <SeatMark state={state} letter={letter} kind={kind} />
    </svg>
  );
}
