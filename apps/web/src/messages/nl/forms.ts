import { MIN_PASSWORD_CHARACTERS } from "@podium/shared/contracts/limits";
import { messages } from "#messages/messages.ts";

export const dialogs = messages("dialogs", {
  close: "Sluit dit venster",
  cancel: "Terug",
});

export const fields = messages("fields", {
  formLoading: "Formulier laden…",
  optional: "(niet verplicht)",
  showSigns: "Tekens tonen",
  hideSigns: "Tekens verbergen",
  choose: "Maak een keuze",
});

/** Error messages exactly as in the contracts: `forms/sentence.ts` says the same in other languages. */
export const formRules = messages("formRules", {
  passwordsDiffer: "Wachtwoorden komen niet overeen.",
  hiddenSign: "In deze naam staat een onzichtbaar teken. Wis de naam en tik hem opnieuw in.",
  linkInName: "Een naam kan geen webadres bevatten. Vul enkel de naam in.",
});

export const userFields = messages("userFields", {
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
