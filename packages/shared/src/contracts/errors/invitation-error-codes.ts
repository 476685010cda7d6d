/** Errors of volunteers' invitations: see `error-codes.ts`. */
export const invitationErrors = {
  INVITATION_OVER: [
    410,
    "Deze uitnodiging geldt niet meer: ze is verlopen of ingetrokken. Vraag wie u uitnodigde om een nieuwe te sturen.",
  ],
  INVITATION_ACCEPTED: [409, "Deze uitnodiging is al aangenomen. U hoeft alleen nog in te loggen."],
  INVITATION_FOR_OTHER: [
    409,
    "Deze uitnodiging is voor een ander e-mailadres dan dat waarmee u ingelogd bent. Log uit en open de link van de mail opnieuw.",
  ],
  INVITATION_WAITS: [
    409,
    "Voor dit e-mailadres loopt al een uitnodiging. Verstuur die opnieuw, of trek ze in en maak een nieuwe.",
  ],
  INVITATION_NOT_FOUND: [404, "Deze uitnodiging loopt niet meer: ze is intussen aangenomen of ingetrokken."],
  HAS_ROLE_ALREADY: [409, "Wie dit e-mailadres heeft, heeft deze rol al, of een rol die meer mag."],
} as const satisfies Record<string, readonly [status: number, message: string]>;
