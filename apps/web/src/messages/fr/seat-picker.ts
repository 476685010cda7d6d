import type { seatPicker } from "../nl/seat-picker.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof seatPicker> = {
  planOf: (show) => `Plan de la salle pour ${show}`,
  planLoading: "Chargement du plan de la salle…",
  listLoading: "Chargement de la liste…",
  seatsFailed: "Les places libres n'ont pas pu être chargées",
  planFailed: "Le plan de la salle n'a pas pu être chargé",
  legend: "Légende",
  seatsLoading: "Chargement des places…",
  noneFree: "Plus de place libre",
  free: (seats) => `Encore ${seats}`,
  view: "Affichage",
  plan: "Plan",
  list: "Liste",
  connectionLost: "Connexion interrompue, reconnexion…",
  noProposer: "Nous n'avons pas pu chercher de places. Vérifiez votre connexion internet et réessayez.",
  signInNeeded: "Connectez-vous d'abord",
  whySignIn: "Vous devez vous connecter pour pouvoir réserver des places.",
  orWithout: "Vous n'avez pas de mot de passe\u00A0? Vous pouvez aussi continuer sans.",
  signIn: "Se connecter",
  noAccount: "Pas encore de compte\u00A0?",
  register: "Inscrivez-vous ici",
  preselected: (seats) => `Choix\u00A0: ${seats}.`,
  heldOnceIn: "Nous le gardons pour vous dès que vous vous connectez ou continuez.",
};
