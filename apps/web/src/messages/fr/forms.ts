import { MIN_PASSWORD_CHARACTERS } from "@podium/shared/contracts/limits";
import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/forms.ts";

export const translation: Translation<typeof dutch> = {
  dialogs: {
    close: "Fermer cette fenêtre",
    cancel: "Retour",
  },

  fields: {
    formLoading: "Chargement du formulaire…",
    optional: "(facultatif)",
    showSigns: "Afficher les caractères",
    hideSigns: "Masquer les caractères",
    choose: "Faites un choix",
  },

  formRules: {
    passwordsDiffer: "Les mots de passe ne correspondent pas.",
    hiddenSign: "Ce nom contient un caractère invisible. Effacez le nom et saisissez-le à nouveau.",
    linkInName: "Un nom ne peut pas contenir d'adresse web. Indiquez uniquement le nom.",
  },

  userFields: {
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
  },
};
