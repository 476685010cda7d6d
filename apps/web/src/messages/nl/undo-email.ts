import { messages } from "../messages.ts";

/** Undoing a change of the email address. */
export const undoEmail = messages("undo-email", {
  title: "Nieuw e-mailadres ongedaan maken",
  question: "Was u het niet die een ander e-mailadres opgaf?",
  outcome: "Uw account krijgt dit e-mailadres terug.",
  done: "Uw e-mailadres is teruggezet",
});
