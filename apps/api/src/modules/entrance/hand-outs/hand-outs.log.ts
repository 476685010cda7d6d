import type { LogSentences } from "#modules/records/audit/audit.service.ts";

export type HandOutsLog = typeof handOutsLog;

export const handOutsLog = {
  HAND_OUT_TAKEN_BACK: ({ name, count }: { name: string; count: number }, { subjectId }) =>
    `Uitgifte van ${count} × "${name}" van reservering #${subjectId} teruggenomen`,
} satisfies LogSentences;
