import type { LogSentences, NoFacts } from "#modules/records/audit/audit.service.ts";

export type SecondStepLog = typeof secondStepLog;

export const secondStepLog = {
  PASSKEY_ADDED: (_: NoFacts, { subjectId }) => `Passkey toegevoegd aan gebruiker #${subjectId}`,
  PASSKEY_REMOVED: (_: NoFacts, { subjectId }) => `Passkey van gebruiker #${subjectId} verwijderd`,
  AUTHENTICATOR_ADDED: (_: NoFacts, { subjectId }) => `Authenticator-app toegevoegd aan gebruiker #${subjectId}`,
  AUTHENTICATOR_REMOVED: (_: NoFacts, { subjectId }) => `Authenticator-app van gebruiker #${subjectId} verwijderd`,
  RECOVERY_CODES_RENEWED: (_: NoFacts, { subjectId }) => `Nieuwe herstelcodes gemaakt voor gebruiker #${subjectId}`,
  SECOND_STEP_REMOVED: (_: NoFacts, { subjectId, own }) =>
    own
      ? `Tweede stap van gebruiker #${subjectId} vervallen toen het account teruggenomen werd`
      : `Tweede stap van gebruiker #${subjectId} verwijderd door een beheerder`,
} satisfies LogSentences;
