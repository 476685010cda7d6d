import { KEPT, type Kept, termInWords, UNUSED_NOTICE } from "@podium/shared/site/retention";
import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/society.tsx";

const PRINCIPLES: Readonly<Record<string, string>> = {
  1: "Perceptible",
  2: "Utilisable",
  3: "Compréhensible",
  4: "Robuste",
};

const after = (kept: Kept): string => termInWords(KEPT[kept], "fr");

export const translation: Translation<typeof dutch> = {
  about: {
    title: "À propos de nous",
    history: "Notre histoire",
    contactUs: "Contactez-nous",
    whoWeAre: "Qui nous sommes",
  },

  texts: {
    privacy: "Vie privée",
    aboutPrivacy:
      "Quelles données nous conservons, pourquoi et combien de temps. Pas de cookies chez les visiteurs, pas de traceurs.",
    terms: "Conditions",
    aboutTerms: "Les conditions de réservation et de paiement des billets.",
    changed: (date) => `Dernière modification\u00A0: ${date}.`,
  },

  accessibility: {
    title: "Accessibilité",
    description: "L'accessibilité du site et de la salle, ce qui n'est pas encore possible, et à qui vous adresser.",
    lead: "Chacun doit pouvoir choisir une place ici, la payer et venir à la représentation.",
    ofTheSite: "Le site",
    standard:
      "Nous suivons les règles WCAG 2.2 au niveau AA, et la norme européenne EN 301 549. Nous le vérifions nous-mêmes\u00A0; personne d'autre n'a contrôlé le site.",
    tested:
      "Pour chaque version, des tests automatiques ouvrent chaque page\u00A0: en couleurs claires et sombres, sur un écran étroit et avec un texte deux fois plus grand. Ils ne peuvent trouver aucune faute contre ces critères de WCAG\u00A0:",
    principle: (principle, criteria) => `${PRINCIPLES[principle] ?? principle}\u00A0: ${criteria}`,
    numbers: (link) => (
      <>
        La signification de chaque numéro se trouve dans {link("WCAG 2.2")} (en anglais). Un test ne voit pas tout
        {"\u00A0:"} si quelque chose ne fonctionne pas, dites-le-nous.
      </>
    ),
    release: (version, day) => `Ceci vaut pour la version ${version} du site, du ${day}.`,
    missing: "Ce qui n'est pas encore possible",
    plan: (link) => (
      <>
        Le plan de la salle est un dessin. S'il ne vous convient pas, choisissez ‘Liste’ au-dessus du plan sur la page{" "}
        {link("Billets")}
        {"\u00A0:"} les mêmes places y sont en mots.
      </>
    ),
    paper:
      "Le PDF d'un billet n'a pas de structure pour un lecteur d'écran. Tout ce qu'il contient figure aussi sur la page de vos billets.",
    map: "La carte de la page Contact vient d'OpenStreetMap. L'adresse de la salle y est aussi en mots.",
    noneKnown: "Nous ne connaissons pas d'autres défauts.",
    ofTheHall: "La salle",
    hallUnknown:
      "Nous n'avons pas encore décrit ici l'accessibilité de la salle. Demandez-le-nous avant de réserver\u00A0: nous chercherons ensemble une bonne place.",
    wheelchairs:
      "Si la salle a des places pour fauteuil roulant, elles sont sur le plan et dans la liste, et vous les réservez vous-même.",
    help: "Quelque chose ne fonctionne pas, ou besoin d'aide\u00A0?",
    write: (address) => <>Écrivez à {address}. Vous recevez une réponse dans les 14 jours.</>,
    noGoodAnswer: "Pas de bonne réponse\u00A0?",
    supervision: (link) => (
      <>
        En Belgique, le SPF Économie veille à l'accessibilité de ce qui s'achète en ligne. Vous le signalez sur{" "}
        {link("ConsumerConnect")}.
      </>
    ),
  },

  retention: {
    contactMessages: `Un message que vous nous avez écrit\u00A0: ${after("contactMessages")}.`,
    unpaidReservations: `Une réservation qui n'a pas été payée\u00A0: jusqu'à ${after("unpaidReservations")} après la représentation.`,
    newsletterRequests: `Que vous avez demandé notre lettre d'information sans ouvrir le lien de l'e-mail\u00A0: ${after("newsletterRequests")}.`,
    newsletterLeavers: `Votre inscription à la lettre d'information, avec ce que vous avez dit alors\u00A0: tant que vous êtes inscrit, et encore ${after("newsletterLeavers")} ensuite.`,
    showMessages: `Un e-mail à toutes les personnes qui ont des billets pour une représentation, et le fait que vous l'avez reçu\u00A0: jusqu'à ${after("showMessages")} après la représentation.`,
    waitingLists: `Le fait que vous étiez sur une liste d'attente, et ce que nous vous avons proposé\u00A0: jusqu'à ${after("waitingLists")} après la représentation.`,
    waitingRooms: `Le fait que vous étiez dans la salle d'attente d'une vente, et depuis quel réseau\u00A0: ${after("waitingRooms")}.`,
    passedTickets: `À qui vous avez transmis un billet, avec son nom et son adresse e-mail\u00A0: jusqu'à ${after("passedTickets")} après la représentation.`,
    remarks: `Ce qu'un bénévole note à propos de votre réservation (par exemple un fauteuil roulant)\u00A0: jusqu'à ${after("remarks")} après la représentation.`,
    namesOfReservations: `Votre nom et votre adresse e-mail pour une réservation payée et pour son virement\u00A0: jusqu'à ${after("namesOfReservations")} après la représentation. Ensuite, cette représentation ne figure plus non plus parmi vos propres réservations.`,
    walletPasses: `Sur quel appareil vous avez un billet dans votre wallet\u00A0: jusqu'à ${after("walletPasses")} après la représentation.`,
    paidReservations: `Une réservation payée et son paiement, pour la comptabilité\u00A0: jusqu'à ${after("paidReservations")} après la représentation.`,
    namesOfVouchers: `À qui est destiné un bon cadeau, et son adresse e-mail\u00A0: ${after("namesOfVouchers")} après sa création. Le bon lui-même reste valable.`,
    spentVouchers: `Un bon cadeau entièrement dépensé, avec ce qu'il a servi à payer\u00A0: ${after("spentVouchers")} après sa dernière utilisation, pour la comptabilité.`,
    cashShifts: `Un service à la caisse, avec qui l'a fait et ce qui a été compté\u00A0: ${after("cashShifts")} après sa clôture, pour la comptabilité.`,
    refundAccounts: `Le numéro de compte que vous avez donné pour être remboursé\u00A0: ${after("refundAccounts")}, mais pas avant que l'argent vous soit revenu.`,
    unmatchedTransfers: `Un virement auquel ne correspond aucune réservation\u00A0: ${after("unmatchedTransfers")} après que nous l'avons lu.`,
    mailedLinks: `Le fait que nous vous avons envoyé par e-mail un lien, une invitation à nous aider ou un avis concernant votre connexion\u00A0: jusqu'à ${after("mailedLinks")} après son utilisation ou son expiration.`,
    sessions: `Sur quel appareil et depuis quel réseau vous étiez connecté, et depuis quel réseau vous avez réservé\u00A0: jusqu'à ${after("sessions")} après la fin de la session.`,
    doorDevices: `Un appareil de l'entrée\u00A0: jusqu'à ${after("doorDevices")} après sa fermeture.`,
    anonymousAccounts: `Le fait que quelqu'un a choisi des places sans jamais dire qui il était, et depuis quel réseau\u00A0: ${after("anonymousAccounts")}.`,
    mailFiles: `Un e-mail que le serveur garde sous forme de fichier, tant qu'il n'a pas de service d'envoi\u00A0: ${after("mailFiles")}.`,
    logLines: `Une ligne dans le journal des bénévoles\u00A0: ${after("logLines")}.`,
    unverifiedAccounts: `Un compte qui ne contient rien et dont l'adresse e-mail n'a pas été confirmée quand nous l'avons demandé, ou qui a été créé lors d'un nouvel achat sans mot de passe\u00A0: ${after("unverifiedAccounts")} après sa création ou sa dernière utilisation.`,
    unusedAccounts: `Un compte que vous n'utilisez plus\u00A0: ${after("unusedAccounts")} après votre dernière connexion ou votre dernière représentation. Nous vous écrivons ${termInWords(UNUSED_NOTICE, "fr")} avant\u00A0; si vous vous connectez, il reste.`,
    closedAccounts: `Votre nom et votre adresse e-mail après la suppression de votre compte, par vous ou à la fin d'un de ces délais\u00A0: ${after("closedAccounts")}\u00A0; si vous avez des billets pour une représentation encore à venir, jusqu'à ${after("closedAccounts")} après la dernière.`,
  },

  contact: {
    title: "Contact",
    description: "Envoyez-nous un message, ou voyez où se trouve la salle et comment y venir.",
    ownMail: (address) => (
      <>
        Vous préférez votre propre messagerie{"\u00A0?"} Écrivez à {address}.
      </>
    ),
    call: (number) => <>Vous pouvez nous appeler au {number}.</>,
    write: "Envoyez un message",
  },

  contactForm: {
    name: "Nom",
    nameMissing: "Indiquez votre nom.",
    email: "E-mail",
    emailMissing: "Indiquez votre adresse e-mail.",
    emailWrong: "Indiquez une adresse e-mail valable, comme nom@exemple.be.",
    message: "Message",
    messageMissing: "Écrivez un message.",
    leaveEmpty: "Laissez ce champ vide",
    failed: "Une erreur s'est produite lors de l'envoi du message.",
    send: "Envoyer",
    sending: "Envoi...",
    thanks: "Merci pour votre message\u00A0!",
    weAnswer: (address) => <>Nous répondons au plus vite à {address}. Cela prend rarement plus de trois jours.</>,
    another: "Écrire un autre message",
  },

  venue: {
    findHall: "Comment trouver la salle",
    map: (hall) => `Plan d'accès\u00A0: ${hall}`,
    showMap: "Afficher la carte",
    mapFrom: "La carte vient d'OpenStreetMap, qui voit alors votre adresse IP.",
    openMap: "Ouvrir la carte dans une nouvelle fenêtre",
  },
};
