import type { ReactNode } from "react";
import { messages } from "../messages.ts";

/** One's places on the waiting lists, and what is offered there. */
export const waitingPlaces = messages("waiting-places", {
  title: "Mijn wachtlijst",
  loading: "Wachtlijst laden…",
  loadFailed: "Uw plaats op de wachtlijst kon niet geladen worden.",
  position: (position: number | null) => `Wachtlijst: u bent nummer ${position}`,
  waiting: (show: string, when: string, wish: string) =>
    `${show}, ${when}: ${wish}. Komen er plaatsen vrij en bent u aan de beurt, dan mailen wij u en ziet u ze hier.`,
  leave: "Van de wachtlijst gaan",
  leaveTitle: "Van de wachtlijst gaan?",
  leaveText: "U verliest uw plaats in de rij. Schrijft u zich later opnieuw in, dan begint u achteraan.",
  leaveYes: "Ja, van de wachtlijst",
  left: "U staat niet meer op de wachtlijst.",
  offered: "Er liggen plaatsen voor u klaar",
  offer: (show: string, when: string, places: ReactNode) => (
    <>
      {show}, {when}: {places}.
    </>
  ),
  /** @param count of the offered places */
  price: (amount: string, count: number) =>
    `${count === 1 ? "Deze plaats kost" : "Samen kosten ze"} ${amount} aan de gewone prijs. Wat u betaalt, ziet u voor u bevestigt.`,
  priceLater: "Wat ze kosten, ziet u voor u bevestigt.",
  restricted: "Van een of meer van deze plaatsen ziet u het podium niet helemaal.",
  keptUntil: (until: ReactNode, left: ReactNode) => (
    <>
      Wij houden ze voor u vrij tot {until}
      {left}. Daarna gaan ze naar de volgende, en staat u niet meer op de wachtlijst. Hebt u nu stoelen van een andere
      voorstelling in uw winkelwagen, dan komen die vrij als u deze neemt.
    </>
  ),
  stillLeft: (left: string) => ` (nog ${left})`,
  take: "Neem deze plaatsen",
  taken: "De plaatsen staan in uw winkelwagen. Bevestig ze binnen de tijd die u daar ziet.",
  takeFailed: "De plaatsen zijn niet genomen.",
  lookInCart: "Kijk eerst of de plaatsen al in uw winkelwagen staan.",
  decline: "Niet meer nodig",
  declineTitle: "Deze plaatsen weigeren?",
  declineText: "De plaatsen gaan meteen naar de volgende op de wachtlijst. U staat er dan zelf niet meer op.",
  declineYes: "Ja, weigeren",
  declined: "De plaatsen gaan naar de volgende. Bedankt om het te laten weten.",
  back: "Terug",
  failed: "Dat lukte niet.",
});
