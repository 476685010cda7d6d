/** Passkeys in the browser; loads with the first click that needs them. */
import type { NewPasskey, PasskeyCreation, PasskeyProof } from "@podium/shared/contracts/second-step";
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";

const NOWHERE =
  "Passkeys werken hier niet: daarvoor zijn een beveiligde verbinding (https) en een recente browser nodig. Gebruik uw wachtwoord.";

const sentences: Readonly<Record<string, string>> = {
  NotAllowedError: "Er werd geen passkey gebruikt. Probeer opnieuw, of kies een andere manier.",
  AbortError: "Er werd geen passkey gebruikt. Probeer opnieuw, of kies een andere manier.",
  InvalidStateError: "Op dit toestel staat al een passkey van uw account. U hoeft niets meer te doen.",
  SecurityError: "Passkeys werken alleen op het eigen adres van deze website. Gebruik uw wachtwoord.",
  NotSupportedError: "Dit toestel kan geen passkey bewaren. Probeer een ander toestel, of een authenticator-app.",
};

/** The dialog of the browser or phone, with what went wrong in a sentence. */
async function ask<T>(dialog: () => Promise<T>): Promise<T> {
  if (!window.isSecureContext || !("PublicKeyCredential" in window)) throw new Error(NOWHERE);
  try {
    return await dialog();
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    throw new Error(sentences[name] ?? "Deze passkey werkt hier niet. Probeer een andere manier.", { cause: error });
  }
}

export async function askPasskey(challenge: string): Promise<PasskeyProof> {
  return ask(async () => {
    const { id, rawId, type, response } = await startAuthentication({
      optionsJSON: { challenge, userVerification: "required" },
    });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } };
  });
}

export async function createPasskey(options: PasskeyCreation): Promise<NewPasskey> {
  return ask(async () => {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject } = response;
    return { id, rawId, type, response: { clientDataJSON, attestationObject } };
  });
}
