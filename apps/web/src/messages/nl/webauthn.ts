import { messages } from "../messages.ts";

/** Failures of passkeys in the browser. */
export const webauthn = messages("webauthn", {
  nowhere: "Passkeys werken hier niet: daarvoor zijn een beveiligde verbinding (https) en een recente browser nodig.",
  notUsed: "Er werd geen passkey gebruikt. Probeer opnieuw, of kies een andere manier.",
  already: "Op dit toestel staat al een passkey van uw account. U hoeft niets meer te doen.",
  otherAddress: "Passkeys werken alleen op het eigen adres van deze website.",
  notSupported: "Dit toestel kan geen passkey bewaren. Probeer een ander toestel, of een authenticator-app.",
  notHere: "Deze passkey werkt hier niet.",
});
