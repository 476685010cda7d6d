import type { login } from "../nl/login.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof login> = {
  title: "Se connecter",
  description: "Connectez-vous pour choisir des places, réserver et voir vos billets.",
  lead: "Connectez-vous, ou continuez sans mot de passe\u00A0: choisissez d'abord vos places, puis indiquez votre nom et votre adresse e-mail.",
  forgotPassword: "Mot de passe oublié\u00A0?",
  mailLink: "Envoyez-moi un lien de connexion",
  noAccountYet: "Pas encore de compte\u00A0?",
  registerHere: "Inscrivez-vous ici",
};
