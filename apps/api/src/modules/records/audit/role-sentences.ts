import type { Role } from "@podium/shared/contracts/roles";

/** Facts of each action on somebody's role, besides its actor. */
export type RoleFacts = {
  SIGNED_IN: { role: Role };
  ROLE_CHANGED: { from: Role; to: Role };
  INVITATION_MADE: { role: Role };
  INVITATION_RESENT: { role: Role };
  INVITATION_ENDED: { role: Role };
  /** `from`: null when the invitation created the account. */
  INVITATION_ACCEPTED: { from: Role | null; to: Role };
};

const ROLE_WORDS: Record<Role, string> = {
  USER: "gebruiker",
  DOOR: "onthaal",
  BOX_OFFICE: "kassa",
  ADMIN: "beheerder",
};

function acceptedWords({ from, to }: RoleFacts["INVITATION_ACCEPTED"]): string {
  if (from === null) return `nieuw account met de rol ${ROLE_WORDS[to]}`;
  return from === to
    ? `de rol bleef ${ROLE_WORDS[to]}`
    : `rol gewijzigd van ${ROLE_WORDS[from]} naar ${ROLE_WORDS[to]}`;
}

type Sentence<Facts> = (facts: Facts, about: { subjectId: number }) => string;

export const roleSentences: { [Action in keyof RoleFacts]: Sentence<RoleFacts[Action]> } = {
  SIGNED_IN: ({ role }) => `Aangemeld als ${ROLE_WORDS[role]}`,
  ROLE_CHANGED: ({ from, to }) => `Rol gewijzigd van ${ROLE_WORDS[from]} naar ${ROLE_WORDS[to]}`,
  INVITATION_MADE: ({ role }, { subjectId }) => `Uitnodiging #${subjectId} verstuurd voor de rol ${ROLE_WORDS[role]}`,
  INVITATION_RESENT: ({ role }, { subjectId }) =>
    `Uitnodiging #${subjectId} voor de rol ${ROLE_WORDS[role]} opnieuw verstuurd`,
  INVITATION_ENDED: ({ role }, { subjectId }) =>
    `Uitnodiging #${subjectId} voor de rol ${ROLE_WORDS[role]} ingetrokken`,
  INVITATION_ACCEPTED: (facts, { subjectId }) => `Uitnodiging #${subjectId} aangenomen: ${acceptedWords(facts)}`,
};
