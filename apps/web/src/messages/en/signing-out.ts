import type { signingOut } from "../nl/signing-out.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof signingOut> = {
  notReached: "You have been signed out on this device, but we could not reach the website.",
  stillListed: "This device may therefore stay listed under 'My account' for a few days. You can sign it out there.",
};
