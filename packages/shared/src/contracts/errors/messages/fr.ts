import type { ErrorCode } from "#contracts/errors/error-codes.ts";
import { MAX_FLOOR_PLAN_MEGABYTES, MAX_PICTURE_MEGABYTES, MAX_STATEMENT_MEGABYTES } from "#contracts/limits.ts";

export const contractsInFrench = {
  "De verkoop moet opengaan voor ze sluit.": "La vente doit ouvrir avant de fermer.",
  "De verkoop sluit ten laatste als de voorstelling begint.":
    "La vente ferme au plus tard quand la représentation commence.",
  "Een naam kan geen webadres bevatten. Vul enkel de naam in.":
    "Un nom ne peut pas contenir d'adresse web. Indiquez uniquement le nom.",
  "Elke datum mag maar één keer gekozen zijn.": "Chaque date ne peut être choisie qu'une seule fois.",
  "Elke plaats mag maar één keer gekozen zijn.": "Chaque place ne peut être choisie qu'une seule fois.",
  "Elke stoel mag maar één keer gekozen zijn.": "Chaque place ne peut être choisie qu'une seule fois.",
  "Elke zone kan maar één prijs hebben.": "Chaque zone ne peut avoir qu'un seul prix.",
  "Geef elk tickettype een andere naam.": "Donnez un nom différent à chaque type de billet.",
  "Het eerste tickettype krijgt elke plaats vanzelf: daarvoor kan er geen maximum zijn.":
    "Chaque place reçoit d'office le premier type de billet\u00A0: il ne peut pas avoir de maximum.",
  "Hetzelfde tickettype staat er twee keer in. Laad de voorstelling opnieuw.":
    "Le même type de billet y figure deux fois. Rechargez la représentation.",
  "In deze naam staat een onzichtbaar teken. Wis de naam en tik hem opnieuw in.":
    "Ce nom contient un caractère invisible. Effacez le nom et saisissez-le à nouveau.",
  "Kies minstens één datum.": "Choisissez au moins une date.",
  "Kies ten hoogste 60 datums.": "Choisissez au maximum 60 dates.",
  "Kies een dag.": "Choisissez un jour.",
  "Kies een percentage of een bedrag per stoel.": "Choisissez un pourcentage ou un montant par place.",
  "Kies eerst minstens één andere plaats": "Choisissez d'abord au moins une autre place",
  "Selecteer eerst minimaal één stoel": "Sélectionnez d'abord au moins une place",
  "Vul een bedrag in van 0 tot 10.000 euro, met ten hoogste twee cijfers na de komma.":
    "Indiquez un montant de 0 à 10\u00A0000 euros, avec deux chiffres au maximum après la virgule.",
  "Wachtwoorden komen niet overeen.": "Les mots de passe ne correspondent pas.",
} as const satisfies Record<string, string>;

/** A Dutch sentence of a contract about a field; the files beside this one translate each sentence. */
export type ContractSentence = keyof typeof contractsInFrench;

export const french: Readonly<Record<ErrorCode, string>> = {
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
  TERMINAL_NOT_READY:
    "Ce terminal n'accepte pas de paiement pour le moment. Vérifiez qu'il est allumé, choisissez-en un autre, ou faites payer autrement.",
  TERMINALS_AWAY: "Le service de paiement ne répond pas. Réessayez, ou faites payer autrement.",
  CASH_SHIFT_NOT_FOUND: "Ce service de caisse n'existe pas, ou est celui de quelqu'un d'autre.",
  CASH_SHIFT_OPEN: "Vous avez déjà un service de caisse ouvert. Clôturez-le d'abord.",
  CASH_SHIFT_CLOSED: "Ce service de caisse est déjà clôturé. Rien n'a été modifié.",
  CASH_SHIFT_DIFFERS:
    "Vous avez compté {counted}, et il devait y avoir {expected}\u00A0: {difference}. Recomptez. Si votre compte est juste, notez pourquoi.",
  PRODUCT_NOT_FOUND: "Ce produit n'existe pas (ou plus).",
  PRODUCT_NOT_SOLD: "{product} n'est pas (ou plus) vendu pour cette représentation. Retirez-le de votre panier.",
  SOLD_OUT: "{product}\u00A0: {left}. Modifiez votre choix.",
  SEATS_FIRST: "Choisissez d'abord vos places, puis ce que vous voulez y ajouter.",
  CODE_NOT_FOUND: "Ce code de billets n'existe pas (ou plus).",
  NEWSLETTER_OFF: "Cette association n'a pas de lettre d'information.",
  SUBSCRIBER_NOT_FOUND: "Cette adresse ne figure pas (ou plus) sur la liste.",
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
  ALREADY_HANDED_OUT: "Ceci a déjà été remis à {time}.",
  HAND_OUT_TOO_MANY: "Il en reste {left} à remettre. N'en remettez pas plus.",
  NOT_HANDED_OUT: "Ceci n'avait pas encore été remis.",
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
  INVALID_INPUT: "Les données ne sont pas remplies correctement. Vérifiez-les et réessayez.",
  BODY_TOO_LARGE: "Trop de données ont été envoyées à la fois. Envoyez-en moins et réessayez.",
  UNSUPPORTED_CONTENT: "Ce type de données n'est pas accepté. Envoyez du JSON.",
  UNAUTHORIZED: "Vous n'êtes pas connecté ou votre session a expiré. Connectez-vous à nouveau.",
  SIGNIN_FAILED: "La connexion a échoué\u00A0: vérifiez vos données.",
  PASSWORD_WRONG: "Ce mot de passe n'est pas correct. Vérifiez-le et réessayez.",
  PASSWORD_COMMON:
    "Ce mot de passe est trop facile à deviner\u00A0: il fait partie de ceux que les pirates essaient en premier. Choisissez-en un autre, par exemple quatre mots ordinaires à la suite.",
  SIGNIN_EXPIRED: "Cela a pris trop de temps, ou il y a eu trop d'essais. Recommencez.",
  AUTHENTICATOR_CODE_WRONG:
    "Ce code n'est pas correct ou a déjà été utilisé. Attendez le code suivant dans votre application et tapez-le. S'il n'est pas correct non plus, l'horloge de votre téléphone est peut-être déréglée\u00A0: mettez-y la date et l'heure sur automatique.",
  RECOVERY_CODE_WRONG:
    "Ce code de récupération n'est pas correct ou a déjà été utilisé. Vérifiez-le ou prenez-en un autre.",
  TOO_MANY_CODES:
    "Trop de codes ont été essayés. Réessayez dans {wait}, ou utilisez une clé d'accès ou un code de récupération.",
  PASSKEY_REFUSED: "Cette clé d'accès ne fonctionne pas ici. Essayez-en une autre, ou utilisez votre mot de passe.",
  PASSKEY_KNOWN: "Cette clé d'accès est déjà ajoutée. Vous n'avez plus rien à faire.",
  PASSKEY_NOT_FOUND: "Cette clé d'accès n'existe pas (ou plus).",
  PASSKEYS_FULL: "Vous avez déjà {max} clés d'accès. Supprimez-en d'abord une que vous n'utilisez plus.",
  AUTHENTICATOR_EXISTS:
    "Vous avez déjà une application d'authentification. Supprimez-la d'abord si vous en voulez une autre.",
  AUTHENTICATOR_NOT_FOUND:
    "Il n'y a pas (ou plus) d'application d'authentification. Recommencez pour en configurer une.",
  NO_SECOND_STEP:
    "Les codes de récupération vont avec une deuxième étape. Ajoutez d'abord une clé d'accès ou une application d'authentification.",
  LAST_SECOND_STEP: "Votre rôle demande une deuxième étape. Ajoutez-en d'abord une autre, puis supprimez celle-ci.",
  PROOF_NEEDED: "Confirmez d'abord que c'est bien vous. Cela reste ensuite valable dix minutes.",
  SECOND_STEP_NEEDED:
    "Votre rôle demande une deuxième étape à la connexion. Configurez-en une dans 'Mon compte', sous 'Sécurité supplémentaire'.",
  PASSWORD_NEEDED: "Tapez votre mot de passe\u00A0: nous saurons ainsi que c'est bien vous.",
  MAILED_CODE_WRONG:
    "Ce code n'est pas (ou plus) correct. Prenez celui de notre e-mail le plus récent, ou demandez-en un nouveau.",
  FORBIDDEN: "Vous n'avez pas accès à cette partie.",
  NOT_FOUND: "Ceci n'a pas été trouvé.",
  SHOW_NOT_FOUND: "Cette représentation n'existe pas (ou plus).",
  SEAT_NOT_FOUND: "Cette place n'existe pas.",
  TICKET_TYPE_NOT_FOUND: "Ce type de billet n'existe pas (ou plus) pour cette place. Choisissez-en un autre.",
  AREA_NOT_FOUND: "Cet espace n'existe pas (ou plus) dans cette salle.",
  TYPE_LIMIT: "Vous ne pouvez pas choisir plus de billets de ce type. Choisissez un autre type pour cette place.",
  HALL_PLAN_NOT_FOUND: "Ce plan de salle n'existe pas (ou plus).",
  PLAY_NOT_FOUND: "Cette pièce n'existe pas (ou plus).",
  CONTENT_NOT_FOUND: "Rien n'a encore été publié sur ce sujet.",
  PICTURE_NOT_FOUND: "Cette photo n'existe pas (ou plus).",
  COMPANION_ALONE:
    "Cette place est pour la personne qui accompagne un visiteur en fauteuil roulant. Choisissez d'abord la place pour fauteuil roulant à côté, puis cette place. Le jour de la représentation, tout le monde peut la prendre.",
  SEATS_AVAILABLE:
    "Il y a encore des places libres pour vous. La liste d'attente n'est pas nécessaire\u00A0: choisissez vos places sur le plan de la salle.",
  EMAIL_NOT_VERIFIED:
    "Confirmez d'abord votre adresse e-mail, avec le lien dans notre e-mail\u00A0: une offre vous parvient aussi par e-mail. Vous ne trouvez pas cet e-mail\u00A0? Demandez-le à nouveau.",
  ALREADY_WAITING:
    "Vous êtes déjà sur la liste d'attente de cette représentation. Dans 'Mon compte', vous voyez votre rang.",
  NOT_WAITING: "Vous n'êtes pas (ou plus) sur la liste d'attente de cette représentation.",
  OFFER_NOT_FOUND: "Cette offre n'existe pas (ou plus).",
  OFFER_ENDED:
    "Cette offre n'est plus valable\u00A0: elle est passée à la personne suivante sur la liste d'attente. N'hésitez pas à vous réinscrire.",
  CART_NOT_FOUND: "Vous n'avez pas de panier.",
  SEAT_NOT_IN_CART: "{seat} n'est pas dans votre panier.",
  RESERVATION_NOT_FOUND: "Aucune réservation trouvée.",
  SESSION_NOT_FOUND: "Cette connexion n'existe pas (ou plus).",
  EMAIL_TAKEN: "Il existe déjà un compte avec cette adresse e-mail. Connectez-vous ou utilisez une autre adresse.",
  DETAILS_NEEDED: "Indiquez d'abord votre nom, votre adresse e-mail et votre numéro de téléphone, ou connectez-vous.",
  TOO_MANY_ANONYMOUS:
    "Depuis votre connexion internet, beaucoup de personnes choisissent déjà des places sans se connecter. Connectez-vous ou créez un compte, ou réessayez dans un quart d'heure.",
  SEAT_TAKEN: "{seat}\u00A0: déjà réservé dans un autre panier. Essayez une autre place.",
  AREA_FULL: "{area}\u00A0: {left}. Modifiez votre choix.",
  TOO_FEW_SEATS:
    "Il n'y a plus assez de places libres. Choisissez-en moins, ou cherchez vous-même sur le plan de la salle.",
  CART_FULL: "Votre panier est plein\u00A0: vous pouvez réserver au maximum {max} places à la fois.",
  HOLDS_PAUSED:
    "Votre panier a retenu trop longtemps trop de places sans réservation. Réessayez dans {wait}, ou contactez-nous.",
  TOO_MANY_UNPAID:
    "Vous avez déjà {seats} places non payées pour cette représentation. Payez d'abord\u00A0: plus de {max} places non payées, ce n'est pas possible.",
  TOO_MANY_UNVERIFIED:
    "Depuis votre connexion internet, beaucoup de places attendent déjà un paiement. Confirmez votre adresse e-mail avec le lien que nous vous avons envoyé et réessayez, ou payez d'abord ce que vous avez déjà réservé.",
  TOO_MANY_UNVERIFIED_OF_SHOW:
    "Pour cette représentation, beaucoup de places attendent déjà la confirmation d'une adresse e-mail. Confirmez la vôtre avec le lien que nous vous avons envoyé et réessayez.",
  SHOW_CANCELLED: "Cette représentation est annulée. Elle n'aura pas lieu.",
  SALES_CLOSED: "La vente pour cette représentation est fermée.",
  SALES_NOT_OPEN: "La vente commence le {date}. Avant cela, vous ne pouvez réserver qu'avec un code de prévente.",
  WAIT_YOUR_TURN:
    "Ce n'est pas encore votre tour. La page Tickets montre votre place dans la salle d'attente, et quand vous pourrez entrer.",
  WAITING_ROOM_NOT_OPEN:
    "La salle d'attente ouvre le {date}. Un tirage au sort donne une place à ceux qui y sont quand la vente commence\u00A0: inutile de venir plus tôt.",
  WAITING_ROOM_NETWORK_FULL:
    "Depuis votre connexion internet, {max} personnes sont déjà dans cette salle d'attente. Réessayez plus tard, ou par une autre connexion, comme celle de votre téléphone.",
  WAITING_ENTRY_NOT_FOUND:
    "Cette place dans la salle d'attente n'est pas la vôtre, ou n'existe pas (ou plus). Rechargez la page\u00A0: vous gardez votre place, ou vous en recevez une.",
  REHEARSAL_NOT_FOUND: "Cette répétition n'existe pas (ou plus).",
  REHEARSAL_RUNNING: "Une répétition est déjà en cours. Attendez la fin, ou arrêtez-la d'abord.",
  REHEARSAL_OPENING_NEAR:
    "La vente de «\u00A0{show}\u00A0» s'ouvre le {date}. Répétez au moins une heure avant ou après, pour que les visiteurs ne remarquent rien.",
  REHEARSAL_ROOM_BUSY:
    "Des personnes attendent maintenant dans la salle d'attente de «\u00A0{show}\u00A0». Répétez quand plus personne n'attend.",
  REHEARSAL_SHOW_NEAR:
    "«\u00A0{show}\u00A0» commence le {date}. Ne répétez pas de deux heures avant à quatre heures après\u00A0: des billets y sont alors contrôlés.",
  WAITING_ROOM_NOT_FOUND: "Il n'y a pas (encore) de salle d'attente pour cette représentation.",
  CART_MISMATCH: "Votre panier a expiré ou a changé. Vérifiez vos places et réessayez.",
  RELEASE_IN_PAST: "Choisissez un moment de libération encore à venir. Rien n'a été modifié.",
  CAST_QUOTA_NOT_FOUND: "Ce quota n'existe pas (ou plus). Actualisez la liste.",
  CAST_QUOTA_TAKEN:
    "Avec ce lien, {taken} places sont déjà choisies ou réservées. Moins n'est pas possible\u00A0: rien n'a été modifié.",
  CAST_QUOTA_FULL: "Toutes les places de ce lien sont choisies. Rendez-en d'abord une si vous en voulez une autre.",
  CAST_END_IN_PAST: "Choisissez une fin encore à venir. Rien n'a été modifié.",
  CAST_LINK_NOT_MAILED:
    "Ce lien ne peut pas être envoyé\u00A0: il est retiré ou terminé, il en faut un nouveau, ou aucune adresse e-mail n'est indiquée.",
  CAST_LINK_UNKNOWN: "Ce lien n'est pas (ou plus) valable. Demandez-en un nouveau à la personne qui vous l'a donné.",
  CAST_LINK_ENDED: "Ce lien est terminé.",
  CODE_UNKNOWN: "Ce code n'est pas valable. Vérifiez que vous l'avez tapé correctement.",
  CODE_EXHAUSTED: "Pas assez de billets disponibles",
  CODE_USED_UP: "Ce code est épuisé.",
  CODE_OTHER_SHOW: "Ce code n'est pas pour cette représentation. Vérifiez pour quelle représentation vous l'avez reçu.",
  CODE_PAST: "Ce code était valable jusqu'au {day} inclus. Demandez-en un nouveau à la personne qui vous l'a donné.",
  AMOUNT_CHANGED:
    "Le montant à payer est maintenant de {total}, et non de {shown} comme affiché. Rien n'est encore réservé. Vérifiez les montants et confirmez à nouveau.",
  VOUCHER_BLOCKED: "Ce bon cadeau est bloqué. Contactez-nous, nous chercherons ensemble une solution.",
  VOUCHER_EMPTY: "Il n'y a plus d'argent sur ce bon cadeau.",
  VOUCHER_SHORT:
    "La réservation avait expiré, et l'argent de son bon cadeau a entre-temps été utilisé autrement. Faites une nouvelle réservation.",
  CHOICE_NOT_FOUND: "Pour cette réservation, il n'y a rien (ou plus rien) à choisir.",
  CHOICE_IMPOSSIBLE: "Ce choix n'est pas possible pour cette réservation. Choisissez autre chose.",
  CHOICE_FINAL: "Ce choix est déjà exécuté et ne peut plus changer. Contactez-nous s'il n'est pas correct.",
  CHOICE_CLOSED: "Le dernier jour pour choisir vous-même est passé. Contactez-nous, nous choisirons ensemble.",
  HOLDER_UNREADABLE:
    "Écrivez le nom du titulaire du compte en lettres latines, comme sur la carte bancaire. La banque ne connaît pas d'autres signes.",
  IBAN_NEEDED: "Indiquez le numéro de compte sur lequel nous pouvons verser l'argent.",
  IBAN_WRONG: "Ce numéro de compte n'est pas correct. Vérifiez chaque chiffre.",
  IBAN_ASKED: "Ceci n'est pas un IBAN. Un IBAN commence par deux lettres, par exemple BE68 5390 0754 7034.",
  IBAN_ALONE: "Indiquez uniquement le numéro de compte\u00A0: sans le nom ni d'autres mots ou signes.",
  IBAN_ABROAD: "Nous ne pouvons pas faire de virement vers un compte dans ce pays. Indiquez un compte européen.",
  PAYMENT_METHOD_UNAVAILABLE: "Ce mode de paiement n'est pas proposé pour le moment. Choisissez un virement.",
  TRANSFER_TOO_LATE: "Un virement n'arriverait plus à temps pour cette représentation. Payez en ligne ou à la caisse.",
  AMOUNT_TOO_SMALL: "Ce montant est trop petit pour être payé en ligne. Choisissez un virement, ou payez à la caisse.",
  ALREADY_PAID: "Cette réservation est déjà payée.",
  PAYMENT_NOT_FOUND: "Ce paiement n'existe pas.",
  PAYMENT_PROVIDER_AWAY:
    "Le paiement en ligne ne fonctionne pas pour le moment. Réessayez plus tard ou choisissez un virement.",
  RESET_LINK_INVALID: "Ce lien a expiré ou a déjà été utilisé. Demandez-en un nouveau.",
  LINK_EXPIRED: "Ce lien a expiré ou a déjà été utilisé. Demandez-en un nouveau.",
  INVITATION_OVER:
    "Cette invitation n'est plus valable\u00A0: elle a expiré ou a été retirée. Demandez à la personne qui vous a invité d'en envoyer une nouvelle.",
  INVITATION_ACCEPTED: "Cette invitation a déjà été acceptée. Il ne vous reste qu'à vous connecter.",
  INVITATION_FOR_OTHER:
    "Cette invitation est destinée à une autre adresse e-mail que celle avec laquelle vous êtes connecté. Déconnectez-vous et rouvrez le lien de l'e-mail.",
  ALREADY_VERIFIED: "Cette adresse e-mail est déjà confirmée. Vous n'avez plus rien à faire.",
  NOT_CONFIRMED: "Cette réservation n'est pas encore payée.",
  WALLET_UNAVAILABLE:
    "Les billets ne peuvent pas être ajoutés à ce wallet pour le moment. Téléchargez-les en PDF, ou montrez cette page.",
  WALLET_AWAY: "Google Wallet ne répond pas pour le moment. Réessayez plus tard, ou téléchargez vos billets en PDF.",
  SEATS_GONE: "La réservation a expiré et ses places ont entre-temps été données à quelqu'un d'autre.",
  RESERVATION_CLOSED: "Cette réservation est annulée ou a expiré.",
  SEATS_NOT_FREE: "Ces places ne sont plus toutes libres. Regardez le plan de la salle et choisissez d'autres places.",
  SEAT_COUNT_DIFFERS: "Choisissez exactement {count} places\u00A0: autant que dans la réservation.",
  PRODUCTS_HANDED_OUT: "Un produit de cette réservation est déjà remis. Reprenez-le d'abord.",
  TICKETS_SCANNED: "Un billet de cette réservation est déjà scanné. Annulez d'abord ce scan.",
  GIVE_BACK_CLOSED: "Vous ne pouvez pas rendre maintenant des billets de cette représentation.",
  COMPANION_LEFT:
    "La place d'accompagnant va avec la place pour fauteuil roulant. Rendez-les ensemble, ou gardez les deux.",
  TICKET_NOT_FOUND: "Ce billet a changé entre-temps. Rechargez la page.",
  TICKET_PASSED_ON: "Ce billet a été transmis à quelqu'un. Reprenez-le d'abord.",
  PASS_ON_CLOSED: "Les portes s'ouvrent\u00A0: transmettre ou reprendre des billets n'est plus possible.",
  TICKET_USED: "Ce billet est déjà scanné à l'entrée.",
  SEAT_TAKEN_SINCE: "Quelqu'un d'autre a choisi cette place entre-temps. Vous ne pouvez plus la garder.",
  LAST_SEATS: "Une réservation garde au moins une place. Annulez-la si plus personne ne vient.",
  PAYMENT_UNDER_WAY:
    "Un paiement est en cours pour cette réservation, en ligne ou à un terminal. Attendez qu'il soit terminé.",
  MOVE_ENDED: "Ce choix d'autres places est terminé. Vos places sont restées comme elles étaient.",
  MOVE_TOO_LATE: "Les portes s'ouvrent\u00A0: choisir d'autres places n'est plus possible qu'à la caisse.",
  MOVE_PRICE_CHANGED: "Le prix a changé entre-temps. Vérifiez la différence et confirmez à nouveau.",
  MOVE_AT_BOX_OFFICE:
    "Ces places coûtent plus cher, et vous ne pouvez pas payer la différence ici. La caisse vous aide volontiers.",
  SIGN_IN_PAUSED:
    "Le mot de passe de ce compte a été essayé trop de fois de suite. Attendez {wait} et réessayez, ou demandez un nouveau mot de passe.",
  TOO_MANY_REQUESTS: "Trop de tentatives. Attendez {wait} et réessayez.",
  INTERNAL: "Un problème est survenu de notre côté. Réessayez plus tard.",
  UNAVAILABLE: "Le service est momentanément indisponible. Réessayez dans quelques secondes.",
};
