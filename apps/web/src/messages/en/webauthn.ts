import type { webauthn } from "../nl/webauthn.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof webauthn> = {
  nowhere: "Passkeys do not work here: they need a secure connection (https) and a recent browser.",
  notUsed: "No passkey was used. Try again, or choose another way.",
  already: "This device already has a passkey of your account. There is nothing more you need to do.",
  otherAddress: "Passkeys only work at this website's own address.",
  notSupported: "This device cannot keep a passkey. Try another device, or an authenticator app.",
  notHere: "This passkey does not work here.",
};
