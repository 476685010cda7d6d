import type { Content } from "@podium/shared/contracts/content";
import type { InAllLanguages } from "#seed/in-all-languages.ts";

export const contact: InAllLanguages<Content<"contact">> = {
  lead: {
    nl: "Een vraag over uw tickets, zin om mee te spelen of iets verloren onder stoel 12? Schrijf ons.",
    fr: "Une question sur vos billets, envie de jouer avec nous ou quelque chose d'oublié sous la chaise 12\u00A0? Écrivez-nous.",
    en: "A question about your tickets, would you like to act with us, or did you lose something under seat 12? Write to us.",
  },
  directions: [
    {
      title: { nl: "Met de auto", fr: "En voiture", en: "By car" },
      text: {
        nl: "Gratis parking op het dorpsplein, op twee minuten wandelen. Vanaf een uur voor de voorstelling staat er iemand met een zaklamp.",
        fr: "Parking gratuit sur la place du village, à deux minutes à pied. Dès une heure avant la représentation, quelqu'un vous y attend avec une lampe de poche.",
        en: "Free parking on the village square, two minutes' walk away. From an hour before the performance, somebody is there with a torch.",
      },
    },
    {
      title: { nl: "Met de fiets", fr: "À vélo", en: "By bicycle" },
      text: {
        nl: "Overdekt fietsenrek naast de ingang. Een pomp hangt achter de toog.",
        fr: "Parking à vélos couvert à côté de l'entrée. Une pompe est accrochée derrière le bar.",
        en: "A covered bicycle rack next to the entrance. There is a pump behind the bar.",
      },
    },
    {
      title: { nl: "Met de bus", fr: "En bus", en: "By bus" },
      text: {
        nl: "De halte ligt voor de kerk. Na de voorstelling rijdt er geen bus meer: vraag aan de kassa wie uw kant uit gaat.",
        fr: "L'arrêt se trouve devant l'église. Après la représentation, il n'y a plus de bus\u00A0: demandez à la caisse qui va dans votre direction.",
        en: "The stop is in front of the church. After the performance there are no more buses: ask at the box office who is going your way.",
      },
    },
    {
      title: { nl: "Minder mobiel", fr: "Mobilité réduite", en: "Reduced mobility" },
      text: {
        nl: "Via de zijdeur komt u zonder trappen in de zaal. Verwittig ons, dan houden wij een plaats aan een tafeltje vrij.",
        fr: "Par la porte latérale, vous entrez dans la salle sans escaliers. Prévenez-nous, et nous vous gardons une place à une table.",
        en: "Through the side door you come into the hall without any stairs. Let us know, and we keep a place at a table free for you.",
      },
    },
  ],
};
