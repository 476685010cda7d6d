import type { shows } from "../nl/shows.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof shows> = {
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
};
