import type { ownData } from "../nl/own-data.tsx";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof ownData> = {
  fileName: (day) => `mes-donnees-${day}`,
  what: "Ce qui est conservé avec votre compte, dans un seul fichier à lire et à imprimer\u00A0: vos données, vos réservations, vos paiements et les e-mails que vous avez reçus.",
  download: "Télécharger mes données",
  downloadJson: "Pour un autre programme (JSON)",
  mayDelete: "Vous pouvez supprimer votre compte. Nous vous disons d'abord ce qui se passera.",
  delete: "Supprimer le compte",
  whatHappens: "Cette suppression est définitive. Voici ce qui se passe\u00A0:",
  unpaid: (bold) => (
    <>{bold("Les réservations non payées sont annulées")}, leurs places sont aussitôt libres à nouveau.</>
  ),
  waitForPayment: "Si vous avez déjà fait le virement, attendez que votre paiement soit confirmé.",
  ticketsStay: "Les billets payés restent valables.",
  downloadFirst: "Téléchargez-les d'abord\u00A0: ensuite, vous n'y aurez plus accès ici.",
  about: (names) => `Cela concerne ${names}.`,
  erased: (hasTickets) =>
    `Votre numéro de téléphone et votre mot de passe sont effacés aussitôt, votre nom et votre adresse e-mail ${hasTickets ? "un jour après votre dernière représentation" : "après un jour"}. Nous conservons les réservations payées sans votre nom, pour la comptabilité.`,
  signedOut: "Vous êtes déconnecté partout.",
};
