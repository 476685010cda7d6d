import { seatLabels } from "@podium/shared/halls/seat-names";
import { countedPlaces, waitingEntryWords } from "@podium/shared/words/counted-places";
import type { LogSentences, SeatFacts } from "#modules/records/audit/audit.service.ts";

export type WaitingListLog = typeof waitingListLog;

export const waitingListLog = {
  WISH_ADDED: ({ show, seats, together }: { show: string; seats: number; together: boolean }, { subjectId }) =>
    `Gast #${subjectId} op de wachtlijst gezet voor "${show}": ${waitingEntryWords({ seats, together })}`,
  WISH_REMOVED: ({ show, seats }: { show: string; seats: number }, { subjectId }) =>
    `#${subjectId} van de wachtlijst gehaald voor "${show}" (${countedPlaces(seats)})`,
  WISH_CLAIMED: ({ show, seats }: { show: string; seats: number }, { subjectId }) =>
    `Wachtlijst voor "${show}" (${countedPlaces(seats)}): van een gast bij account #${subjectId} gezet, het is hetzelfde e-mailadres`,
  SEATS_OFFERED: ({ seats, show, position }: SeatFacts & { show: string; position: number }, { subjectId }) =>
    `Voor "${show}" aangeboden aan #${subjectId}, nummer ${position} op de wachtlijst: ${seatLabels(seats)}`,
} satisfies LogSentences;
