import type { MailKind, SecurityNoticeKind } from "@podium/shared/contracts/mails";
import type { OnlinePaymentStatus } from "@podium/shared/contracts/payments";
import type { RefundReason } from "@podium/shared/contracts/refunds";
import type { Settlement } from "@podium/shared/contracts/reservations";
import type { VoucherEntryKind, VoucherOrigin } from "@podium/shared/contracts/vouchers";
import type { Language } from "@podium/shared/words/languages";
import type { Role } from "@podium/shared/contracts/roles";
import { paymentMethod, reservationStatus } from "#messages/nl/payment.ts";
import type { Words } from "./own-data-words.ts";

const roles: Readonly<Record<Role, Words>> = {
  USER: ["Bezoeker", "Visiteur", "Visitor"],
  DOOR: ["Onthaal", "Accueil", "Entrance"],
  BOX_OFFICE: ["Kassa", "Caisse", "Box office"],
  ADMIN: ["Beheerder", "Administrateur", "Administrator"],
};

const languages: Readonly<Record<Language, Words>> = {
  nl: ["Nederlands", "Néerlandais", "Dutch"],
  fr: ["Frans", "Français", "French"],
  en: ["Engels", "Anglais", "English"],
};

/** Payment methods that visitors cannot choose. */
const atTheBoxOffice: Readonly<Record<Exclude<Settlement, keyof ReturnType<typeof paymentMethod>>, Words>> = {
  CASH: ["Contant", "En espèces", "Cash"],
  CARD: ["Kaart", "Carte", "Card"],
};

const onlinePayments: Readonly<Record<OnlinePaymentStatus | "CREATED", Words>> = {
  CREATED: ["Begonnen", "Commencé", "Begun"],
  OPEN: ["Nog niet betaald", "Pas encore payé", "Not paid yet"],
  PAID: ["Betaald", "Payé", "Paid"],
  FAILED: ["Niet gelukt", "Échoué", "Failed"],
  CANCELLED: ["Geannuleerd", "Annulé", "Cancelled"],
  EXPIRED: ["Verlopen", "Expiré", "Expired"],
};

const refundReasons: Readonly<Record<RefundReason, Words>> = {
  SEATS_GONE: [
    "De plaatsen waren intussen weg",
    "Les places n'étaient plus disponibles",
    "The seats were gone by then",
  ],
  RESERVATION_CLOSED: [
    "De reservering was intussen geannuleerd",
    "La réservation avait été annulée entre-temps",
    "The booking had been cancelled by then",
  ],
  RESERVATION_CANCELLED: ["De reservering is geannuleerd", "La réservation a été annulée", "The booking was cancelled"],
  ALREADY_CONFIRMED: [
    "De reservering was al betaald",
    "La réservation était déjà payée",
    "The booking was paid already",
  ],
  AMOUNT_DIFFERS: ["Het was een ander bedrag", "Le montant était différent", "It was another amount"],
  SEATS_GIVEN_UP: ["Plaatsen werden teruggegeven", "Des places ont été rendues", "Seats were given up"],
  PAID_TOO_MUCH: ["Er werd te veel betaald", "Le montant payé était trop élevé", "Too much was paid"],
  VOUCHER_SHORT: [
    "Het geld van de cadeaubon was intussen anders gebruikt",
    "Le solde du bon cadeau avait été utilisé entre-temps",
    "The money of the gift voucher had been used by then",
  ],
  PRODUCTS_GONE: [
    "Wat bij de plaatsen hoorde, was intussen uitverkocht",
    "Ce qui accompagnait les places était épuisé entre-temps",
    "What came with the seats had sold out by then",
  ],
  SEATS_MOVED: ["De nieuwe plaatsen kosten minder", "Les nouvelles places coûtent moins", "The new seats cost less"],
  MOVE_ENDED: [
    "Er werden geen andere plaatsen genomen",
    "Aucune autre place n'a été prise",
    "No other seats were taken",
  ],
};

const mails: Readonly<Record<MailKind, Words>> = {
  RESERVATION_RECEIVED: ["Betaalgegevens", "Données de paiement", "Payment details"],
  PAYMENT_REMINDER: ["Herinnering om te betalen", "Rappel de paiement", "Reminder to pay"],
  RESERVATION_LAPSED: ["Bericht van vervallen", "Avis d'expiration", "Notice of expiry"],
  RESERVATION_CANCELLED: ["Bericht van annulatie", "Avis d'annulation", "Notice of cancellation"],
  TICKETS: ["Tickets", "Billets", "Tickets"],
  VOUCHER: ["Cadeaubon", "Bon cadeau", "Gift voucher"],
  SEATS_MOVED: ["Gewijzigde plaatsen", "Places modifiées", "Changed seats"],
  SHOW_MESSAGE: ["Bericht over een voorstelling", "Message sur une représentation", "Message about a performance"],
  TICKET_PASSED_ON: ["Doorgegeven ticket", "Billet transmis", "Ticket that was passed on"],
  TICKET_WITHDRAWN: ["Ticket teruggenomen", "Billet repris", "Ticket that was taken back"],
  PASSED_REMINDER: ["Herinnering aan de voorstelling", "Rappel de la représentation", "Reminder of the performance"],
  TICKET_CAME_BACK: ["Doorgegeven ticket terug", "Billet transmis revenu", "Passed-on ticket that came back"],
  TICKETS_RETURNED: ["Ticket teruggegeven", "Billet rendu", "Ticket that was given back"],
  REFUND_ACCOUNT_CHANGED: ["Rekening voor geld terug", "Compte pour un remboursement", "Account for money back"],
  REFUND_PAID: ["Geld teruggestort", "Remboursement effectué", "Money paid back"],
  RETURN_SOLD: ["Teruggegeven ticket verkocht", "Billet rendu vendu", "Returned ticket that was sold"],
  SHOW_REMINDER: ["Herinnering aan de voorstelling", "Rappel de la représentation", "Reminder of the performance"],
  WAITING_JOINED: [
    "Bevestiging van de wachtlijst",
    "Confirmation de la liste d'attente",
    "Confirmation of the waiting list",
  ],
  WAITING_OFFER: ["Aanbod van de wachtlijst", "Offre de la liste d'attente", "Offer of the waiting list"],
  WAITING_OFFER_EXPIRED: ["Bericht van verlopen aanbod", "Avis d'offre expirée", "Notice of an expired offer"],
  WAITING_CLOSED: [
    "Bericht van het einde van de wachtlijst",
    "Avis de fin de la liste d'attente",
    "Notice of the end of the waiting list",
  ],
  CAST_LINK: ["Link voor plaatsen", "Lien pour des places", "Link for seats"],
  CONTACT_MESSAGE: ["Bericht via de website", "Message par le site", "Message through the website"],
  NEWSLETTER_CONFIRM: [
    "Inschrijving voor de nieuwsbrief",
    "Inscription à la lettre d'information",
    "Subscription to the newsletter",
  ],
  PASSWORD_RESET: ["Nieuw wachtwoord", "Nouveau mot de passe", "New password"],
  SECURITY_NOTICE: ["Bericht over beveiliging", "Message de sécurité", "Security notice"],
  INVITATION: ["Uitnodiging", "Invitation", "Invitation"],
  SIGN_IN: ["Inloglink", "Lien de connexion", "Link to sign in"],
  VERIFY_EMAIL: [
    "Bevestiging van e-mailadres",
    "Confirmation de l'adresse e-mail",
    "Confirmation of the email address",
  ],
  UNDO_EMAIL: ["Bericht van nieuw e-mailadres", "Avis de nouvelle adresse e-mail", "Notice of a new email address"],
  PROOF_CODE: ["Code om zich te bevestigen", "Code de confirmation", "Code to confirm who you are"],
};

/** Links that no mail is named after. */
const otherLinks = {
  UNDO_SECOND_STEP: ["Tweede stap ongedaan maken", "Annuler la deuxième étape", "To undo the second step"],
  OPEN_OFFER: [
    "Aanbod van de wachtlijst openen",
    "Ouvrir l'offre de la liste d'attente",
    "To open a waiting-list offer",
  ],
  OPEN_RESERVATION: ["Reservering openen", "Ouvrir la réservation", "To open the booking"],
} satisfies Record<string, Words>;

const notices: Readonly<Record<SecurityNoticeKind, Words>> = {
  PASSWORD_CHANGED: ["Wachtwoord gewijzigd", "Mot de passe modifié", "Password changed"],
  PASSWORD_ENDED: ["Wachtwoord werkt niet meer", "Mot de passe désactivé", "Password no longer works"],
  EMAIL_CHANGED: ["E-mailadres gewijzigd", "Adresse e-mail modifiée", "Email address changed"],
  PASSKEY_ADDED: ["Passkey toegevoegd", "Clé d'accès ajoutée", "Passkey added"],
  PASSKEY_REMOVED: ["Passkey verwijderd", "Clé d'accès supprimée", "Passkey removed"],
  AUTHENTICATOR_ADDED: [
    "Authenticator-app toegevoegd",
    "Application d'authentification ajoutée",
    "Authenticator app added",
  ],
  AUTHENTICATOR_REMOVED: [
    "Authenticator-app verwijderd",
    "Application d'authentification supprimée",
    "Authenticator app removed",
  ],
  RECOVERY_CODES_RENEWED: ["Nieuwe herstelcodes", "Nouveaux codes de récupération", "New recovery codes"],
  RECOVERY_CODE_USED: [
    "Ingelogd met een herstelcode",
    "Connexion par code de récupération",
    "Signed in with a recovery code",
  ],
  SECOND_STEP_REMOVED: ["Tweede stap verwijderd", "Deuxième étape supprimée", "Second step removed"],
  WRONG_CODES: [
    "Foute codes na uw wachtwoord",
    "Codes erronés après votre mot de passe",
    "Wrong codes after your password",
  ],
  ADMIN_MADE: ["Eerste beheerder", "Premier administrateur", "First administrator"],
  ACCOUNT_UNUSED: ["Account lang niet gebruikt", "Compte longtemps inutilisé", "Account unused for long"],
  BANK_ACCOUNT_CHANGED: [
    "Bankrekening van de vereniging gewijzigd",
    "Compte bancaire de l'association modifié",
    "Bank account of the society changed",
  ],
};

const voucherOrigins: Readonly<Record<VoucherOrigin, Words>> = {
  SOLD: ["Verkocht", "Vendu", "Sold"],
  FREE: ["Gratis gegeven", "Offert", "Given for free"],
  REFUND: ["Terugbetaling", "Remboursement", "Refund"],
};

const voucherEntries: Readonly<Record<VoucherEntryKind, Words>> = {
  ISSUED: ["Gemaakt", "Créé", "Made"],
  SPENT: ["Betaald ermee", "Utilisé pour payer", "Paid with it"],
  GIVEN_BACK: ["Terug op de bon", "Recrédité", "Back on the voucher"],
  CORRECTED: ["Saldo verbeterd", "Solde corrigé", "Balance corrected"],
  RENEWED: ["Nieuwe code", "Nouveau code", "New code"],
  BLOCKED: ["Geblokkeerd", "Bloqué", "Blocked"],
  UNBLOCKED: ["Vrijgegeven", "Débloqué", "Unblocked"],
};

const waitingListOutcomes = {
  ACCEPTED: ["Plaatsen genomen", "Places prises", "Seats taken"],
  DECLINED: ["Plaatsen geweigerd", "Places refusées", "Seats declined"],
  EXPIRED: ["Niet op tijd geantwoord", "Pas de réponse à temps", "No answer in time"],
  LEFT: ["Van de wachtlijst gegaan", "Liste d'attente quittée", "Left the waiting list"],
  REMOVED: ["Van de wachtlijst gehaald", "Retiré de la liste d'attente", "Taken off the waiting list"],
  CLOSED: ["Wachtlijst gesloten", "Liste d'attente fermée", "Waiting list closed"],
} satisfies Record<string, Words>;

const returns = {
  OPEN: ["Te koop", "En vente", "For sale"],
  KEPT: ["Toch gehouden", "Gardé finalement", "Kept after all"],
  SOLD: ["Opnieuw verkocht", "Revendu", "Sold again"],
} satisfies Record<string, Words>;

const scans = {
  ACCEPTED: ["Binnengelaten", "Admis", "Let in"],
  ALREADY: ["Al gescand", "Déjà scanné", "Scanned already"],
  CONFLICT: ["Ook elders gescand", "Scanné aussi ailleurs", "Scanned elsewhere too"],
  REFUSED: ["Geweigerd", "Refusé", "Refused"],
} satisfies Record<string, Words>;

const handOuts = {
  ACCEPTED: ["Uitgegeven", "Remis", "Handed out"],
  CONFLICT: ["Ook elders uitgegeven", "Remis aussi ailleurs", "Handed out elsewhere too"],
} satisfies Record<string, Words>;

/** By part of the data and name of the field. */
const byField: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  "account.role": roles,
  "account.language": languages,
  "newsletter.language": languages,
  "reservations.paymentMethod": atTheBoxOffice,
  "onlinePayments.status": onlinePayments,
  "onlinePayments.refundReason": refundReasons,
  "waitingLists.outcome": waitingListOutcomes,
  "returnedTickets.state": returns,
  "scans.outcome": scans,
  "handOuts.outcome": handOuts,
  "mails.kind": mails,
  "mailedLinks.purpose": { ...mails, ...otherLinks },
  "securityNotices.what": notices,
  "vouchers.origin": voucherOrigins,
  "vouchers.kind": voucherEntries,
};

/**
 * @param field the part of the data and the field's name: 'reservations.status'
 * @returns undefined for a value outside the fixed sets, and for one that only a newer server knows
 */
export function valueWord(field: string, value: string, inLanguage: (words: Words) => string): string | undefined {
  const onScreens: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    "reservations.status": reservationStatus(),
    "reservations.paymentMethod": paymentMethod(),
  };
  const words = byField[field]?.[value];
  return onScreens[field]?.[value] ?? (words && inLanguage(words));
}
