import { MIN_PASSWORD_CHARACTERS } from "@podium/shared/contracts/limits";
import type { userFields } from "../nl/user-fields.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof userFields> = {
  firstname: "Prénom",
  lastname: "Nom",
  email: "Adresse e-mail",
  number: "Téléphone",
  ownPassword: "Votre mot de passe",
  newPassword: "Nouveau mot de passe",
  repeatPassword: "Répétez le mot de passe",
  passwordHint: `Au moins ${MIN_PASSWORD_CHARACTERS} caractères.`,
  lastnameHint: "Vous n'avez qu'un seul nom\u00A0? Laissez ce champ vide.",
  fillFirstname: "Indiquez votre prénom.",
  fillLastname: "Indiquez votre nom.",
  fillEmail: "Indiquez une adresse e-mail valable, par exemple jean@exemple.be.",
  fillNumber: "Indiquez un numéro de téléphone valable, par exemple 0470123456.",
  fillOwnPassword: "Indiquez votre mot de passe.",
  fillPassword: `Choisissez un mot de passe d'au moins ${MIN_PASSWORD_CHARACTERS} caractères.`,
  fillRepeated: "Répétez votre mot de passe.",
};
