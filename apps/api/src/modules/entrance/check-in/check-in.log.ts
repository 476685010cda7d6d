import { seatLabel } from "@podium/shared/halls/seat-names";
import type { LogSentences, NoFacts } from "#modules/records/audit/audit.service.ts";

export type CheckInLog = typeof checkInLog;

export const checkInLog = {
  SCANNED: (_: NoFacts, { subjectId }) => `Tickets gescand voor voorstelling #${subjectId}`,
  SCAN_TAKEN_BACK: (seat: { seatId: string; group: string; label: string }, { subjectId }) =>
    `Scan van ${seatLabel(seat)} van reservering #${subjectId} teruggenomen`,
} satisfies LogSentences;
