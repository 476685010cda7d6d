import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/newsletter.ts";

export const translation: Translation<typeof dutch> = {
  newsletter: {
    title: "Lettre d'information",
    description:
      "Inscrivez-vous à notre lettre d'information\u00A0: des nouvelles de nos pièces et représentations, par e-mail.",
    lead: "Des nouvelles de nos pièces, et le début de la vente. Vous vous désinscrivez en un clic.",
    email: "Adresse e-mail",
    emailMissing: "Indiquez votre adresse e-mail.",
    emailWrong: "Indiquez une adresse e-mail valable, comme nom@exemple.be.",
    leaveEmpty: "Laissez ce champ vide",
    youSay: "En appuyant sur «\u00A0S'inscrire\u00A0», vous dites\u00A0:",
    subscribe: "S'inscrire",
    sending: "Inscription en cours...",
    failed: "Vous n'êtes pas encore inscrit.",
    privacy: "Ce que nous conservons, et combien de temps",
    none: "Pas de lettre d'information",
    noneNow: "Cette association n'envoie pas de lettre d'information pour le moment.",
    toHome: "Vers la page d'accueil",
  },

  newsletterLinks: {
    confirmTitle: "Confirmer l'inscription",
    confirmPress: "Appuyez sur le bouton pour recevoir désormais notre lettre d'information.",
    confirm: "Oui, envoyez-moi la lettre d'information",
    confirming: "Confirmation en cours...",
    confirmed: "Vous êtes inscrit",
    confirmedMore:
      "Vous recevrez notre prochaine lettre d'information. Chacune contient un lien pour vous désinscrire.",
    over: "Ce lien ne fonctionne plus. Demandez à nouveau la lettre d'information.",
    askAgain: "S'inscrire à nouveau",
    leaveTitle: "Se désinscrire",
    leavePress: "Appuyez sur le bouton pour ne plus recevoir notre lettre d'information.",
    leave: "Me désinscrire",
    leaving: "Désinscription en cours...",
    left: "Vous êtes désinscrit",
    leftMore: "Vous ne recevrez plus notre lettre d'information. C'était une erreur\u00A0? Inscrivez-vous à nouveau.",
    leftBefore:
      "Ce lien ne fonctionne plus. Vous recevez encore la lettre d'information\u00A0? Utilisez alors le lien de la dernière.",
  },
};
