import type { Translation } from "../messages.ts";
import type { shownTickets } from "../nl/shown-tickets.ts";

export const translation: Translation<typeof shownTickets> = {
  loading: "Chargement des billets...",
  ticket: (of) => `Billet ${of}`,
  passedOn: "Transmis. Le nouveau détenteur a le code QR.",
  showAtEntrance: "Montrez ce code QR à l'entrée",
  afterPayment: "Code QR disponible après réception du paiement",
  notValid: "Ce billet n'est plus valable",
  codeAlt: (place) => `Code QR pour ${place}`,
  codeFailed: "Le code QR n'a pas pu être affiché. Rechargez la page.",

  downloadAll: "Télécharger tous les billets",
  drawing: (done, all) => `Création du PDF… ${done} sur ${all}`,
  downloadFailed: "Le PDF n'a pas pu être créé. Vérifiez votre connexion internet et réessayez.",
  print: "Imprimer",
  addToWallet: (wallet) => `Ajouter à ${wallet}`,
  openOnPhone:
    "Ouvrez cette page sur votre téléphone pour y ajouter vos billets. Si votre place change, le billet change aussi dans votre téléphone.",
};
