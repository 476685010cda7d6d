import type { continueWithout } from "../nl/continue-without.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof continueWithout> = {
  entered: "You can now choose seats. You give your name and email address afterwards.",
  entering: "One moment...",
  enter: "Continue without a password",
};
