import type { formRules } from "../nl/form-rules.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof formRules> = {
  passwordsDiffer: "Les mots de passe ne correspondent pas.",
  hiddenSign: "Ce nom contient un caractère invisible. Effacez le nom et saisissez-le à nouveau.",
  linkInName: "Un nom ne peut pas contenir d'adresse web. Indiquez uniquement le nom.",
};
