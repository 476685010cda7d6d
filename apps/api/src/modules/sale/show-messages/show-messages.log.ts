import { countPeople, type LogSentences } from "#modules/records/audit/audit.service.ts";

export type ShowMessagesLog = typeof showMessagesLog;

export const showMessagesLog = {
  SHOW_MESSAGE_SENT: ({ show, subject, people }: { show: string; subject: string; people: number }) =>
    `Bericht "${subject}" gestuurd aan ${countPeople(people)} met plaatsen voor "${show}"`,
} satisfies LogSentences;
