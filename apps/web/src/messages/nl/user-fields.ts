import { MIN_PASSWORD_CHARACTERS } from "@podium/shared/contracts/limits";
import { messages } from "../messages.ts";

/** Personal details that several forms ask for. */
export const userFields = messages("user-fields", {
  firstname: "Voornaam",
  lastname: "Achternaam",
  email: "E-mailadres",
  number: "Telefoon",
  ownPassword: "Uw wachtwoord",
  newPassword: "Nieuw wachtwoord",
  repeatPassword: "Herhaal wachtwoord",
  passwordHint: `Minstens ${MIN_PASSWORD_CHARACTERS} tekens.`,
  lastnameHint: "Hebt u maar één naam? Laat dit dan leeg.",
  fillFirstname: "Vul uw voornaam in.",
  fillLastname: "Vul uw achternaam in.",
  fillEmail: "Vul een geldig e-mailadres in, bijvoorbeeld jan@voorbeeld.be.",
  fillNumber: "Vul een geldig telefoonnummer in, bijvoorbeeld 0470123456.",
  fillOwnPassword: "Vul uw wachtwoord in.",
  fillPassword: `Kies een wachtwoord van minstens ${MIN_PASSWORD_CHARACTERS} tekens.`,
  fillRepeated: "Herhaal uw wachtwoord.",
});
