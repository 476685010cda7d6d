import type { joinWaitingList } from "../nl/join-waiting-list.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof joinWaitingList> = {
  join: "M'inscrire sur la liste d'attente",
  firstWho: (show, when) =>
    `${show}, ${when}. Dites-nous d'abord qui vous êtes\u00A0: c'est à cette adresse e-mail que nous écrirons si des places se libèrent pour vous. Vous n'avez pas besoin de mot de passe.`,
  hasAccount: "Vous avez déjà un compte\u00A0?",
  signIn: "Connectez-vous",
  onward: "Continuer",
  whatNext: (show, when) =>
    `${show}, ${when}. Si des places se libèrent et que c'est votre tour, nous les mettons de côté pour vous et vous recevez un e-mail.`,
  howMany: "Combien de places\u00A0?",
  numberUpTo: (most) => `Indiquez un nombre de 1 à ${most}.`,
  together: "Uniquement côte à côte",
  takesLonger:
    "Si vous demandez plus de places, ou uniquement des places côte à côte, l'attente est en général plus longue. Quelqu'un qui vous suit et qui en demande moins peut alors recevoir une offre avant vous\u00A0; vous gardez votre tour.",
  submit: "M'inscrire",
  joined: "Vous êtes sur la liste d'attente.",
  joinedAs: (position) => `Vous êtes sur la liste d'attente, au numéro ${position}.`,
};
