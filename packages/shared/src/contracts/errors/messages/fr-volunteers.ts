import type { ErrorCode } from "#contracts/errors/error-codes.ts";
import { MAX_FLOOR_PLAN_MEGABYTES, MAX_PICTURE_MEGABYTES, MAX_STATEMENT_MEGABYTES } from "#contracts/limits.ts";

/** Errors that only volunteers see; names of screens stay Dutch, like the volunteers' screens. */
export const frenchOfVolunteers = {
  NO_SECOND_STEP_OF_USER: "Cet utilisateur n'a pas (ou plus) de deuxième étape à supprimer.",
  OWN_SECOND_STEP: "Vous supprimez votre propre deuxième étape dans 'Mon compte'.",
  SHOW_NOT_NEAR:
    "À l'entrée, vous ne voyez que les représentations de 36 heures avant à 36 heures après leur début. Choisissez une autre représentation, ou demandez à la caisse.",
  HALL_NOT_FOUND: "Cette salle n'existe pas (ou plus).",
  HALL_IN_USE:
    "Cette salle ne peut pas être supprimée\u00A0: elle est liée à {shows}. Choisissez-y d'abord une autre salle.",
  DRAFT_CHANGED:
    "Quelqu'un d'autre a enregistré ceci entre-temps. Regardez d'abord ce qui a changé, puis choisissez ce qui reste.",
  PLAN_FAULTY: "Cette salle ne peut pas encore être publiée. Vérifiez ce qui est marqué sur le dessin.",
  FLOOR_PLAN_NOT_FOUND: "Cette salle n'a pas (encore) de plan de fond. Choisissez une image à placer sous le dessin.",
  FLOOR_PLAN_UNREADABLE:
    "Ce fichier n'est pas une image que nous connaissons. Choisissez un fichier PNG, JPEG ou WebP.",
  FLOOR_PLAN_TOO_LARGE: `Cette image est trop lourde. Choisissez-en une de ${MAX_FLOOR_PLAN_MEGABYTES} Mo au maximum, ou réduisez-la d'abord.`,
  VERSION_NOT_FOUND: "Cette version n'existe pas (ou plus).",
  PICTURES_NOT_READY: "Les photos sont encore en préparation. Attendez quelques secondes, puis publiez à nouveau.",
  PICTURE_UNREADABLE:
    "Ce fichier n'est pas une photo que nous connaissons, ou il est endommagé. Choisissez une photo JPEG, PNG, WebP ou AVIF.",
  PICTURE_HEIC:
    "Cette photo est un fichier HEIC, que la plupart des navigateurs n'affichent pas. Sur votre iPhone, choisissez 'Le plus compatible' dans Réglages, Appareil photo, Formats, ou enregistrez la photo en JPEG.",
  PICTURE_TOO_LARGE: `Cette photo est trop lourde. Choisissez-en une de ${MAX_PICTURE_MEGABYTES} Mo au maximum, ou réduisez-la d'abord.`,
  PICTURE_TOO_MANY_PIXELS:
    "Cette photo a trop de pixels. Choisissez-en une de {megapixels} mégapixels au maximum, ou réduisez-la d'abord.",
  SEATS_WOULD_GO:
    "Ce plan n'a pas toutes les places qui sont déjà occupées ou bloquées\u00A0: {seats}. Déplacez-les d'abord, ou choisissez un autre plan.",
  ALREADY_OFFERED: "Une offre attend déjà cette personne. Attendez sa réponse.",
  DOOR_DEVICE_NOT_FOUND: "Cet appareil n'existe pas (ou plus).",
  DOOR_DEVICE_UNTIL: "Choisissez une fin encore à venir, dans {days} jours au plus tard.",
  PAIRING_EXPIRED:
    "Ce code de liaison a déjà été utilisé ou a expiré. Demandez-en un nouveau au responsable et scannez-le.",
  INVITATION_WAITS:
    "Une invitation est déjà en cours pour cette adresse e-mail. Renvoyez-la, ou retirez-la et faites-en une nouvelle.",
  INVITATION_NOT_FOUND: "Cette invitation n'est plus en cours\u00A0: elle a été acceptée ou retirée entre-temps.",
  HAS_ROLE_ALREADY: "La personne qui a cette adresse e-mail a déjà ce rôle, ou un rôle qui permet davantage.",
  USER_NOT_FOUND: "Cet utilisateur n'existe pas (ou plus).",
  CASH_BOOK_NOT_FOUND: "Vous voyez la caisse de ce soir, et celle des soirs où vous avez vous-même reçu quelque chose.",
  CODE_NOT_FOUND: "Ce code de billets n'existe pas (ou plus).",
  VOUCHER_NOT_FOUND: "Ce bon cadeau n'existe pas (ou plus).",
  VOUCHER_DONE_OTHERWISE:
    "C'est déjà fait, avec ce que vous aviez d'abord indiqué. Fermez cette fenêtre et regardez ce qui figure dans les bons cadeaux.",
  WISH_ADDED_OTHERWISE:
    "Ce visiteur est déjà sur la liste d'attente, avec ce que vous aviez d'abord indiqué. Fermez cette fenêtre et regardez ce qui figure dans la liste.",
  VOUCHER_BALANCE: "Il n'y a que {balance} sur ce bon cadeau\u00A0: vous ne pouvez pas en retirer davantage.",
  LAST_DAY_WRONG: "Choisissez un dernier jour encore à venir, et pas après la représentation.",
  BANK_NOT_SET:
    "Le compte de votre association est encore celui de l'exemple. Dans 'Inhoud beheren', sous 'Vereniging', indiquez votre propre compte et publiez-le.",
  REFUNDS_CHANGED:
    "Quelque chose a changé entre-temps\u00A0: un de ces montants est déjà en route ou remboursé, est maintenant différent, va maintenant vers un autre compte, ou n'a pas de numéro de compte qu'un fichier peut utiliser. Regardez si votre fichier figure déjà parmi les fichiers\u00A0; sinon, choisissez à nouveau.",
  REFUND_FILE_NOT_FOUND: "Ce fichier n'existe pas.",
  REFUND_FILE_EMPTY: "Tout ce que contient ce fichier est à nouveau à rembourser. Faites un nouveau fichier.",
  REFUND_LINE_SETTLED:
    "Quelque chose a déjà été noté à ce sujet entre-temps. Rien n'a changé maintenant\u00A0: regardez dans la liste où cela en est.",
  REFUND_FILE_FORGOTTEN: "Les numéros de compte de ce fichier sont effacés. Il ne peut plus être téléchargé.",
  REFUND_DONE: "Ce remboursement est déjà traité.",
  REFUND_COUNTED:
    "Un montant égal de ce paiement a déjà été remboursé dans le tableau de bord du service de paiement. Il compte pour une autre partie et n'en règle qu'une seule. Si c'est celui-là, cette partie est encore à rembourser. Si vous avez aussi remboursé cette partie, choisissez 'Ook dit is terugbetaald'.",
  REFUND_UNDER_WAY:
    "Ce montant est déjà en route\u00A0: par le service de paiement, ou dans un fichier pour la banque.",
  MAIL_NOT_FOUND: "Cet e-mail n'existe pas (ou plus).",
  ALREADY_SCANNED: "Ce billet a déjà été scanné à {time}.",
  TICKET_MOVED: "Déplacé\u00A0: maintenant {seat}.",
  OTHER_SHOW: "Ce billet est pour une autre représentation\u00A0: {show}.",
  NOT_SCANNED: "Ce billet n'était pas encore scanné.",
  CONFIRMATION_FINAL:
    "Cette confirmation ne peut plus être annulée\u00A0: les billets sont déjà envoyés ou le paiement est certain. Annulez la réservation si elle n'a finalement pas été payée.",
  PAYMENT_NEEDED:
    "Cette réservation est déjà payée. Dites si les places supplémentaires sont payées en espèces ou gratuites.",
  NOT_A_GUEST: "Ce visiteur a son propre compte et y modifie ses données.",
  NO_EMAIL: "Nous n'avons pas d'adresse e-mail de ce visiteur. Imprimez les billets.",
  STATEMENT_TOO_LARGE: `Ce fichier est trop volumineux pour un extrait de compte. Choisissez un extrait de ${MAX_STATEMENT_MEGABYTES} Mo au maximum.`,
  STATEMENT_UNSAFE:
    "Ce fichier contient des éléments qui n'ont pas leur place dans un extrait de compte. Téléchargez à nouveau l'extrait auprès de votre banque.",
  STATEMENT_UNREADABLE:
    "Ce fichier n'est pas un extrait de compte que nous puissions lire. Choisissez un fichier CAMT.053 (XML), un fichier CODA ou un fichier CSV.",
  STATEMENT_DAMAGED:
    "La ligne {line} de cet extrait CODA n'est pas correcte\u00A0: {what}. Rien n'a été lu. Téléchargez à nouveau l'extrait auprès de votre banque.",
  STATEMENT_FOREIGN: "Cet extrait est celui d'un compte en {currency}. Choisissez l'extrait d'un compte en euros.",
  STATEMENT_TOO_LONG:
    "Cet extrait compte plus de {max} virements. Téléchargez une période plus courte auprès de votre banque.",
  STATEMENT_EMPTY: "Cet extrait ne contient pas de virements reçus.",
  TRANSFER_NOT_FOUND: "Ce virement n'existe pas (ou plus).",
  TRANSFER_USED: "Ce virement a déjà servi à confirmer une réservation.",
  AMOUNT_DIFFERS: "Le montant du virement n'est pas celui de la réservation.",
  CASH_DUE_SETTLED: "Il n'y a plus rien à recevoir\u00A0: quelqu'un l'a déjà noté. Rien n'a été modifié.",
  TRANSFER_CHANGED: "Le montant a changé entre-temps. Vérifiez-le et choisissez à nouveau.",
  STILL_UNPAID: "Cette réservation attend encore son paiement\u00A0: confirmez-la au lieu de rendre l'argent.",
  NOBODY_TO_WRITE:
    "Il n'y a personne à qui envoyer cet e-mail\u00A0: aucune personne dont nous avons l'adresse e-mail n'a de billets ici.",
  NOTHING_TO_TELL:
    "Ce changement a déjà été annoncé, ou il n'y a plus rien à annoncer. Personne n'a reçu d'e-mail maintenant. Fermez cette fenêtre. Pour écrire encore quelque chose, choisissez 'Bericht' à côté de la représentation.",
  MAIL_SENT_OTHERWISE:
    "Cet e-mail a déjà été envoyé, comme vous l'aviez d'abord écrit. Ce que vous avez changé ensuite n'a pas été envoyé. Fermez cette fenêtre. Avec 'Bericht' à côté de la représentation, vous pouvez lire ce qui est parti et écrire encore quelque chose.",
  SHOW_HAS_OFFERS:
    "Des places de cette représentation sont proposées à des personnes sur la liste d'attente. Attendez leur réponse, ou retirez-les de la liste d'attente.",
  SHOW_EXISTS: "Déjà planifié dans la même salle\u00A0: {shows}. Rien n'a été planifié. Choisissez un autre moment.",
  SHOW_HAS_RESERVATIONS: "Cette représentation a des réservations et ne peut pas être supprimée.",
  LAST_ADMIN: "C'est le dernier administrateur. Nommez d'abord un autre administrateur.",
  ADMIN_ADDRESS:
    "L'adresse e-mail d'un administrateur ne peut être changée que par cette personne elle-même, à la page Mon compte.",
  ADDRESS_UNPROVED:
    "Cette adresse e-mail n'est pas encore confirmée. Demandez à cette personne de se connecter, de faire envoyer l'e-mail en haut de la page et d'ouvrir le lien qu'il contient. Donnez ensuite le rôle.",
  OWN_ACCOUNT: "Vous ne pouvez pas supprimer ici votre propre compte.",
  TICKET_FORGED: "Ce billet n'est pas authentique\u00A0: le code secret n'est pas correct.",
} as const satisfies Partial<Record<ErrorCode, string>>;
