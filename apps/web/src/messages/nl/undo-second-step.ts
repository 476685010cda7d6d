import { messages } from "../messages.ts";

export const undoSecondStep = messages("undo-second-step", {
  title: "Tweede stap ongedaan maken",
  question: "Was u het niet die een passkey of authenticator-app toevoegde?",
  outcome: "Wat er de laatste dagen bijkwam om mee in te loggen, wordt verwijderd.",
  done: "De tweede stap is verwijderd",
});
