import { messages } from "../messages.ts";

/** Undoing what somebody else did to an account. */
export const undoLink = messages("undo-link", {
  contact: "Neem contact met ons op",
  undo: "Maak ongedaan",
  undoing: "Bezig met terugzetten...",
  mailed: "We stuurden u een mail waarmee u een nieuw wachtwoord kiest. Tot dan kan niemand inloggen met het oude.",
  over: "Deze link is verlopen of al gebruikt. Deed u dit niet zelf? Laat het ons dan weten.",
  press: "Druk dan op de knop.",
  signedOut: "Iedereen wordt uitgelogd, op alle toestellen.",
  password: "Het wachtwoord werkt niet meer. U krijgt een mail om een nieuw te kiezen.",
});
