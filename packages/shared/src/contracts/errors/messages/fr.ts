import type { ErrorCode } from "#contracts/errors/error-codes.ts";
import { frenchOfVolunteers } from "./fr-volunteers.ts";

/** The French sentence of every error, with the same `{name}`s as the Dutch one (`error-codes.ts`). */
export const french: Readonly<Record<ErrorCode, string>> = {
  ...frenchOfVolunteers,
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
  CART_MISMATCH: "Votre panier a expiré ou a changé. Vérifiez vos places et réessayez.",
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
  PAYMENT_UNDER_WAY: "Un paiement en ligne est en cours pour cette réservation. Attendez qu'il soit terminé.",
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
