import type { loginForm } from "../nl/login-form.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof loginForm> = {
  signedOut: "Vous êtes déconnecté",
  sessionEnded:
    "Votre session a expiré ou a été fermée depuis un autre appareil. Reconnectez-vous\u00A0: vous continuerez là où vous étiez.",
  fillEmail: "Indiquez votre adresse e-mail.",
  password: "Mot de passe",
  signingIn: "Connexion en cours...",
  signIn: "Se connecter",
};
