import type { undoSecondStep } from "../nl/undo-second-step.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof undoSecondStep> = {
  title: "Undo the second step",
  question: "Was it not you who added a passkey or an authenticator app?",
  outcome: "Every way to sign in that was added in the last few days is removed.",
  done: "The second step has been removed",
};
