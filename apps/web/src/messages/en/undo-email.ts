import type { undoEmail } from "../nl/undo-email.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof undoEmail> = {
  title: "Undo the new email address",
  question: "Was it not you who gave another email address?",
  outcome: "Your account gets this email address back.",
  done: "Your email address has been restored",
};
