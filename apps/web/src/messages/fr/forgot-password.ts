import type { forgotPassword } from "../nl/forgot-password.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof forgotPassword> = {
  title: "Mot de passe oublié",
  description: "Demandez un e-mail qui vous permet de choisir un nouveau mot de passe.",
  lead: "Pas de souci\u00A0: indiquez votre adresse e-mail et choisissez un nouveau mot de passe grâce à l'e-mail.",
  back: "Retour à la connexion",
  mailLink: "Envoyez-moi un lien",
};
