import type { proof } from "../nl/proof.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof proof> = {
  title: "Est-ce bien vous\u00A0?",
  why: "Quelqu'un qui a votre téléphone en main un instant ne doit pas pouvoir changer ceci. Ensuite, nous ne le demanderons plus pendant dix minutes.",
  byLink:
    "Vous êtes arrivé ici par le lien d'un e-mail sur une réservation\u00A0: vous pouvez la voir et la payer. Comme un tel e-mail est parfois transmis, nous demandons une seule fois, pour tout le reste, si c'est bien vous.",
  whyByLink:
    "Un e-mail sur une réservation est parfois transmis. C'est pourquoi nous envoyons un code à l'adresse du compte. Nous ne le demandons qu'une fois.",
  begin: "Confirmer que c'est moi",
  toChange: "Vous voulez transmettre, rendre ou déplacer des billets\u00A0? Confirmez d'abord que c'est bien vous.",
  toChangeUnpaid: "Vous voulez d'autres places, ou annuler\u00A0? Confirmez d'abord que c'est bien vous.",
  toReservation: "Vers la réservation",
  signOut: "Se déconnecter",
  mailCode: "Envoyez-moi un code",
  mailCodeAgain: "Envoyer un nouveau code",
  codeSent: "Le code est en route vers l'adresse e-mail du compte. Il reste valable un quart d'heure.",
  mailedCode: "Code de l'e-mail",
  fillMailedCode: "Tapez les huit chiffres de notre e-mail.",
  confirmOnDevice: "Confirmez sur votre appareil…",
  usePasskey: "Confirmer avec ma clé d'accès",
  confirm: "Confirmer",
  password: "Votre mot de passe",
  fillPassword: "Indiquez votre mot de passe.",
  appLabel: "Code de votre application, ou un code de récupération",
  recoveryLabel: "Code de récupération",
  fillApp: "Tapez les six chiffres de votre application, ou un code de récupération.",
  fillRecovery: "Tapez un code de récupération, comme ABCD-EFGH-JKMN.",
  passkeyElsewhere:
    "Votre clé d'accès est sur un autre appareil\u00A0? Choisissez-le alors dans la fenêtre de votre navigateur.",
  lost: "Plus de code de récupération non plus\u00A0? Un administrateur peut retirer votre deuxième étape, pour que vous puissiez vous reconnecter.",
  contact: "Contactez-nous",
};
