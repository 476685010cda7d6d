import type { Show } from "@podium/shared/contracts/shows";
import { Notice } from "../../ui/notice.tsx";
import type { SalePhase } from "./sale-phase.ts";
import { salesNote } from "./sales-note.ts";

/** Says when the sale opens, or that it is over; nothing while it runs. */
export function SaleBanner({ show, phase }: { show: Show; phase: SalePhase }) {
  const note = salesNote(show, new Date());
  if (phase === "open" || note === null) return null;
  return <Notice tone={phase === "before" ? "info" : "warning"}>{note}</Notice>;
}
