import type { LogSentences } from "#modules/records/audit/audit.service.ts";

export type WaitingRoomLog = typeof waitingRoomLog;

export const waitingRoomLog = {
  WAITING_ROOM_CHANGED: ({ show, changes }: { show: string; changes: string[] }) =>
    `Wachtkamer van "${show}": ${changes.join(", ")}`,
} satisfies LogSentences;
