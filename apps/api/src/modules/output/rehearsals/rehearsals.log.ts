import type { LogSentences } from "#modules/records/audit/audit.service.ts";

export type RehearsalsLog = typeof rehearsalsLog;

export const rehearsalsLog = {
  REHEARSAL_STARTED: ({ show, people, seconds }: { show: string; people: number; seconds: number }) =>
    `Opening van "${show}" geoefend: ${people} mensen in ${seconds} seconden`,
  REHEARSAL_STOPPED: ({ show }: { show: string }) => `Oefening van de opening van "${show}" gestopt`,
} satisfies LogSentences;
