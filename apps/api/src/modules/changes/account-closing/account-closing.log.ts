import type { LogSentences, NoFacts } from "#modules/records/audit/audit.service.ts";

export type AccountClosingLog = typeof accountClosingLog;

export const accountClosingLog = {
  USER_DELETED: (_: NoFacts, { subjectId, own }) =>
    own ? `Account #${subjectId} op eigen verzoek verwijderd` : `Gebruiker #${subjectId} verwijderd`,
} satisfies LogSentences;
