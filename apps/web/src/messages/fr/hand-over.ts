import type { Translation } from "../messages.ts";
import type { handOver } from "../nl/hand-over.ts";

export const translation: Translation<typeof handOver> = {
  cannotCome: "Vous ne pouvez pas venir\u00A0?",
  passOn: (count) => (count === 1 ? "Transmettre votre billet" : "Transmettre des billets"),
  giveBack: (count) => (count === 1 ? "Rendre votre billet" : "Rendre des billets"),
  notLoaded: "Les billets transmis et rendus n'ont pas pu être chargés.",
};
