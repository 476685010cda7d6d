import type { Show } from "@podium/shared/contracts/shows";
import { Notice } from "#ui/notice.tsx";
import type { SalePhase } from "./sale-phase.ts";
import { salesNote } from "./sales-note.ts";

/** Renders nothing during the sale. `now` in milliseconds. */
export function SaleBanner({ show, phase, now }: { show: Show; phase: SalePhase; now: number }) {
  const note = salesNote(show, new Date(now));
  if (phase === "open" || note === null) return null;
  return <Notice tone={phase === "before" ? "info" : "warning"}>{note}</Notice>;
}
