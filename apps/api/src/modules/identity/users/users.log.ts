import type { Role } from "@podium/shared/contracts/roles";
import { type LogSentences, type NoFacts, ROLE_WORDS } from "#modules/records/audit/audit.service.ts";

type Invited = { role: Role };

/** `from`: null when the invitation created the account. */
type Accepted = { from: Role | null; to: Role };

function acceptedWords({ from, to }: Accepted): string {
  if (from === null) return `nieuw account met de rol ${ROLE_WORDS[to]}`;
  return from === to
    ? `de rol bleef ${ROLE_WORDS[to]}`
    : `rol gewijzigd van ${ROLE_WORDS[from]} naar ${ROLE_WORDS[to]}`;
}

export type UsersLog = typeof usersLog;

export const usersLog = {
  PROFILE_CORRECTED: ({ changed }: { changed: string[] }, { subjectId }) =>
    `Gegevens van gebruiker #${subjectId} verbeterd: ${changed.join(", ")}`,
  EMAIL_CHANGED: ({ undone }: { undone?: boolean }, { subjectId, own }) =>
    undone
      ? `E-mailadres van gebruiker #${subjectId} teruggezet`
      : `E-mailadres van gebruiker #${subjectId} gewijzigd${own ? ", door de eigenaar" : ""}`,
  ROLE_CHANGED: ({ from, to }: { from: Role; to: Role }) =>
    `Rol gewijzigd van ${ROLE_WORDS[from]} naar ${ROLE_WORDS[to]}`,
  ADMIN_MADE: (_: NoFacts, { subjectId }) => `Account #${subjectId} werd bij de start de eerste beheerder`,
  INVITATION_MADE: ({ role }: Invited, { subjectId }) =>
    `Uitnodiging #${subjectId} verstuurd voor de rol ${ROLE_WORDS[role]}`,
  INVITATION_RESENT: ({ role }: Invited, { subjectId }) =>
    `Uitnodiging #${subjectId} voor de rol ${ROLE_WORDS[role]} opnieuw verstuurd`,
  INVITATION_ENDED: ({ role }: Invited, { subjectId }) =>
    `Uitnodiging #${subjectId} voor de rol ${ROLE_WORDS[role]} ingetrokken`,
  INVITATION_ACCEPTED: (facts: Accepted, { subjectId }) =>
    `Uitnodiging #${subjectId} aangenomen: ${acceptedWords(facts)}`,
} satisfies LogSentences;
