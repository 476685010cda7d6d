import type { signInLink } from "../nl/sign-in-link.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof signInLink> = {
  title: "Se connecter avec un lien",
  description: "Connectez-vous avec un lien dans un e-mail, sans mot de passe.",
  lead: "Vous n'avez pas besoin de mot de passe\u00A0: nous vous envoyons un lien par e-mail, et il suffit pour entrer.",
  back: "Retour à la connexion",
  reservationTitle: "Vers votre réservation",
  signIn: "Se connecter",
  signingIn: "Connexion en cours...",
  mailNew: (address) => `Nous vous envoyons volontiers un nouveau lien, à ${address}.`,
  press: "Appuyez sur le bouton pour vous connecter sur cet appareil.",
  pressForReservation:
    "Appuyez sur le bouton\u00A0: vous serez connecté sur cet appareil et vous verrez votre réservation. Vous n'avez pas besoin de mot de passe.",
  nowSignedIn: (email) => `En ce moment, ${email} est connecté ici. Ce compte sera alors déconnecté.`,
  signedInAs: (email) => `Vous êtes déjà connecté ici avec ${email}.`,
  toReservation: "Aller à votre réservation",
  somebodyElse: (email) =>
    `C'est quelqu'un d'autre\u00A0? Connectez-vous alors avec ce lien. ${email} sera déconnecté.`,
  already: "Vous êtes déjà connecté",
  notNeeded: (email) =>
    `Ce lien a expiré ou a déjà été utilisé, mais vous n'en avez pas besoin\u00A0: vous êtes connecté ici avec ${email}.`,
  toAccount: "Vers votre compte",
};
