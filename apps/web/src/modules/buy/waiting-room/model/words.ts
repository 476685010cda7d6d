import { waitingRoom } from "#messages/nl/waiting-room.tsx";
import { formatCount } from "#platform/format.ts";
import { roundMinutes } from "./phase.ts";

/** 'niemand', '1 persoon', '2.309 mensen' */
export function aheadWords(ahead: number): string {
  const t = waitingRoom();
  return ahead === 0 ? t.nobodyAhead : t.people(formatCount(ahead), ahead === 1);
}

/** 'ongeveer 12 minuten' @param seconds null while nobody is let in */
export function waitWords(seconds: number | null): string {
  const t = waitingRoom();
  if (seconds === null) return t.unknownWait;
  const minutes = roundMinutes(seconds);
  return minutes === null ? t.underAMinute : t.about(minutes);
}
