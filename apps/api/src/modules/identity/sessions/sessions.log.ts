import type { Role } from "@podium/shared/contracts/roles";
import { type LogSentences, ROLE_WORDS } from "#modules/records/audit/audit.service.ts";

export type SessionsLog = typeof sessionsLog;

export const sessionsLog = {
  SIGNED_IN: ({ role }: { role: Role }) => `Aangemeld als ${ROLE_WORDS[role]}`,
} satisfies LogSentences;
