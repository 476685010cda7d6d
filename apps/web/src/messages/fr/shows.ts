import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/shows.ts";

export const translation: Translation<typeof dutch> = {
  home: {
    nextShow: "Prochaine représentation",
    playedLately: "Joué récemment",
    allPlays: "Toutes les pièces",
    allPlaysSince: (year) => `Toutes les pièces depuis ${year}`,
    pastPlays: "Pièces jouées",
    aboutUs: "À propos de nous",
    tickets: "Billets",
  },

  nextShow: {
    loading: "Chargement de la représentation…",
    curtainClosed: "Le rideau est baissé pour un moment",
    nonePlanned:
      "Aucune représentation n'est prévue pour l'instant. Nous répétons\u00A0: revenez bientôt pour les nouvelles dates.",
    seePlayed: "Voir ce que nous avons déjà joué",
    writeUs: "Posez-nous une question",
    alsoPlanned: "Aussi au programme",
  },

  nextShowCard: {
    title: "Prochaine représentation",
    date: "Date",
    start: "Début",
    price: "Prix",
    aboutPlay: "À propos de cette pièce",
  },

  shows: {
    oclock: (time) => time,
    from: (price) => `à partir de ${price}`,
    perSeat: (price) => `${price} par place`,
    chooseSeats: "Choisir vos places",
    seeHall: "Voir la salle",
    cancelled: "Annulée",
    soldOut: "Complet",
    lastPlace: "Plus qu'une place libre",
    lastPlaces: (count) => `Plus que ${count} places`,
    placesFree: (free, total) => `Encore ${free} places libres sur ${total}`,
    onSaleFrom: (when) => `En vente à partir du ${when}`,
    isCancelled: "Cette représentation n'aura pas lieu. Les personnes qui avaient des billets ont reçu un e-mail.",
    presale:
      "Vous avez un code de prévente\u00A0? Saisissez-le au-dessus du plan de la salle\u00A0: vous choisissez vos places dès maintenant.",
    saleClosed: "La vente en ligne est terminée. Demandez à la caisse s'il reste des places.",
    followShows: "Toutes les représentations dans votre agenda",
  },

  cardForOtherSites: {
    curtainClosed: "Le rideau est baissé pour un moment",
    nonePlanned: "Aucune représentation n'est prévue pour l'instant. Nous répétons\u00A0: revenez bientôt.",
    toSite: "Vers notre site",
    seeShow: "Voir la représentation",
    saleClosed: "Vente en ligne terminée",
    lastPlaces: "Dernières places",
    placesFree: "Encore des places libres",
  },
};
