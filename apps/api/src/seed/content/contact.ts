import type { Content } from "@podium/shared/contracts/content";

export const contact: Content<"contact"> = {
  lead: {
    nl: "Een vraag over uw tickets, zin om mee te spelen of iets verloren onder stoel 12? Schrijf ons. Liever met uw eigen mailprogramma? Dat kan op {email}.",
  },
  directions: [
    {
      title: { nl: "Met de auto" },
      text: {
        nl: "Gratis parking op het dorpsplein, op twee minuten wandelen. Vanaf een uur voor de voorstelling staat er iemand met een zaklamp.",
      },
    },
    {
      title: { nl: "Met de fiets" },
      text: { nl: "Overdekt fietsenrek naast de ingang. Een pomp hangt achter de toog." },
    },
    {
      title: { nl: "Met de bus" },
      text: {
        nl: "De halte ligt voor de kerk. Na de voorstelling rijdt er geen bus meer: vraag aan de kassa wie uw kant uit gaat.",
      },
    },
    {
      title: { nl: "Minder mobiel" },
      text: {
        nl: "Via de zijdeur komt u zonder trappen in de zaal. Verwittig ons, dan houden wij een plaats aan een tafeltje vrij.",
      },
    },
  ],
};
