import type { account } from "../nl/account.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof account> = {
  title: "Mon compte",
  seatsWithoutAccount:
    "Vous choisissez des places sans vous connecter. Vous indiquerez votre nom et votre adresse e-mail en confirmant votre réservation\u00A0: vous les retrouverez ensuite ici.",
  goOnWithSeats: "Continuer avec vos places",
  signIn: "Se connecter",
  seatsComeAlong: "Si vous vous connectez, les places que vous avez choisies passent dans votre compte.",
  noAccountYet: "Pas encore de compte\u00A0?",
  registerHere: "Inscrivez-vous ici",
  deleted: "Votre compte est supprimé.",
  signOut: "Se déconnecter",
  reservations: "Mes réservations",
  profile: "Mes données",
  profileLoading: "Chargement de vos données…",
  password: "Mot de passe",
  changePassword: "Changer de mot de passe",
  secondStep: "Sécurité supplémentaire",
  sessions: "Où vous êtes connecté",
  ownData: "Emporter ou supprimer",
};
