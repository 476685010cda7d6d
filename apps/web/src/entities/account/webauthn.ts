/** Passkeys in the browser; loads with the first click that needs them. */
import type { NewPasskey, PasskeyCreation, PasskeyProof } from "@podium/shared/contracts/second-step";
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { webauthn } from "#messages/nl/sign-in.ts";

const sentences = {
  NotAllowedError: "notUsed",
  AbortError: "notUsed",
  InvalidStateError: "already",
  SecurityError: "otherAddress",
  NotSupportedError: "notSupported",
} as const satisfies Readonly<Record<string, keyof ReturnType<typeof webauthn>>>;

const isKnown = (name: string): name is keyof typeof sentences => Object.hasOwn(sentences, name);

/** Opens the dialog of the browser or phone. @throws Error with a sentence for the screen */
async function ask<T>(dialog: () => Promise<T>): Promise<T> {
  const t = webauthn();
  if (!window.isSecureContext || !("PublicKeyCredential" in window)) throw new Error(t.nowhere);
  try {
    return await dialog();
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    throw new Error(isKnown(name) ? t[sentences[name]] : t.notHere, { cause: error });
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
