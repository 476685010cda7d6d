import type { placeQuestion } from "../nl/place-question.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof placeQuestion> = {
  otherPlace: "Choisir une autre place",
  take: "Prendre la place",
  restrictedTitle: (seat) => `${seat}\u00A0: visibilité réduite`,
  restricted: "De cette place, on voit moins bien la scène. La prendre quand même\u00A0?",
  wheelchairTitle: (seat) => `${seat}\u00A0: place pour fauteuil roulant`,
  wheelchair: "Il n'y a pas de siège à cette place\u00A0: vous venez avec votre propre fauteuil roulant.",
  companionTitle: (seat) => `${seat}\u00A0: place d'accompagnant`,
  takeTogether: (wheelchairPlace) =>
    `Cette place est réservée à la personne qui accompagne quelqu'un en fauteuil roulant. Prenez-la avec la place pour fauteuil roulant (${wheelchairPlace}). Celle-ci n'a pas de siège.`,
  takeBoth: "Prendre les deux places",
  wheelchairPlaceTaken:
    "Cette place est réservée à la personne qui accompagne quelqu'un en fauteuil roulant. La place pour fauteuil roulant à côté n'est plus libre\u00A0: choisissez une autre place. Le jour de la représentation, tout le monde peut prendre cette place.",
};
