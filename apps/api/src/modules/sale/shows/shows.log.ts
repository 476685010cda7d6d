import type { LogSentences } from "#modules/records/audit/audit.service.ts";

export type ShowsLog = typeof showsLog;

export const showsLog = {
  SHOW_CREATED: ({ show, on }: { show: string; on: string }) => `Voorstelling "${show}" van ${on} aangemaakt`,
  SHOW_UPDATED: ({ show, changes }: { show: string; changes: string[] }) =>
    `Voorstelling "${show}" gewijzigd: ${changes.join(", ")}`,
  SHOW_DELETED: ({ show, on }: { show: string; on: string }) => `Voorstelling "${show}" van ${on} verwijderd`,
} satisfies LogSentences;
