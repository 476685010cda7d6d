import type { LogSentences } from "#modules/records/audit/audit.service.ts";

type Code = { type: string; code: string; name?: string };

const named = ({ type, code, name = "" }: Code): string => `${type} ${code}${name === "" ? "" : ` ("${name}")`}`;

export type TicketCodesLog = typeof ticketCodesLog;

export const ticketCodesLog = {
  CODE_CREATED: ({ maxTickets, terms = [], ...code }: Code & { maxTickets: number; terms?: string[] }) =>
    [`${named(code)} aangemaakt voor ${maxTickets} tickets`, ...terms].join(", "),
  CODE_CHANGED: ({ type, code, changes }: { type: string; code: string; changes: string[] }) =>
    `${type} ${code} gewijzigd: ${changes.join(", ")}`,
  CODE_DELETED: ({ usedCount, maxTickets, ...code }: Code & { maxTickets: number; usedCount: number }) =>
    `${named(code)} verwijderd (${usedCount} van ${maxTickets} tickets gebruikt)`,
} satisfies LogSentences;
