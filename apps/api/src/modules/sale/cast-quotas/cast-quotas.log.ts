import type { LogSentences } from "#modules/records/audit/audit.service.ts";

type Facts = { show: string; quotaId: number };

const seatsInWords = (seats: number): string => `${seats} ${seats === 1 ? "plaats" : "plaatsen"}`;

export type CastQuotasLog = typeof castQuotasLog;

export const castQuotasLog = {
  CAST_QUOTA_MADE: ({ show, quotaId, seats }: Facts & { seats: number }) =>
    `Quotum #${quotaId} voor een speler van "${show}": ${seatsInWords(seats)}`,
  CAST_QUOTA_CHANGED: ({ show, quotaId, seats }: Facts & { seats: number }) =>
    `Quotum #${quotaId} voor een speler van "${show}" gewijzigd: ${seatsInWords(seats)}`,
  CAST_QUOTA_REMOVED: ({ show, quotaId }: Facts) => `Quotum #${quotaId} voor een speler van "${show}" verwijderd`,
  CAST_LINK_RENEWED: ({ show, quotaId }: Facts) => `Nieuwe link voor quotum #${quotaId} van "${show}"`,
  CAST_LINK_WITHDRAWN: ({ show, quotaId }: Facts) => `Link van quotum #${quotaId} van "${show}" ingetrokken`,
  CAST_LINK_MAILED: ({ show, quotaId }: Facts) => `Link van quotum #${quotaId} van "${show}" gemaild`,
} satisfies LogSentences;
