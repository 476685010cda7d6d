import { pluralOf } from "@podium/shared/words/languages";
import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/tickets.ts";

const plural = pluralOf("fr");

export const translation: Translation<typeof dutch> = {
  tickets: {
    title: "Billets",
    description:
      "Choisissez vos places sur le plan de la salle et réservez vos billets pour la prochaine représentation.",
    weHoldSeats: (minutes) =>
      `Nous gardons vos places pendant ${minutes} minutes, pour que vous puissiez choisir et confirmer tranquillement.`,
    loading: "Chargement des billets…",
    hallLoading: "Chargement de la salle…",
    loadFailed: "Les représentations n'ont pas pu être chargées",
  },

  showNavigator: {
    chooseShow: "Choisir une représentation",
    previous: "Représentation précédente",
    next: "Représentation suivante",
  },

  ticketsNoShows: {
    title: "Aucune représentation n'est prévue pour le moment",
    later: "Dès que la prochaine représentation sera en vente, vous choisirez vos places ici.",
    ask: "Posez-nous une question",
  },

  ticketsHall: {
    emptyFailed: "Le panier n'a pas pu être vidé. Réessayez.",
    anotherShow: "une autre représentation",
    otherShow: "Dans une autre fenêtre, vous avez choisi une autre représentation",
    seatsFree: "Vos places pour cette représentation sont de nouveau libres.",
  },

  notYetWords: {
    before:
      "La vente n'est pas encore ouverte. Vous pouvez déjà regarder la salle et les prix\u00A0; vous choisirez vos places quand vous pourrez entrer.",
    waiting: "Ce n'est pas encore votre tour. En attendant, vous pouvez regarder la salle et les prix.",
  },

  ticketsClearCart: {
    title: "Vider le panier\u00A0?",
    description: (seats, show) =>
      `Votre panier contient ${seats} pour ${show}. Si vous choisissez une autre représentation, il sera vidé et d'autres pourront réserver ce qu'il contient.`,
    keep: "Garder mes places",
    empty: "Vider le panier",
  },

  ticketsSoldOut: {
    announced: "Complet. Il n'y a plus de place libre.",
    title: "Complet",
    noSeatButList:
      "Il n'y a plus de place libre. Si une place se libère, la personne qui est depuis le plus longtemps sur la liste d'attente reçoit un e-mail.",
    noSeat: "Il n'y a plus de place libre.",
    anotherShow: "Il reste des places un autre soir\u00A0:",
    question: "Vous avez une question\u00A0?",
    contact: "Contact",
  },

  seatPicker: {
    planOf: (show) => `Plan de la salle pour ${show}`,
    planLoading: "Chargement du plan de la salle…",
    listLoading: "Chargement de la liste…",
    seatsFailed: "Les places libres n'ont pas pu être chargées",
    planFailed: "Le plan de la salle n'a pas pu être chargé",
    legend: "Légende",
    seatsLoading: "Chargement des places…",
    noneFree: "Plus de place libre",
    free: (seats) => `Encore ${seats}`,
    view: "Affichage",
    plan: "Plan",
    list: "Liste",
    connectionLost: "Connexion interrompue, reconnexion…",
    noProposer: "Nous n'avons pas pu chercher de places. Vérifiez votre connexion internet et réessayez.",
    signInNeeded: "Connectez-vous d'abord",
    whySignIn: "Vous devez vous connecter pour pouvoir réserver des places.",
    orWithout: "Vous n'avez pas de mot de passe\u00A0? Vous pouvez aussi continuer sans.",
    signIn: "Se connecter",
    noAccount: "Pas encore de compte\u00A0?",
    register: "Inscrivez-vous ici",
    preselected: (seats) => `Choix\u00A0: ${seats}.`,
    heldOnceIn: "Nous le gardons pour vous dès que vous vous connectez ou continuez.",
    heldForCast: "gardée pour les acteurs",
  },

  castSeats: {
    loading: "Ouverture de votre lien…",
    title: "Places pour la famille des acteurs",
    titleOf: (name) => `Places pour la famille de ${name}`,
    left: (left, taken, until) =>
      `Avec ce lien, vous pouvez ${taken > 0 ? "encore " : ""}choisir ${left} ${left === 1 ? "place" : "places"} parmi celles que nous gardons pour les acteurs, jusqu'au ${until}. Elles sont entourées sur le plan.`,
    allTaken: (seats) =>
      seats === 1 ? "La place de ce lien est choisie." : `Les ${seats} places de ce lien sont choisies.`,
    noneHeld:
      "Il ne reste pour l'instant aucune place parmi celles que nous gardons pour les acteurs. S'il y en a encore une dans le panier de quelqu'un, elle peut revenir ici.",
    othersFree: "Vous pouvez aussi choisir les autres places libres.",
    chooseFree: "Choisissez parmi les places libres.",
    notOpened: "Ce lien n'ouvre aucune place",
    failed: "Les places de votre lien n'ont pas pu être chargées.",
    again: "Réessayer",
  },

  chooseForMe: {
    title: "Choisir pour moi",
    count: "Nombre de places",
    fewer: "Une place de moins",
    more: "Une place de plus",
    withWheelchair: "Avec un fauteuil roulant",
    hint: "Nous cherchons les meilleures places libres côte à côte.",
    proposal: "Proposition",
    proposed: "Proposition\u00A0: ",
    choose: (count) => plural(count, "Prendre cette place", "Prendre ces places"),
    chooseMyself: "Choisir moi-même",
    isSplit: (count) =>
      `Il n'y a plus nulle part ${count} places libres côte à côte. Préférez-vous attendre qu'il y en ait\u00A0? Inscrivez-vous alors sur la liste d'attente. Entre-temps, nous ne gardons pas ces places-ci.`,
    tooFewSeats: (count) =>
      plural(
        count,
        "Il n'y a plus de place libre. Inscrivez-vous sur la liste d'attente.",
        `Il reste moins de ${count} places libres. Choisissez-en moins, ou inscrivez-vous sur la liste d'attente.`,
      ),
    tooFewPlaces: (count) =>
      plural(count, "Il n'y a plus de place libre.", `Il reste moins de ${count} places libres. Choisissez-en moins.`),
    noWheelchairPlace:
      "Il n'y a plus de place libre pour fauteuil roulant. Contactez-nous, nous chercherons une place ensemble.",
    wheelchairPlaces: (seats) => `Place pour fauteuil roulant\u00A0: ${seats}. Vous venez avec votre propre fauteuil.`,
    companionPlaces: (seats) => `Place d'accompagnant\u00A0: ${seats}.`,
    restrictedPlaces: (seats) => `Visibilité réduite\u00A0: ${seats}.`,
  },

  placeQuestion: {
    otherPlace: "Choisir une autre place",
    choose: "Prendre la place",
    restrictedTitle: (seat) => `${seat}\u00A0: visibilité réduite`,
    restricted: "De cette place, on voit moins bien la scène. La prendre quand même\u00A0?",
    wheelchairTitle: (seat) => `${seat}\u00A0: place pour fauteuil roulant`,
    wheelchair: "Il n'y a pas de siège à cette place\u00A0: vous venez avec votre propre fauteuil roulant.",
    companionTitle: (seat) => `${seat}\u00A0: place d'accompagnant`,
    chooseTogether: (wheelchairPlace) =>
      `Cette place est réservée à la personne qui accompagne quelqu'un en fauteuil roulant. Prenez-la avec la place pour fauteuil roulant (${wheelchairPlace}). Celle-ci n'a pas de siège.`,
    chooseBoth: "Prendre les deux places",
    wheelchairPlaceNotFree:
      "Cette place est réservée à la personne qui accompagne quelqu'un en fauteuil roulant. La place pour fauteuil roulant à côté n'est plus libre\u00A0: choisissez une autre place. Le jour de la représentation, tout le monde peut prendre cette place.",
  },

  seatType: {
    typeOf: (seat) => `Type de billet pour ${seat}`,
    offSale: "N'est plus en vente\u00A0: vous le gardez",
    changed: (seat, total) => `Type de billet modifié pour ${seat}. Total\u00A0: ${total}.`,
    failed: "Une erreur s'est produite lors du changement du type de billet. Réessayez plus tard.",
    notYetChanged: "La connexion est momentanément interrompue. Ce type de billet n'est pas encore modifié.",
  },

  priceList: {
    title: "Prix",
    perSeat: "Par place",
    typeLater: "Vous choisissez le type de billet dans votre panier ou avant de confirmer.",
  },
};
