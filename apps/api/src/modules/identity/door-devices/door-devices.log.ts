import type { LogSentences, NoFacts } from "#modules/records/audit/audit.service.ts";

export type DoorDevicesLog = typeof doorDevicesLog;

export const doorDevicesLog = {
  DEVICE_MADE: ({ until }: { until: string }, { subjectId }) =>
    `Toestel #${subjectId} gemaakt voor de ingang, tot ${until}`,
  DEVICE_ENDED: (_: NoFacts, { subjectId }) => `Toestel #${subjectId} afgemeld`,
} satisfies LogSentences;
