import type { passkeySignIn } from "../nl/passkey-sign-in.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof passkeySignIn> = {
  confirmOnDevice: "Confirmez sur votre appareil…",
  signIn: "Se connecter avec une clé d'accès",
  elsewhere:
    "Votre clé d'accès est sur un autre appareil\u00A0? Choisissez-le alors dans la fenêtre de votre navigateur.",
  otherWay:
    "Pas de clé d'accès sous la main\u00A0? Connectez-vous ci-dessus avec votre adresse e-mail et votre mot de passe, ou demandez un lien par e-mail.",
};
