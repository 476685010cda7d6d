import type { Translation } from "../messages.ts";
import type { passOn } from "../nl/pass-on.ts";

export const translation: Translation<typeof passOn> = {
  title: "Transmettre des billets",
  intro: "Quelqu'un d'autre vient à votre place\u00A0? Nous envoyons alors le billet à cette personne.",
  submit: "Transmettre",
  passed: (count) =>
    count === 1
      ? "Votre billet est transmis. Le nouveau détenteur reçoit un e-mail."
      : "Vos billets sont transmis. Le nouveau détenteur reçoit un e-mail.",
  failed: "Rien n'a été transmis.",
  which: "Quels billets\u00A0?",
  chooseOne: "Choisissez au moins un billet.",
  name: "Nom de la personne qui vient",
  nameMissing: "Entrez le nom de la personne qui vient avec le billet.",
  email: "Adresse e-mail de la personne qui vient",
  emailHint: "Vérifiez bien l'adresse\u00A0: la personne qui reçoit l'e-mail peut entrer.",
  emailMissing: "Entrez l'adresse e-mail à laquelle le billet est envoyé.",
  emailWrong: "Entrez une adresse e-mail valable, comme nom@exemple.be.",
  whatItMeans:
    "Votre propre code QR de ce billet n'est alors plus valable. Vous restez l'acheteur\u00A0: s'il y a un remboursement, il est pour vous. Vous pouvez reprendre le billet jusqu'à l'ouverture des portes.",
};
