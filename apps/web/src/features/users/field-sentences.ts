import { MIN_PASSWORD_CHARACTERS } from "@podium/shared/limits";

export const PASSWORD_HINT = `Minstens ${MIN_PASSWORD_CHARACTERS} tekens.`;

/** What is wrong with a field of the forms about people, and how to mend it. */
const sentences: Readonly<Record<string, string>> = {
  firstname: "Vul uw voornaam in.",
  lastname: "Vul uw achternaam in.",
  email: "Vul een geldig e-mailadres in, bijvoorbeeld jan@voorbeeld.be.",
  number: "Vul een geldig telefoonnummer in, bijvoorbeeld 0470123456.",
  password: `Kies een wachtwoord van minstens ${MIN_PASSWORD_CHARACTERS} tekens.`,
  confirmPassword: "Herhaal uw wachtwoord.",
};

/** The sentence for a field, by its name; undefined for a field without one. */
export function fieldSentence(field: string | undefined): string | undefined {
  return field === undefined ? undefined : sentences[field];
}
