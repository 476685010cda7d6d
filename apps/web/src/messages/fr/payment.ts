import { pluralOf } from "@podium/shared/words/languages";
import type { Translation } from "../messages.ts";
import type { payment } from "../nl/payment.ts";

const plural = pluralOf("fr");
const workingDays = (count: number): string => `${count} ${plural(count, "jour ouvrable", "jours ouvrables")}`;

export const translation: Translation<typeof payment> = {
  noNumber: "Aucun numéro de réservation indiqué",
  loading: "Chargement du paiement…",
  notLoaded: (why) => `Les détails de la réservation n'ont pas pu être chargés\u00A0: ${why}`,
  received: "Votre paiement a été reçu.",
  nothingToPay: "Il n'y a rien à payer.",
  isConfirmed: "Votre réservation est confirmée et vos billets sont prêts.",
  doNotPay: "N'effectuez plus de virement\u00A0: les places ont été libérées.",
  takes: (days) =>
    `Avec un virement, cela peut prendre jusqu'à ${workingDays(days)} avant que le paiement soit traité et que vous receviez vos billets.`,
  payWithin: (days) =>
    `Veuillez payer ${days === null ? "dès que possible" : `dans les ${workingDays(days)}`}. Vos billets seront disponibles dès que le paiement sera reçu.`,
  tooLate:
    "Un virement ordinaire n'arrivera plus avant la représentation. Payez en ligne, par virement instantané ou à la caisse.",
  transferred: "J'ai effectué le virement",
  ticketsNow: (way) => `Vous voulez vos billets tout de suite\u00A0? Payez en ligne avec ${way}.`,

  overview: "Aperçu",
  date: "Date",
  seatCount: "Nombre de places",
  tickets: "Billets",
  totalAmount: "Montant total",
  number: "Numéro de réservation",
  account: "Numéro de compte",
  beneficiary: "Bénéficiaire",
  reference: "Communication",
  copy: (label) => `Copier\u00A0: ${label.toLowerCase()}`,
  copied: "Texte copié dans le presse-papiers\u00A0!",
  copyFailed: "Le texte n'a pas pu être copié",

  codeAlt: "Code QR avec les données du virement",
  scanCode: "Scannez ce code avec votre application bancaire\u00A0: le virement est alors déjà rempli.",
  toBankApp: "Code QR vers votre application bancaire",
  onThisDevice:
    "Votre application bancaire est sur cet appareil\u00A0? Partagez le code QR avec l'application, ou enregistrez-le et choisissez-le dans l'application au moment de scanner. Si votre application ne le permet pas, copiez les données ci-dessus.",
  choosePicture:
    "Vous avez l'image\u00A0? Ouvrez alors votre application bancaire, choisissez de scanner un code QR et prenez cette image. Si cela ne fonctionne pas, copiez les données ci-dessus.",
  shareFailed: "Le code QR n'a pas pu être partagé.",
  codeFile: "virement.png",
};
