/** How to find the hall. Name, address and the short way in mails come from the server's settings. */
export const venue = {
  /** The middle of the map (OpenStreetMap), in degrees. Sample: a village square in East Flanders. */
  latitude: 50.9127,
  longitude: 3.7389,
  directions: [
    {
      title: "Met de auto",
      text: "Gratis parking op het dorpsplein, op twee minuten wandelen. Vanaf een uur voor de voorstelling staat er iemand met een zaklamp.",
    },
    { title: "Met de fiets", text: "Overdekt fietsenrek naast de ingang. Een pomp hangt achter de toog." },
    {
      title: "Met de bus",
      text: "De halte ligt voor de kerk. Na de voorstelling rijdt er geen bus meer: vraag aan de kassa wie uw kant uit gaat.",
    },
    {
      title: "Minder mobiel",
      text: "Via de zijdeur komt u zonder trappen in de zaal. Verwittig ons, dan houden wij een plaats aan een tafeltje vrij.",
    },
  ],
} as const;
